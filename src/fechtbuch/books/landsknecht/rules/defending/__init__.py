"""Answers to an attack: counter-attack, guard, parry, or none."""
