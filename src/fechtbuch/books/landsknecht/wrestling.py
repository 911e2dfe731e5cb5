"""Wrestling: contests, grips, teams, disarming (4.9)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.arms import MINOR, Thing
from fechtbuch.books.landsknecht.attack import (
    Result,
    apply_result,
    lost,
    melee_blow,
    overcomes,
    roll_blow,
    seize,
)
from fechtbuch.books.landsknecht.battle import FOOT, Battle
from fechtbuch.books.landsknecht.choices import BARE_HANDS, Action, Pick
from fechtbuch.books.landsknecht.conditions import (
    can_strike,
    is_helpless,
    is_unaware,
    mount_has_struck,
)
from fechtbuch.books.landsknecht.counter import decide_busy, give_up_plans, spend_action
from fechtbuch.books.landsknecht.fighter import PARALYZATION, Combatant
from fechtbuch.books.landsknecht.movement import combat_move, going, strike_squares, walk, walks
from fechtbuch.books.landsknecht.questions import (
    AnswerQuestionBase,
    BattleQuestion,
    fighter_options,
    thing_options,
)
from fechtbuch.books.landsknecht.saves import save
from fechtbuch.books.landsknecht.ways import approach_slot
from fechtbuch.books.landsknecht.weapons import (
    armed,
    blow_things,
    drawable,
    drop,
    hands_free,
    melee_form,
    take,
    worn_weapon,
)
from fechtbuch.books.landsknecht.wounds import leave_saddle, release_hold
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Slot
from fechtbuch.engine.paths import towards
from fechtbuch.engine.tally import Tally

IMMOBILISE = "immobilise"
DISARM = "disarm"
RELEASE = "release"


def grappling_weapon(fighter: Combatant) -> Thing | None:
    """A weapon in hand that is suited to grappling (LSK-WRS-01)."""
    for thing in fighter.hands:
        if thing.weapon is not None and thing.weapon.grapple:
            return thing
    return None


def free_the_hands(fight: Battle, fighter: Combatant) -> None:
    """LSK-WRS-01: both hands free, or a grappling weapon; letting go is free."""
    keep = grappling_weapon(fighter)
    for thing in list(fighter.hands):
        if thing is not keep:
            drop(fight, fighter, thing)


def may_wrestle(fighter: Combatant) -> bool:
    """LSK-WRS-01: both hands, or a grappling weapon; creatures always have what it takes."""
    if fighter.block.creature or fighter.arms_lost == 0:
        return True
    return grappling_weapon(fighter) is not None


class StrikeQuestion(AnswerQuestionBase):
    """A wrestling attempt is about to be rolled: does the defender strike first (LSK-WRS-02)?"""

    def __init__(self, battle: Battle, defender: Combatant, wrestlers: list[Combatant]) -> None:
        super().__init__("strike", battle, defender)
        self.wrestlers = wrestlers

    def about(self) -> dict[str, str]:
        """Who wrestles."""
        return {"attacker": self.wrestlers[0].slug}

    def within(self) -> list[Combatant]:
        """The wrestlers whom the defender can reach."""
        found: list[Combatant] = []
        for wrestler in self.wrestlers:
            if len(strike_weapons(self.battle, self.fighter, wrestler)) > 0:
                found.append(wrestler)
        return found

    def verbs(self) -> list[Option]:
        """No answer, or a blow."""
        options = [Option("none")]
        if len(self.within()) > 0:
            options.append(Option("strike", ["LSK-WRS-02"]))
        return options

    def slot(self, partial: Partial) -> Slot | None:
        """Verb, then whom and with what."""
        if VERB not in partial:
            return Slot(VERB, "verb", self.verbs(), "none")
        if partial[VERB] == "strike":
            if "target" not in partial:
                within = self.within()
                return Slot("target", "fighter", fighter_options(within), within[0].slug)
            if "weapon" not in partial:
                wrestler = self.fighter_at(partial["target"])
                weapons = strike_weapons(self.battle, self.fighter, wrestler)
                return Slot("weapon", "item", [Option(slug) for slug in weapons], weapons[0])
        return None


def strike_weapons(fight: Battle, defender: Combatant, wrestler: Combatant) -> list[str]:
    """Weapons in hand, or natural ones, that reach the wrestler."""
    found: list[str] = []
    for thing in blow_things(fight, defender):
        form = melee_form(defender, thing)
        if form is not None and can_strike(fight, defender, wrestler, form):
            found.append(thing.slug)
    if len(found) == 0 and defender.block.creature:
        found.append(BARE_HANDS)
    return found


class WinnerQuestion(BattleQuestion):
    """A contest is won: immobilise, disarm or release (LSK-WRS-05)."""

    def __init__(self, battle: Battle, winner: Combatant, loser: Combatant) -> None:
        super().__init__("contest-won", battle, winner.side, winner)
        self.winner = winner
        self.loser = loser

    def about(self) -> dict[str, str]:
        """Who lost."""
        return {"loser": self.loser.slug}

    def default(self) -> Choice:
        """Immobilise."""
        return Action(IMMOBILISE)

    def slot(self, partial: Partial) -> Slot | None:
        """Verb; for a disarm the object, named before the save."""
        if VERB not in partial:
            options = [Option(IMMOBILISE, ["LSK-WRS-06"])]
            if len(self.loser.hands) > 0:
                options.append(Option(DISARM, ["LSK-WRS-10"]))
            options.append(Option(RELEASE, ["LSK-WRS-05"]))
            return Slot(VERB, "verb", options, IMMOBILISE)
        if partial[VERB] == DISARM and "item" not in partial:
            return Slot("item", "item", thing_options(self.loser.hands), self.loser.hands[0].slug)
        return None


class JoinQuestion(AnswerQuestionBase):
    """A friend wrestles somebody within reach: join him (LSK-WRS-11)?"""

    def __init__(self, battle: Battle, friend: Combatant, leader: Combatant, victim: Combatant):
        super().__init__("join", battle, friend)
        self.leader = leader
        self.victim = victim

    def about(self) -> dict[str, str]:
        """Who wrestles whom."""
        return {"leader": self.leader.slug, "victim": self.victim.slug}

    def verbs(self) -> list[Option]:
        """Stay out, or join."""
        options = [Option("stay-out")]
        if may_join(self.battle, self.fighter, self.victim):
            options.append(Option("join", ["LSK-WRS-11"]))
        return options

    def slot(self, partial: Partial) -> Slot | None:
        """Verb, then the way there."""
        if VERB not in partial:
            return Slot(VERB, "verb", self.verbs(), "stay-out")
        if partial[VERB] == "join" and "path" not in partial:
            return approach_slot(self.battle, self.fighter, self.victim, 1)
        return None


def may_join(fight: Battle, fighter: Combatant, victim: Combatant) -> bool:
    """Whether a combat move brings somebody next to the victim, if he is not there already."""
    if fight.apart(fighter, victim) <= 1:
        return True
    move = combat_move(fight, fighter)
    if fighter.block.large or victim.block.large:
        return len(strike_squares(fight, fighter, victim, 1, walks(fight, fighter, move))) > 0
    path = towards(fight.grid, fighter.at, victim.at, move, going(fight, fighter), 1)
    return len(path) > 0 and fight.grid.distance(path[-1], victim.at) <= 1


class BestQuestion(BattleQuestion):
    """Two of a team rolled equally well: which of them counts (LSK-WRS-11)?"""

    def __init__(self, battle: Battle, side: i64, best: list[Combatant]) -> None:
        super().__init__("best-wrestler", battle, side, None)
        self.best = best

    def default(self) -> Choice:
        """The first in roster order."""
        return Pick("name", [self.best[0]])

    def slot(self, partial: Partial) -> Slot | None:
        """Who it is."""
        if VERB not in partial:
            return Slot(VERB, "verb", [Option("name")], "name")
        if "who" not in partial:
            return Slot("who", "fighter", fighter_options(self.best), self.best[0].slug)
        return None

    def build(self, partial: Partial) -> Choice:
        """The one named."""
        return Pick("name", [self.fighter_at(partial.get("who", self.best[0].slug))])


class Contest:
    """A contest that has been rolled; its winner has still to choose."""

    def __init__(
        self, winner: Combatant, loser: Combatant, team: list[Combatant], team_won: bool
    ) -> None:
        self.winner = winner
        self.loser = loser
        self.team = team
        self.team_won = team_won


def wrestle(
    fight: Battle, wrestler: Combatant, victim: Combatant, later: list[Result] | None
) -> Contest | None:
    """LSK-WRS-01 to -03, -11: friends join, the defender may strike, the contest is rolled."""
    team = _team(fight, wrestler, victim)
    decide_busy(fight, victim, wrestler)  # the attempt is an attack (LSK-ITM-03)
    team = _strike_first(fight, victim, team, later)
    rolled: Contest | None = None
    if len(team) > 0:
        rolled = contest(fight, team, victim, True)
    else:
        fight.note("wrestling-fails", "LSK-WRS-02", wrestler, victim)
    victim.unaware = False  # the first attack on him is resolved (LSK-CND-02)
    return rolled


def _team(fight: Battle, wrestler: Combatant, victim: Combatant) -> list[Combatant]:
    """Whoever joins comes up, frees the hands and has acted (LSK-WRS-11).

    Those who hold the victim already roll without spending anything (LSK-WRS-15).
    """
    team = [wrestler]
    for friend in fight.fighters:
        if friend is wrestler or fight.foes(friend, wrestler) or not fight.foes(friend, victim):
            continue
        if friend.index in victim.held_by:
            team.append(friend)
        elif _may_join(fight, friend, victim):
            question = JoinQuestion(fight, friend, wrestler, victim)
            if question.void():
                continue
            answer = fight.ask(question)
            if answer.verb == "join" and isinstance(answer, Action):
                walk(fight, friend, answer.path)
                join(fight, friend, victim)
                team.append(friend)
    return team


def _may_join(fight: Battle, friend: Combatant, victim: Combatant) -> bool:
    """LSK-WRS-11: has not acted, can wrestle, and is near enough."""
    if friend.acted or not friend.able() or friend.routed or friend.block.mount:
        return False
    if friend.unaware or friend.ordered or friend.casting is not None or not may_wrestle(friend):
        return False
    return fight.apart(friend, victim) <= 1 + combat_move(fight, friend) // FOOT


def join(fight: Battle, wrestler: Combatant, victim: Combatant) -> None:
    """A wrestler has acted and has his hands free; what he was about is given up."""
    if wrestler.hold_on != victim.index:
        give_up_plans(fight, wrestler)
    free_the_hands(fight, wrestler)
    spend_action(wrestler)
    fight.note("wrestles", "LSK-WRS-01", wrestler, victim)


def _strike_first(
    fight: Battle, victim: Combatant, team: list[Combatant], later: list[Result] | None
) -> list[Combatant]:
    """LSK-WRS-02: an armed defender with his action left strikes one wrestler first."""
    if victim.acted or not victim.able() or victim.routed:
        return team
    if victim.ordered or mount_has_struck(fight, victim):
        return team  # LSK-CST-08, LSK-MNT-06
    if is_unaware(fight, victim) or not armed(victim):
        return team
    question = StrikeQuestion(fight, victim, team)
    if question.void():
        return team
    answer = fight.ask(question)
    if answer.verb != "strike" or not isinstance(answer, Action) or answer.target is None:
        return team
    target = answer.target
    give_up_plans(fight, victim)
    spend_action(victim)
    fight.note("strikes-wrestler", "LSK-WRS-02", victim, target)
    blow = melee_blow(fight, victim, target, answer.thing)
    blow.answer = True
    result = roll_blow(fight, blow)
    if later is not None:
        later.append(result)
        if overcomes(fight, result):
            return [wrestler for wrestler in team if wrestler is not target]
        return team
    apply_result(fight, result)
    return [wrestler for wrestler in team if not lost(fight, wrestler)]


def _bonus(fight: Battle, wrestler: Combatant) -> Tally:
    """LSK-WRS-03, -12, -14: WS in full, Strength, and what nature or career adds."""
    bonus = fight.tally("weapon-skill", wrestler.ws, "LSK-WRS-03")
    bonus.add("strength", wrestler.strength, "LSK-WRS-03")
    if wrestler.block.pit_fighter and fight.options.career_traits:
        bonus.add("agility", wrestler.agility, "LSK-WRS-14")
    if wrestler.block.natural_grappler:
        bonus.add("natural-grappler", wrestler.block.hit_dice, "LSK-WRS-12")
    fight.settle(wrestler, bonus, "wrestling")
    return bonus


def _roll(fight: Battle, wrestler: Combatant) -> i64:
    bonus = _bonus(fight, wrestler)
    return bonus.total + fight.roll(wrestler, 1, 20, "wrestling", bonus)


def contest(fight: Battle, team: list[Combatant], other: Combatant, team_began: bool) -> Contest:
    """LSK-WRS-03: both roll, the higher total wins.

    Whoever began it rolls first (LSK-RUL-61). A helpless victim loses without a roll.
    """
    if team_began and is_helpless(fight, other):
        fight.note("contest-without-roll", "LSK-WRS-01", team[0], other)
        return Contest(team[0], other, team, True)
    theirs: i64 = 0
    if not team_began:
        theirs = _roll(fight, other)
    totals: list[int] = []
    for wrestler in team:
        totals.append(_roll(fight, wrestler))
    if team_began:
        theirs = _roll(fight, other)
    best = _best(fight, team, totals)
    ours = totals[team.index(best)]
    if len(team) > 1:
        ours += len(team) - 1  # LSK-RUL-13
    fight.note(
        "contest",
        "LSK-WRS-03",
        best,
        other,
        values={"ours": ours, "theirs": theirs} if fight.telling else None,
    )
    if ours > theirs or (ours == theirs and _wins_tie(fight, best, other, team_began)):
        return Contest(best, other, team, True)
    return Contest(other, best, team, False)


def _best(fight: Battle, team: list[Combatant], totals: list[int]) -> Combatant:
    """LSK-WRS-11: the highest total before the bonus; between equals their side says who."""
    highest = max(totals)
    best = [wrestler for wrestler, total in zip(team, totals) if total == highest]
    if len(best) == 1:
        return best[0]
    answer = fight.ask(BestQuestion(fight, best[0].side, best))
    assert isinstance(answer, Pick)
    return answer.members[0]


def _wins_tie(fight: Battle, one: Combatant, other: Combatant, one_began: bool) -> bool:
    """LSK-WRS-04, -14: a Pit Fighter, the higher Agility, else dice without bonuses."""
    if fight.options.career_traits:
        one_special = one.block.pit_fighter
        other_special = other.block.pit_fighter
        if one_special and not other_special and not other.block.natural_grappler:
            return True
        if other_special and not one_special and not one.block.natural_grappler:
            return False
    if one.agility != other.agility:
        return one.agility > other.agility
    # LSK-RUL-61: whoever began it rolls first.
    if one_began:
        return fight.roll_off(one, other, 20, "tie")
    return not fight.roll_off(other, one, 20, "tie")


def settle_contest(fight: Battle, contest: Contest) -> None:
    """LSK-WRS-05, -15: the winner picks one result."""
    winner, loser, team = contest.winner, contest.loser, contest.team
    team_won = contest.team_won
    if winner.down or loser.down or winner.gone or loser.gone:
        return
    if not team_won:
        # LSK-WRS-15: all holders lose their grip when the victim wins.
        for holder in team:
            if holder.hold_on == winner.index:
                release_hold(fight, holder)
    answer = fight.ask(WinnerQuestion(fight, winner, loser))
    assert isinstance(answer, Action)
    if answer.verb == IMMOBILISE:
        holders = team if team_won else [winner]
        _immobilise(fight, holders, loser)
        return
    for holder in list(team) if team_won else [winner]:
        if holder.hold_on == loser.index:
            release_hold(fight, holder)
    loser.hold_streak = 0  # LSK-RUL-27
    if answer.verb == DISARM and answer.thing is not None:
        _disarm(fight, winner, loser, answer.thing)
    else:
        fight.note("released", "LSK-WRS-05", winner, loser)


def _immobilise(fight: Battle, holders: list[Combatant], victim: Combatant) -> None:
    """LSK-WRS-05, -06, -15: all who rolled hold; the count rises by one, not by one each."""
    for holder in holders:
        if victim.mounted() and not holder.mounted():
            leave_saddle(fight, victim, holder)  # LSK-MNT-07
        free_the_hands(fight, holder)
    seize(fight, holders, victim)
    for holder in holders:
        thing = grappling_weapon(holder)
        if thing is not None and thing.weapon is not None and thing.weapon.garrote:
            victim.garrotted_by = holder.index  # LSK-EQP-02


def _disarm(fight: Battle, winner: Combatant, loser: Combatant, thing: Thing) -> None:
    """LSK-WRS-10, LSK-RUL-28: save against Paralyzation or the object is taken."""
    if save(fight, loser, PARALYZATION):
        fight.note("keeps-hold", "LSK-WRS-10", loser, winner, thing.slug)
        return
    drop(fight, loser, thing)
    if hands_free(winner) > 0 and winner.block.intelligent:
        take(fight, winner, thing)
    else:
        thing.at = winner.at
    fight.note("disarmed", "LSK-WRS-10", winner, loser, thing.slug)


def holders_of(fight: Battle, victim: Combatant) -> list[Combatant]:
    """Everybody who has a grip on somebody, in roster order."""
    return [fighter for fighter in fight.fighters if fighter.index in victim.held_by]


def escape(fight: Battle, victim: Combatant) -> Contest:
    """LSK-WRS-07: another contest, on the victim's action; all holders resist."""
    return contest(fight, holders_of(fight, victim), victim, False)


