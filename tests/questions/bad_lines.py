"""Command lines of the designer's questions with something wrong in them.

Run as a program, it runs them all in the language that its `--language` names and prints what they
said: words of the command line are chosen when the program is imported, so each language needs a
process of its own.
"""

import json

DUEL = "kurt-and-hans"
RIGHT = {
    "balance": [DUEL, "--vary", "kurt.ws=1..2"],
    "sensitivity": [DUEL],
    "matchups": ["landsknecht", "kurt", "hans"],
    "regress": ["landsknecht", "--change", "options.morale=false"],
    "why": [DUEL],
    "value": ["landsknecht", "kurt", "hans"],
    "simulate": [DUEL, "--sweep", "kurt.ws=1..4"],
}
"""By question: what would be right."""

EVERYWHERE = [
    ["-n", "0"],
    ["-n", "x"],
    ["--seed", "-1"],
    ["--processes", "0"],
    ["--time", "soon"],
    ["--out", "a.txt"],
    ["--out", "nowhere/a.csv"],
    ["--chart", "a.gif"],
    ["--state", "nowhere/a.json"],
    ["--cluster", "127.0.0.1"],
    ["--nothing"],
]
"""What is wrong with every question."""

SINGLE = [
    "balance",
    "matchups",
    "value nobook",
    "why kurt-and-han",
    "sensitivity nowhere.toml",
    "balance kurt-and-hans",
    "balance kurt-and-hans --vary kurt.ws",
    "balance kurt-and-hans --vary kurt.wss=1..2",
    "balance kurt-and-hans --vary kart.ws=1..2",
    "balance kurt-and-hans --vary kurt.ws=x,y",
    "balance kurt-and-hans --vary kurt.ws=1..2..0",
    "balance kurt-and-hans --vary kurt.ws=0..5000",
    "balance kurt-and-hans --vary kurt.ws=",
    "balance kurt-and-hans --vary kurt.ws.x=1",
    "balance kurt-and-hans --vary options.moral=true",
    "balance kurt-and-hans --vary kurt.ws=1..2 --vary kurt.ws=1..2",
    "balance kurt-and-hans --vary kurt.ws=0..40 --vary hans.ws=0..40",
    "balance kurt-and-hans --vary kurt.ws=1..2 --target 150%",
    "balance kurt-and-hans --vary kurt.ws=1..2 --cost kurt.wounds=2",
    "balance kurt-and-hans --vary kurt.ws=1..2 --within x",
    "balance kurt-and-hans --vary kurt.ws=1..2 --policy kurt=x",
    "balance kurt-and-hans --vary kurt.ws=1..2 --set kurt.ws",
    "sensitivity kurt-and-hans --difference 7",
    "matchups landsknecht kurt",
    "matchups landsknecht kurt kurt",
    "matchups landsknecht kurt heinz",
    "matchups landsknecht kurt hans@x",
    "matchups landsknecht kurt hans+wss=3",
    "matchups landsknecht kurt hans --option x=1",
    "matchups landsknecht kurt hans --squad 13",
    "regress landsknecht",
    "regress landsknecht --change x",
    "regress landsknecht --scenario duel-of-honour --change options.morale=false",
    "regress landsknecht --baseline nowhere/x.json",
    "why kurt-and-hans --side ilse",
    "why kurt-and-hans -n 1",
    "balance kurt-and-hans --vary kurt.ws=1..2 -n 1",
    "sensitivity kurt-and-hans -n 1",
    "matchups landsknecht kurt hans -n 1",
    "regress landsknecht --change options.morale=false -n 1",
    "value landsknecht kurt hans --battles 1",
    "value landsknecht kurt hans --option morale=x",
    "simulate kurt-and-hans --sweep kurt.ws",
    "simulate kurt-and-hans --sweep kurt.ws=1..2 --smooth",
    "simulate kurt-and-hans --smooth",
    "simulate kurt-and-hans --precision x",
]
"""What is wrong with one of them."""

LINES = [
    *(
        f"{name} {' '.join([*right, *wrong])}"
        for name, right in RIGHT.items()
        for wrong in EVERYWHERE
    ),
    *SINGLE,
]


def main() -> None:
    """Run every line; tell how each ended and what was said, without how the program is called."""
    import sys

    from typer.testing import CliRunner

    from fechtbuch.cli.app import app

    found = {}
    for line in LINES:
        result = CliRunner().invoke(app, [*line.split(), *sys.argv[1:]])
        said = result.output.strip().rpartition("\n\n")[2]
        found[line] = (result.exit_code, said)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
