"""Fear: courage before what frightens (TAL-STA-11); the turns of terror are in `moving/flight`."""

from fechtbuch.books.tales_and_legends.kinds.skills import COMPOSURE
from fechtbuch.books.tales_and_legends.rules.basics.checks import rolled, skill
from fechtbuch.books.tales_and_legends.rules.basics.sight import sees
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


def take_heart(fight: Battle, fighter: Combatant) -> None:
    """TAL-STA-11: composure against the fear ST of each creature, when it is faced first."""
    for foe in fight.fighters:
        if foe.block.fear == 0 or foe.index in fighter.faced or not fight.foes(fighter, foe):
            continue
        if foe.dead or foe.gone or not sees(fight, fighter, foe):
            continue
        fighter.faced = [*fighter.faced, foe.index]
        result = rolled(fight, fighter, skill(fight, fighter, COMPOSURE), "courage", [])
        short = foe.block.fear - result
        if short <= 0:
            fight.note("takes-heart", "TAL-STA-11", fighter, foe)
        elif short > fighter.terrified:
            fighter.terrified = short  # one round for each missing point
            fighter.afraid_of = foe.index
            fighter.lose_manoeuvres()
            if fight.telling:
                test = {"result": int(result), "fear": int(foe.block.fear)}
                fight.note("terrified", "TAL-STA-11", fighter, foe, amount=short, values=test)
