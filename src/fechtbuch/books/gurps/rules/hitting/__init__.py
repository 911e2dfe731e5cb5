"""Attacks in melee and at range, feints, slams, suppression fire."""
