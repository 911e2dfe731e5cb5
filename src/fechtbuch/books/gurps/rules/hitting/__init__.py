"""Attacks: declared, rolled, landed; feints, disarming, slams, shots, suppression fire."""
