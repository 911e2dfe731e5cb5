"""The blow, its target number, the attack procedure, and spells."""
