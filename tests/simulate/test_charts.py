"""Charts are drawn of everything that comes out of the laboratory."""

import json
import re
import struct
import sys
from dataclasses import replace
from itertools import pairwise
from math import ceil, floor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fechtbuch.simulate import Result, Sweep, compare, simulate, simulate_chain, sweep
from fechtbuch.simulate.charts import chart, save_chart
from fechtbuch.simulate.charts.contours import contour, crossings
from fechtbuch.simulate.charts.pictures import fitted
from fechtbuch.simulate.charts.sweeps import check_curves
from fechtbuch.simulate.extras import MissingExtra, needed
from fechtbuch.simulate.sweep import axis_of

DUEL = "kurt-and-hans"


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(DUEL, 200, processes=1)


@pytest.fixture(scope="module")
def grid() -> Sweep:
    return sweep(DUEL, ["kurt.ws=2..4", "hans.ws=2..3"], 50, processes=1)


def values(spec: Any) -> list[dict[str, Any]]:
    """All data rows in a specification, wherever they are."""
    found: list[dict[str, Any]] = []
    if isinstance(spec, dict):
        for name, part in spec.items():
            if name == "datasets":
                found += [row for rows in part.values() for row in rows]
            elif name == "values" and isinstance(part, list) and part and isinstance(part[0], dict):
                found += part
            else:
                found += values(part)
    elif isinstance(spec, list):
        for part in spec:
            found += values(part)
    return found


def test_a_chart_shows_the_numbers_of_the_sweep(grid: Sweep) -> None:
    rows = values(chart(grid, "heat-map").to_dict())
    shares = {(row["x"], row["y"]): row["share"] for row in rows if "x" in row and "y" in row}
    assert len(shares) == 6
    found = grid.at(4, 3)
    assert found is not None
    assert shares["4", "3"] == found.sides["kurt"].share
    other = values(chart(grid, "heat-map", side="hans").to_dict())
    assert {row["share"] for row in other if row.get("x") == "4" and row.get("y") == "3"} == {
        found.sides["hans"].share
    }


def test_titles_of_single_charts_say_what_was_found(result: Result) -> None:
    sides = list(result.sides)
    sure = replace(
        result,
        sides={
            slug: replace(one, share=share, interval=(share - 0.01, share + 0.01))
            for (slug, one), share in zip(result.sides.items(), (0.7, 0.3), strict=True)
        },
    )
    title = chart(sure, "win-share").to_dict()["title"]
    assert title["text"] == f"{sure.sides[sides[0]].name}: 70.0% of the fights won"
    assert title["subtitle"][0] == "Kurt and Hans"
    level = replace(
        sure, sides={slug: replace(one, interval=(0.2, 0.8)) for slug, one in sure.sides.items()}
    )
    assert chart(level, "win-share").to_dict()["title"]["text"] == "Nobody is surely ahead"
    assert chart(result, "rounds").to_dict()["title"]["subtitle"][0] == "Kurt and Hans"


def test_labels_at_the_ends_of_an_axis_keep_their_distance(tmp_path: Path) -> None:
    """Two labels of an axis are as far apart at its ends as in between."""
    found = compare(DUEL, "options.morale=false", fights=2000, processes=1)
    save_chart(found, tmp_path / "a.svg")
    drawn = (tmp_path / "a.svg").read_text()
    axis = drawn[drawn.index("role-axis-label") :]
    axis = axis[: axis.index("role-axis-title")]
    anchors = re.findall(r'text-anchor="(\w+)" transform="translate\(([-\d.]+),', axis)
    places = [float(place) for anchor, place in anchors]
    assert len(places) > 5
    assert {anchor for anchor, _ in anchors} == {"middle"}
    steps = [round(high - low) for low, high in pairwise(places)]
    assert len(set(steps)) == 1, steps


