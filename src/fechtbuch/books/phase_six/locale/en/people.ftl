### The gender of those who fight, where their name or kind tells it; a story has its pronouns by it.

fighter-boatswain = Boatswain
    .gender = m
fighter-grom = Grom
    .gender = m
fighter-kestrel = Kestrel
    .gender = f
fighter-marek = Marek
    .gender = m
fighter-nessa = Nessa
    .gender = f
fighter-ottwin = Ottwin
    .gender = m
fighter-rifleman = Rifleman
    .gender = m
fighter-vance = Vance
    .gender = m
