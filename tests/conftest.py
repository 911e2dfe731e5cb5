"""The tests read English unless they ask for another language, whatever the machine speaks."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
