"""What can be seen of a combatant: Life, states, whether he is out of the fight."""

from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.fighter import Condition


def condition(fighter: Combatant) -> Condition:
    """Life, and the states that a table keeps in mind."""
    states: list[str] = []
    if fighter.aggressive_open:
        states.append("aggressive")
    if fighter.asleep:
        states.append("asleep")
    if fighter.blinded:
        states.append("blinded")
    if fighter.bound:
        states.append("bound")
    if fighter.cautious:
        states.append("cautious")
    if fighter.charged:
        states.append("charged")
    if fighter.dazed:
        states.append("dazed")
    if fighter.dazzled:
        states.append("dazzled")
    if fighter.dead:
        states.append("dead")
    if fighter.defensive:
        states.append("defensive")
    if fighter.entangled:
        states.append("entangled")
    if fighter.helpless_round:
        states.append("subdued")
    if fighter.paralysed:
        states.append("paralysed")
    if fighter.prone:
        states.append("prone")
    if fighter.silenced:
        states.append("silenced")
    if fighter.stunned:
        states.append("stunned")
    if fighter.surprised:
        states.append("surprised")
    if fighter.terrified:
        states.append("terrified")
    if fighter.unaware:
        states.append("unaware")
    if fighter.unconscious or fighter.fainted:
        states.append("unconscious")
    if fighter.grapple >= 0:
        states.append("grappled")
    if fighter.pinned_by >= 0:
        states.append("pinned")
    if fighter.holds_on >= 0:
        states.append("holding-on")
    if fighter.mounted():
        states.append("mounted")
    return Condition(fighter.life, not fighter.present(), states)