def force(fight: Battle, victim: Combatant) -> Contest:
    """LSK-WRS-13: a holder forces another contest; all present holders roll (LSK-WRS-15)."""
    return contest(fight, holders_of(fight, victim), victim, True)


def hold_weapons(fight: Battle, victim: Combatant) -> list[str]:
    """LSK-WRS-08: natural and Minor weapons, in hand or at the belt."""
    found: list[str] = []
    for thing in blow_things(fight, victim):
        if _serves_in_a_hold(victim, thing):
            found.append(thing.slug)
    for thing in drawable(victim):
        if _serves_in_a_hold(victim, thing):
            found.append(thing.slug)
    found.append(BARE_HANDS)
    return found


def _serves_in_a_hold(victim: Combatant, thing: Thing) -> bool:
    """Natural and Minor weapons do; a garrote is for the unaware (LSK-EQP-02)."""
    form = melee_form(victim, thing)
    return form is not None and not form.garrote and (form.size == MINOR or form.natural)


def grips(holder: Combatant, victim: Combatant) -> bool:
    """Whether somebody holds a victim with his own hands, not with a mancatcher."""
    return holder.hold_on == victim.index and victim.caught_by != holder.index


def grip_weapons(fight: Battle, holder: Combatant) -> list[str]:
    """LSK-WRS-13: what a holder can strike with: bare hand, cestus, natural weapon."""
    worn = worn_weapon(holder)
    return [BARE_HANDS] if worn is None else [worn.slug, BARE_HANDS]


def garrote_turn(fight: Battle, holder: Combatant) -> i64:
    """LSK-EQP-02: 1d6 on each later turn of the garrotter on which he still holds."""
    return fight.roll(holder, 1, 6, "garrote")
