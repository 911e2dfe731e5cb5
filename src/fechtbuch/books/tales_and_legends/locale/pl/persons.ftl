### Osoby o własnych imionach: jak się odmieniają.

fighter-lech = Lech
    .gen = Lecha
    .dat = Lechowi
    .acc = Lecha
    .ins = Lechem
    .loc = Lechu
    .gender = m
fighter-ottokar = Ottokar
    .gen = Ottokara
    .dat = Ottokarowi
    .acc = Ottokara
    .ins = Ottokarem
    .loc = Ottokarze
    .gender = m
