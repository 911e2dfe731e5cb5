from pathlib import Path

from fechtbuch.books.base import Rule
from fechtbuch.ledger import BookCoverage, marked_tests

SOURCE = """
import pytest

pytestmark = pytest.mark.rule("A-01")


@pytest.mark.rule("B-01", "B-02")
def test_one():
    pass


def test_two():
    pass


@pytest.mark.rule("C-01")
class TestGroup:
    pytestmark = [pytest.mark.slow, pytest.mark.rule("C-02")]

    @pytest.mark.parametrize("x", [1])
    @pytest.mark.rule("C-03")
    async def test_three(self, x):
        pass

    def helper(self):
        pass


@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("D-01"))])
def test_four(x):
    pass


@pytest.mark.rule("E-01")
def not_a_test():
    pass
"""


def write(folder: Path, source: str) -> Path:
    tests = folder / "tests" / "deep"
    tests.mkdir(parents=True)
    (tests / "test_some.py").write_text(source, encoding="utf-8")
    (tests / "helper.py").write_text('@mark.rule("Z-01")\ndef test_x(): pass', encoding="utf-8")
    return folder / "tests"


def test_markers_are_found_on_modules_classes_functions_and_parameters(tmp_path: Path) -> None:
    found = marked_tests(write(tmp_path, SOURCE))
    place = "tests/deep/test_some.py"
    assert found["B-01"] == found["B-02"] == [f"{place}::test_one"]
    assert found["C-01"] == found["C-02"] == [f"{place}::TestGroup::test_three"]
    assert found["C-03"] == [f"{place}::TestGroup::test_three"]
    assert found["D-01"] == [f"{place}::test_four"]
    assert found["A-01"] == [
        f"{place}::test_one",
        f"{place}::test_two",
        f"{place}::TestGroup::test_three",
        f"{place}::test_four",
    ]
    assert "E-01" not in found
    assert "Z-01" not in found


def test_people_read_the_chapter_and_not_the_path() -> None:
    rule = Rule("X-01", "t", "s", "seed", "hitting/to_hit", "code")
    assert rule.heading == "to hit"


def test_a_rule_without_a_test_is_missing() -> None:
    rules = [Rule(name, "t", "s", "seed", "c", "code") for name in ("A-01", "A-02")]
    found = BookCoverage([(rules[0], ["tests/x.py::test"]), (rules[1], [])])
    assert found.missing == ["A-02"]
    assert found.to_data() == {
        "rules": [
            {
                "id": "A-01",
                "title": "t",
                "source": "seed",
                "status": "code",
                "tests": ["tests/x.py::test"],
            },
            {"id": "A-02", "title": "t", "source": "seed", "status": "code", "tests": []},
        ],
        "missing": ["A-02"],
    }
