### The gender of those who fight, where their name or kind tells it; a story has its pronouns by it.

fighter-great-bear = Great bear
    .gender = n
fighter-lech = Lech
    .gender = m
fighter-ottokar = Ottokar
    .gender = m
fighter-riding-horse = Riding horse
    .gender = n
fighter-strong-man = Strong man
    .gender = m
fighter-veteran-swordsman = Veteran swordsman
    .gender = m
fighter-warhorse = Warhorse
    .gender = n
