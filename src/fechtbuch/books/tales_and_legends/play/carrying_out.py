"""Carrying out what was declared: price, then effect (TAL-SEQ-13)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.open_ways import named_band
from fechtbuch.books.tales_and_legends.asking.verb_prices import price_of
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, half_up
from fechtbuch.books.tales_and_legends.kinds.verbs import DIRECTIONS
from fechtbuch.books.tales_and_legends.rules.basics.combinations import MANOEUVRES
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import unarmed_blow
from fechtbuch.books.tales_and_legends.rules.basics.prices import MOVES
from fechtbuch.books.tales_and_legends.rules.basics.states import fall_prone
from fechtbuch.books.tales_and_legends.rules.basics.ways import band_of, note_band
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import (
    cling,
    get_hold,
    keep_hold,
    let_go,
    shift,
    stab,
)
from fechtbuch.books.tales_and_legends.rules.declared.charging import (
    charge,
    ram,
    run_on,
    trample_action,
)
from fechtbuch.books.tales_and_legends.rules.declared.declared_attacks import (
    attack_action,
    strike_in_grapple,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import (
    grapple_action,
    haul,
    take_in_hand,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grips import break_free, contest, wrestler
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import end_invalid
from fechtbuch.books.tales_and_legends.rules.harm.falling import settle_falls
from fechtbuch.books.tales_and_legends.rules.hitting.attack import attack
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import use_aim
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import feint
from fechtbuch.books.tales_and_legends.rules.moving.can_go_on import Deed, can_go_on
from fechtbuch.books.tales_and_legends.rules.moving.leaping import climb, come_down, jump
from fechtbuch.books.tales_and_legends.rules.moving.mounted import get_down, get_up, rise, spur
from fechtbuch.books.tales_and_legends.rules.moving.movement import (
    keeps_footing,
    running_bonus,
    swim,
    walk,
)
from fechtbuch.books.tales_and_legends.rules.moving.prepared_attacks import comes_within_reach
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import shoot_action
from fechtbuch.books.tales_and_legends.rules.things.actions import gather
from fechtbuch.books.tales_and_legends.rules.things.deeds import (
    cast,
    free_oneself,
    ignore_load,
    pull_out,
    wake,
)
from fechtbuch.books.tales_and_legends.rules.things.equipping import equip, full_key
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.plans import Cover, Prepared
from fechtbuch.engine.grid import NOWHERE

WALKED: Final = {
    "half": "TAL-MOV-02",
    "move": "TAL-MOV-03",
    "fast": "TAL-MOV-04",
    "run": "TAL-MOV-05",
}
"""The rule of each band of movement; how the mount goes is TAL-MNT-06, and in water TAL-MOV-12."""

GRAPPLE_VERBS: Final = frozenset(
    ["strike", "take-down", "rise", "throw-off", "silence", "leave", "break-pin", "draw-close"]
)

GRAPPLE_FULL: Final = frozenset(["drag", "pin", "choke", "subdue"])

KEEPS_AIM: Final = frozenset(
    ["say", "face", "grip", "step", "cautious", "aggressive", "attack", "shoot", "throw", "charge",
     "strike", "stab", "trample", "grapple", "hold", "drop-item", "aim", "spur", "ignore-load",
     "break-free"]
)  # fmt: skip
"""TAL-RUL-34: free actions and the attack itself; everything else loses the aim."""


def perform(fight: Battle, fighter: Combatant, action: Action) -> None:
    """One declared action: paid, then resolved, with everything that follows at once."""
    verb = action.verb
    price = price_of(fight, fighter, action)
    price.pay(fighter)
    if verb not in KEEPS_AIM:
        fighter.aimed = False
    if verb != "climb" and fighter.climbing != NOWHERE:
        come_down(fighter)
    if fighter.full and fighter.full != full_key(action):
        fighter.full = ""  # TAL-RUL-20: consecutive, or from the start
        fighter.full_left = 0
    if verb == "attack":
        attack_action(fight, fighter, action)
    elif verb == "shoot" or verb == "throw":
        if fighter.mounted():
            fighter.named_band = named_band(fight, fighter, action.word)
        shoot_action(fight, fighter, action)
    elif verb in MOVES or verb == "step":
        move(fight, fighter, action)
    elif verb == "charge":
        charge(fight, fighter, action)
    elif verb in MANOEUVRES:
        manoeuvre(fight, fighter, action)
    elif verb in GRAPPLE_VERBS or verb in GRAPPLE_FULL:
        if verb == "draw-close" and fighter.grapple == NOBODY:
            take_in_hand(fight, fighter, action)
        elif verb == "strike":
            strike_in_grapple(fight, fighter, action)
        else:
            grapple_action(fight, fighter, action)
    elif action.thing is not None and verb != "stab" and verb != "feint":
        equip(fight, fighter, action)
    else:
        other(fight, fighter, action)
    aftermath(fight)


def aftermath(fight: Battle) -> None:
    """Falls, and prepared attacks on those who were moved by others (TAL-RUL-64)."""
    settle_falls(fight)
    end_invalid(fight)
    guard: i64 = 0
    while len(fight.shoved) > 0 and guard < 32:
        guard += 1
        index, before = fight.shoved.pop(0)
        who = fight.fighters[index]
        if not who.dead and not who.gone:
            comes_within_reach(fight, who, before, False)
            settle_falls(fight)
            end_invalid(fight)


def move(fight: Battle, fighter: Combatant, action: Action) -> None:
    """TAL-MOV-01 to TAL-MOV-07, TAL-MOV-12, TAL-MOV-13."""
    verb = action.verb
    start = fighter.at
    path = action.path
    if verb == "step":
        fighter.stepped = True
        walk(fight, fighter, path, False, "TAL-MOV-01")
        return
    rule = "TAL-MNT-06" if fighter.mounted() else WALKED.get(verb, "TAL-MOV-03")
    if fight.scene.water:
        rule = "TAL-MOV-12"
    fighter.moved = True
    fighter.spurred = False
    if fight.scene.water and len(path) > 0:
        path = swim(fight, fighter, verb, path)
    if not fight.scene.water and not keeps_footing(fight, fighter, verb):
        return
    times: i64 = 0
    if not fight.scene.water:
        # TAL-RUL-110, TAL-RUL-113: speed and the bonus of a run count from the first step on.
        note_band(fight, fighter, band_of(fight, fighter, verb))
        times = 1 if verb == "fast" else (2 if verb == "run" else 0)
        if times > 0 and len(path) > 0:
            running_bonus(fight, fighter, start, path[-1], times)
    deed = Deed(fighter)
    if action.target is not None and verb in ("fast", "run"):
        place = path.index(action.target.at) if action.target.at in path else len(path)
        walk(fight, fighter, path[:place], False, rule)
        if can_go_on(fight, deed) and fight.apart(fighter, action.target) <= 1:
            if ram(fight, fighter, action.target, action.word) and can_go_on(fight, deed):
                run_on(fight, fighter, action.target, path[place:], rule)
    else:
        walk(fight, fighter, path, False, rule)
    if times > 0 and fighter.mount == deed.mount:
        running_bonus(fight, fighter, start, fighter.at, times)


def manoeuvre(fight: Battle, fighter: Combatant, action: Action) -> None:
    """TAL-MAN: bought or declared, at work from now on (TAL-RUL-05)."""
    verb = action.verb
    thing = action.thing
    if verb == "dodge":
        fighter.dodges += 1
    elif verb == "cautious":
        fighter.cautious = True
        fighter.cautious_tired = True
    elif verb == "aggressive":
        fighter.aggressive = True
        fighter.aggressive_due = True
        fighter.aggressive_open = True
    elif verb == "defensive":
        fighter.defensive = True
    elif thing is not None and verb == "parry":
        fighter.parries = [*fighter.parries, fight.index_of(fighter, thing)]
        if thing.weapon is not None and thing.weapon.shield:
            fighter.shields_parried = [*fighter.shields_parried, thing.index]
    elif thing is not None and verb == "cover":
        against = NOBODY if action.target is None else action.target.index
        direction: i64 = -1 if action.word == "melee" else DIRECTIONS.index(action.word)
        fighter.covers = [*fighter.covers, Cover(thing.index, against, direction)]
    elif thing is not None and verb == "prepare":
        plan = Prepared(
            fight.index_of(fighter, thing),
            action.special,
            action.part,
            NOBODY if action.target is None else action.target.index,
        )
        fighter.prepared = [*fighter.prepared, plan]
    if fight.telling:
        kind = "readies" if thing is None else "readies-with"
        if action.target is not None:
            kind = "readies-against"
        item = "" if thing is None else thing.slug
        fight.note(kind, "TAL-SEQ-16", fighter, action.target, item=item, word=verb)
        if verb == "prepare" and action.special:
            fight.note("declares-special", "TAL-RUL-64", fighter, word=action.special)


def other(fight: Battle, fighter: Combatant, action: Action) -> None:
    """Everything else."""
    verb = action.verb
    target = action.target
    if verb == "say":
        if action.said:
            fight.note("says", "TAL-ACT-05", fighter, word=action.said)
    elif verb == "face":
        fighter.facing = DIRECTIONS.index(action.word)
    elif verb == "stand":
        fighter.prone = False
        fighter.on_top_of = NOBODY
        fight.note("stands", "TAL-MOV-09", fighter)
        if len(action.path) > 0:
            crawl(fight, fighter, action.path, "TAL-MOV-09")
    elif verb == "crawl":
        crawl(fight, fighter, action.path, "TAL-MOV-08")
    elif verb == "jump":
        jump(fight, fighter, action.path, action.word == "running")
    elif verb == "drop":
        fall_prone(fight, fighter, "TAL-MOV-10")
    elif verb == "aim":
        fighter.aimed = True
        fight.note("aims", "TAL-ATK-04", fighter)
    elif verb == "ignore-load":
        ignore_load(fight, fighter)
    elif verb == "gather":
        gather(fight, fighter)
    elif verb == "climb":
        climb(fight, fighter, action.path[0], action.word == "quick")
    elif verb == "breathe":
        fighter.deep_breath = True
        fight.note("breathes", "TAL-WND-17", fighter)
    elif verb == "press":
        fighter.pressing = True
        fight.note("presses", "TAL-WND-07", fighter)
    elif verb == "free":
        free_oneself(fight, fighter, action.word)
    elif verb == "spur":
        spur(fight, fighter)
    elif verb == "dismount":
        get_down(fight, fighter, action.word == "quick")
    elif verb == "keep":
        keep_hold(fight, fighter)
    elif verb == "shift":
        shift(fight, fighter, action.word)
    elif verb == "cling":
        cling(fight, fighter)
    elif verb == "let-go":
        let_go(fight, fighter, action.word == "controlled")
    elif verb == "stab":
        stab(fight, fighter, action)
    elif verb == "break-free":
        victim = wrestler(fight, fighter)
        grapple = fight.grapple_of(victim)
        if grapple is not None:
            break_free(fight, grapple, victim)
    elif verb == "cast":
        if fighter.grapple == NOBODY or contest(fight, fighter, 0, "TAL-GRP-12", [], True) > 0:
            cast(fight, fighter, action.special, target)
    elif target is not None:
        done_to(fight, fighter, action, target)


def crawl(fight: Battle, fighter: Combatant, path: list[i64], rule: str) -> None:
    """TAL-MOV-08, TAL-MOV-09: up to ½ Speed, on all fours or just risen."""
    fighter.moved = True
    note_band(fight, fighter, half_up(speed(fight, fighter)))
    walk(fight, fighter, path, False, rule)


def done_to(fight: Battle, fighter: Combatant, action: Action, target: Combatant) -> None:
    """What is done to somebody and is no blow."""
    verb = action.verb
    if verb == "feint":
        if feint(fight, fighter, target):
            fighter.feint_target = target.index
            assert action.thing is not None
            fighter.feint_thing = fight.index_of(fighter, action.thing)
    elif verb == "grapple":
        fighter.attacked = True
        blow = unarmed_blow(fight, fighter)
        blow.special = "grab"
        use_aim(fighter, blow)
        attack(fight, fighter, target, blow)
    elif verb == "trample":
        trample_action(fight, fighter, action)
    elif verb == "hold":
        get_hold(fight, fighter, target)
    elif verb == "mount":
        get_up(fight, fighter, target, action.word == "quick")
    elif verb == "raise":
        rise(fight, target)
    elif verb == "wake":
        wake(fight, fighter, target)
    elif verb == "pull-out":
        pull_out(fight, fighter, target)
    elif verb == "haul":
        haul(fight, fighter, target)
