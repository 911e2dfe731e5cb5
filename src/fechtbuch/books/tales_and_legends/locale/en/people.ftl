### What English needs besides the names of the data: the gender of those who fight, for pronouns, and sides that are called otherwise.

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

side-losers = Challengers
