"""Test rules the way this project tests its books: a situation, scripted dice, what came of it.

    from fechtbuch.testing import situation

    def test_a_parry_stops_the_blow() -> None:
        duel = situation("kurt-and-hans")
        struck = duel.play("kurt: attack target=hans weapon=messer", dice="d20=6")
        parried = struck.play("hans: parry weapon=messer", dice="d20=3")
        assert parried.event("parried").actor == "hans"
        assert parried.parts("attack") == {"armour-class": 14, "weapon-skill": -3}
        assert struck.refuses("hans: parry weapon=pike", reason="not-in-hand")

`situation` takes a scenario (its name, a file, a dictionary) or a fight that was made otherwise.
`play` runs it with scripted answers and dice and stops where the next question is asked; it
fails when somebody else is asked than the script says, and on a die too many, too few or of
other sides. Nothing is changed by it: any number of continuations may be played from one
situation. `chances` plays all dice there are and gives exact fractions.
"""

from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.testing.exchanges import Turn, exchanges
from fechtbuch.testing.players import DefaultPlayer, ScriptedPlayer
from fechtbuch.testing.script import Asked, ScriptError
from fechtbuch.testing.situation import Chances, Happening, Situation, chances, situation

__all__ = [
    "Asked",
    "Chances",
    "DefaultPlayer",
    "Happening",
    "RandomPlayer",
    "ScriptError",
    "ScriptedPlayer",
    "Situation",
    "Turn",
    "chances",
    "exchanges",
    "situation",
]