def test_a_curve_says_where_it_is_even() -> None:
    line = sweep(DUEL, ["kurt.ws=0..6"], 300, processes=1)
    spec = chart(line).to_dict()
    assert spec["title"]["text"] == "Kurt’s weapon skill: even at 2.2"
    label = next(row for row in values(spec) if "text" in row)
    assert label["text"] == "50% at 2.2"
    # One curve: that of the other side would be its mirror.
    assert {row["side"] for row in values(spec) if "low" in row} == {"Kurt"}
    assert "kurt.ws" not in texts(spec)
    always = sweep(DUEL, ["kurt.ws=8,9,10"], 100, processes=1)
    assert chart(always).to_dict()["title"]["text"] == "Kurt is ahead at every value"
    both = sweep(DUEL, ["kurt.ws=12,14", "options.morale=true,false"], 100, processes=1)
    assert chart(both).to_dict()["title"]["text"] == "Kurt is ahead at every value"


def test_where_draws_are_many_even_is_not_called_half() -> None:
    both = {"kurt": "trained", "hans": "trained"}
    line = sweep(DUEL, ["kurt.ws=3..6"], 300, processes=1, policies=both)
    spec = chart(line).to_dict()
    assert {row["side"] for row in values(spec) if "low" in row} == {"Kurt", "Hans"}
    labels = [row for row in values(spec) if "text" in row]
    assert labels
    assert all(row["text"].startswith("even at ") for row in labels)
    assert all(row["share"] < 0.5 for row in labels)


def test_an_axis_of_few_values_is_drawn_as_curves_and_a_grid_has_its_contour() -> None:
    few = sweep(DUEL, ["options.morale=true,false", "kurt.ws=0..5"], 100, processes=1)
    rows = [row for row in values(chart(few).to_dict()) if "low" in row]
    assert {row["side"] for row in rows} == {"yes", "no"}
    assert {row["value"] for row in rows} == set(range(6))
    wide = sweep(DUEL, ["kurt.ws=0..4", "hans.ws=2..5"], 100, processes=1)
    spec = chart(wide).to_dict()
    assert "is surely ahead in" in spec["title"]["text"]
    segments = [row for row in values(spec) if "x1" in row]
    assert segments
    share = {(row["column"], row["line"]): row["share"] for row in values(spec) if "line" in row}
    for row in segments:
        around = [
            share[column, line]
            for column in (int(row["x1"]), int(row["x1"]) + 1)
            for line in (int(row["y1"]), int(row["y1"]) + 1)
            if (column, line) in share
        ]
        assert min(around) <= 0.5 <= max(around)


def test_no_contour_goes_through_a_number(grid: Sweep) -> None:
    layers = chart(grid, "heat-map").to_dict()["layer"]
    kinds = [layer["mark"]["type"] for layer in layers]
    # The line, patches of the tiles' colours upon it, and the numbers upon these.
    assert kinds.index("rule") < kinds.index("point") < kinds.index("text")
    patch, number = layers[kinds.index("point")], layers[kinds.index("text")]
    assert patch["encoding"]["color"]["field"] == "share"
    for end in ("x", "y"):
        assert patch["encoding"][end]["field"] == number["encoding"][end]["field"]


def test_words_have_room_whatever_the_font_of_whoever_looks() -> None:
    """What was measured in a narrow font is read in a wide one: here nothing was measured."""
    text = '<text transform="translate({})" text-anchor="{}" font-size="10px">{}</text>'
    words = "nothing of this is cut off"
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" class="marks" width="100" height="90" '
        'viewBox="0 0 100 90"><rect width="100" height="90" fill="#fffdf8"/>'
        '<g transform="translate(40,20)">'
        f"{text.format('0,0', 'end', words)}"
        f"{text.format('0,20', 'start', words)}"
        f"{text.format('0,30) rotate(-90', 'start', words)}</g></svg>"
    )
    found = fitted(drawing)
    head = re.search(r'viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"', found)
    assert head is not None
    x, y, wide, tall = (int(one) for one in head.groups())
    long = 4.6 * len(words)  # a wide font takes more than that
    assert x <= 40 - long
    assert x + wide >= 40 + long
    assert y <= 50 - long
    assert y + tall == 90
    assert f'<rect x="{x}" y="{y}" width="{wide}" height="{tall}" fill="#fffdf8"/>' in found
    # What has room stays as it is.
    assert fitted(drawing.replace(words, "no")) == drawing.replace(words, "no").replace(
        "<rect width", '<rect x="0" y="0" width'
    )


