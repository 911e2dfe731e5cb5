"""Asking the same question again with more fights, without fighting the old ones again."""

import copy
import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from fechtbuch.simulate.drive import Course
from fechtbuch.simulate.run import Means
from fechtbuch.simulate.work import Job

Kept = dict[str, tuple[int, list[list[int]], dict[str, Any]]]
"""By job: how far it went, which fights are done and what they came to. Plain data."""


@dataclass(frozen=True)
class Remembering(Means):
    """Means that remember what was fought. What a finding comes to does not depend on it.

    A question asked with 50 fights and then with 500 costs 500 in all, and the second finding
    equals that of whoever asked for 500 at once.
    """

    kept: Kept = field(default_factory=dict)
    """From before."""
    used: Kept = field(default_factory=dict)
    """What this finding rests on, to be given to the next."""

    def work(self, courses: Sequence[Course]) -> tuple[str, float, int]:
        """Do what is not done yet."""
        for course in courses:
            before = self.kept.get(_key(course.job))
            if before is not None:
                # A copy: a plan may have the same job twice, and each counts by itself.
                course.restore(*copy.deepcopy(before))
        found = super().work(courses)
        for course in courses:
            self.used[_key(course.job)] = (course.goal, course.done.spans, course.counts)
        return found


def _key(job: Job) -> str:
    return hashlib.sha256(json.dumps(job).encode()).hexdigest()
