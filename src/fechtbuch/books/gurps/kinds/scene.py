"""The rule switches, and what the scenario says of place and circumstances."""

from mypy_extensions import i64


class Options:
    """The rule switches at their defaults."""

    def __init__(self) -> None:
        self.aim_rule = "official"
        self.evaluate_rule = "official"
        self.extra_effort = "off"
        self.damage_bonus_mode = "flat"
        self.aoa_feint_mode = "both"
        self.aoa_long_swing_penalty = "off"
        self.multi_block = "seed"
        self.block_any_attack = "on"
        self.dual_weapon_halving = "on"
        self.move_attack_bulk = "seed"
        self.flurry_cost = "per_strike_pair"
        self.feverish_after_committed = "allowed"
        self.arm_lock_contest = "seed"
        self.retreat_persists = "on"
        self.ranged_crit_fail_by_10 = "on"
        self.telegraphic_exclusive = "off"
        self.malfunction = "off"
        self.long_two_handed_reach = 2


class Scene:
    """What the scenario says of place and circumstances."""

    def __init__(self) -> None:
        self.darkness: i64 = 0
        """Penalty for partial darkness, as a number above zero (GUR-HIT-05)."""
        self.rounds: i64 = 200
        self.cover_dr: i64 = 4
        """DR of what partial cover is made of (GUR-RNG-14)."""