def test_words_say_no_more_than_is_sure() -> None:
    same = sweep(DUEL, ["options.morale=true,false"], 30, processes=1)
    assert chart(same).to_dict()["title"]["text"].endswith("no sure difference")


@given(st.dictionaries(st.tuples(st.integers(0, 5), st.integers(0, 5)), st.floats(0, 1)))
def test_a_contour_runs_where_the_level_is_passed(heights: dict[tuple[int, int], float]) -> None:
    for segment in contour(heights, 0.5):
        for x, y in segment:
            ends = [(floor(x), floor(y)), (ceil(x), ceil(y))]
            low, high = sorted(heights[end] for end in ends)
            assert low <= 0.5 <= high


def test_a_saddle_is_divided_by_its_middle() -> None:
    hill = {(0, 0): 1.0, (1, 1): 1.0, (1, 0): 0.4, (0, 1): 0.4}
    assert len(contour(hill, 0.5)) == 2
    # The middle is high: the low corners are cut off.
    assert all(abs((x1 - x2) * (y1 - y2)) < 0.1 for (x1, y1), (x2, y2) in contour(hill, 0.5))
    assert crossings([(0, -1.0), (2, 1.0), (4, 1.0), (6, -1.0)]) == [1.0, 5.0]
    assert crossings([(0, 0.0), (1, 1.0)]) == [0.0]


def test_a_line_has_its_interval() -> None:
    line = sweep(DUEL, ["kurt.ws=2..4"], 50, processes=1)
    rows = [row for row in values(chart(line).to_dict()) if "low" in row]
    assert {row["value"] for row in rows} == {2, 3, 4}
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)


def test_survival_begins_with_all_and_ends_with_those_who_stand(result: Result) -> None:
    rows = values(chart(result, "survival").to_dict())
    kurt = {row["round"]: row["share"] for row in rows if row.get("side") == "Kurt"}
    assert kurt[0] == 1.0
    assert list(kurt.values()) == sorted(kurt.values(), reverse=True)
    assert min(kurt.values()) >= result.fighters["kurt"].standing - 1e-9
    assert min(kurt.values()) < result.fighters["kurt"].survived


@pytest.mark.parametrize("kind", ["overview", "rounds", "survival", "damage", "win-share"])
def test_every_chart_of_a_result_can_be_drawn(result: Result, kind: str, tmp_path: Path) -> None:
    save_chart(result, tmp_path / "chart.svg", kind)
    assert (tmp_path / "chart.svg").read_text(encoding="utf-8").startswith("<svg")


def test_pictures_and_pages(grid: Sweep, tmp_path: Path) -> None:
    save_chart(grid, tmp_path / "chart.png")
    head = (tmp_path / "chart.png").read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:24])
    assert min(width, height) > 200
    save_chart(grid, tmp_path / "chart.html")
    page = (tmp_path / "chart.html").read_text(encoding="utf-8")
    assert "vega" in page
    assert "<script src=" not in page


def test_comparisons_days_words_and_curves_are_drawn(grid: Sweep, tmp_path: Path) -> None:
    found: list[Any] = [
        compare(DUEL, "options.morale=false", 50, processes=1),
        simulate_chain({"encounters": [{"scenario": DUEL}]}, 50, processes=1),
        sweep(DUEL, ["options.morale=true,false"], 50, processes=1),
    ]
    for number, drawn in enumerate(found):
        save_chart(drawn, tmp_path / f"{number}.svg")
    save_chart(grid, tmp_path / "curves.svg", "win-share")


def test_a_comparison_states_its_finding_and_says_in_words_what_was_changed() -> None:
    better = chart(compare(DUEL, "kurt.ws=9", fights=400), "difference").to_dict()["title"]
    assert re.fullmatch(r"Kurt: [\d.]+ points more fights won", better["text"])
    assert "Kurt’s weapon skill: 9, compared with: as it is" in better["subtitle"]
    same = compare(DUEL, "options.morale=true", fights=40)
    title = chart(same, "difference", language="de").to_dict()["title"]
    assert title["text"] == "Kein Unterschied gefunden"
    assert "options" not in " ".join(title["subtitle"])


