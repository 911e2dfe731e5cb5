"""What a scenario says once and for all: switches, place and circumstances, sides."""

from mypy_extensions import i64

from fechtbuch.engine.fight import Side


class Options:
    """The switches of section 6.1 at their defaults."""

    def __init__(self) -> None:
        self.career_traits = True
        self.pursuit_individual = False
        self.morale = True
        self.injury_table = "all"
        self.multiply = "sum"
        self.helpless_choice = False
        self.mounted_triple = "polearm"
        self.stray_pool = "all"
        self.parry_missiles = True
        self.caster = "helpless"
        self.unskilled_weapon = "skill_zero"
        self.unarmed_bonus = "melee"
        self.initiative = "single_die"


class Scene:
    """What the scenario says of place and circumstances."""

    def __init__(self) -> None:
        self.dark = False
        """Everybody without sight in the dark is blind (LSK-CND-07)."""
        self.open_ground = False
        self.weather = "dry"
        self.distance: i64 = 0
        """Feet between the nearest opponents where no positions are given; 0: diced."""
        self.sight: i64 = 0
        """How far one sees, in feet; 0: as far as one likes."""
        self.placed = True
        """Whether the scenario gives positions."""
        self.surprise = False
        self.contact_morale = True
        """Whether groups check morale when they meet (LSK-MOR-02)."""
        self.referee = False
        """Whether somebody judges free actions (LSK-SEQ-02)."""
        self.rounds: i64 = 200


class LandsknechtSide(Side):
    """A side, and how ready it is for surprises (LSK-SEQ-06)."""

    def __init__(self, slug: str, name: str, heroes: bool = False) -> None:
        super().__init__(slug, name, heroes)
        self.alert = False
        self.may_be_surprised = True
        self.ambush = False
        """Lies in ambush for the others."""
