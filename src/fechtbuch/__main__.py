"""`python -m fechtbuch`: the same as the command `fechtbuch`."""

from fechtbuch.cli import main

if __name__ == "__main__":
    main()