def test_what_cannot_be_drawn_is_told(result: Result, grid: Sweep, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there are overview, rounds"):
        chart(result, "heat-map")
    with pytest.raises(ValueError, match="no such side; there are kurt, hans"):
        chart(grid, side="karl")
    with pytest.raises(ValueError, match=r"\.svg, \.png, \.html"):
        save_chart(result, tmp_path / "chart.gif")


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(MissingExtra, match=r"pip install 'fechtbuch\[charts\]'"):
        needed("altair", "charts", "A chart")


def texts(spec: Any) -> set[str]:
    """All titles of a specification: of chart, axes and legends."""
    found: set[str] = set()
    if isinstance(spec, dict):
        for name, part in spec.items():
            if name in ("title", "text") and isinstance(part, str):
                found.add(part)
            elif name == "subtitle":
                found |= set(part)
            found |= texts(part)
    elif isinstance(spec, list):
        for part in spec:
            found |= texts(part)
    return found


@pytest.mark.parametrize("language", ["pl", "fr", "de"])
def test_charts_speak_the_reader_s_language(result: Result, grid: Sweep, language: str) -> None:
    for drawn in (result, grid):
        english = texts(chart(drawn).to_dict())
        spoken = texts(chart(drawn, language=language).to_dict())
        assert len(spoken) == len(english)
        assert not any("kurt.ws" in text or "hans.ws" in text for text in english | spoken)
        assert not english & spoken


def test_things_and_deeds_have_names_in_a_chart(result: Result) -> None:
    sources = {row["source"] for row in values(chart(result, "damage").to_dict())}
    assert "Kurt: Attack, messer" in sources
    sources = {row["source"] for row in values(chart(result, "damage", language="de").to_dict())}
    assert "Kurt: Angreifen, Messer" in sources


def test_numbers_are_written_as_the_reader_writes_them(result: Result) -> None:
    german = chart(result, "rounds", language="de").to_dict()
    assert german["config"]["locale"]["number"]["decimal"] == ","
    mean = f"{result.rounds.mean:.1f}".replace(".", ",")
    assert any(line.startswith(f"{mean} Runden") for line in texts(german))


def test_long_fights_are_drawn_by_groups_of_rounds(result: Result) -> None:
    long = dict.fromkeys(range(1, 201), 1)
    lengths = replace(result.rounds, counts=long, p95=190)
    drawn = chart(replace(result, rounds=lengths, fights=200), "rounds")
    bars = [row for row in values(drawn.to_dict()) if "until" in row]
    assert 10 < len(bars) <= 40
    assert sum(row["share"] for row in bars) == pytest.approx(1)
    wide = {round(row["until"] - row["rounds"] + 0.1) for row in bars}
    assert wide == {5}


def test_encounters_of_a_day_are_named_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "day.toml"
    file.write_text('[[encounters]]\nscenario = "kurt-and-hans"\n', encoding="utf-8")
    day = simulate_chain(file, days=20, processes=1)
    names = {row["encounter"] for row in values(chart(day, language="de").to_dict())}
    assert names == {"1. Kurt und Hans"}


def test_too_many_curves_are_refused_before_any_fight() -> None:
    check_curves([axis_of("kurt.ws=0..10"), axis_of("hans.ws=1..3")])
    check_curves([axis_of("kurt.ws=1..3"), axis_of("hans.ws=0..10")])
    with pytest.raises(ValueError, match="11 curves cannot be told apart"):
        check_curves([axis_of("kurt.ws=0..10"), axis_of("hans.ws=0..10")])


def test_a_fighter_without_armour_wears_nothing() -> None:
    line = sweep(DUEL, ["kurt.armour=none,wams"], 40, processes=1)
    shown = {row["value"] for row in values(chart(line).to_dict()) if "low" in row}
    assert shown == {"nothing", "wams"}


def test_switches_are_said_and_not_written_as_python_has_them() -> None:
    axes = ["kurt.ws=2..5", "options.morale=true,false"]
    drawn = json.dumps(chart(sweep(DUEL, axes, 10, processes=1)).to_dict())
    assert '"side": "yes"' in drawn
    assert '"side": "no"' in drawn
    assert '"True"' not in drawn
    assert '"False"' not in drawn
