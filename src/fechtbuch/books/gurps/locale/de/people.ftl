### Das Geschlecht der Personen; danach richten sich die Fürwörter der Geschichte.

fighter-aldric = Aldric
    .gender = m
fighter-brenn = Brenn
    .gender = m
fighter-hrodgar = Hrodgar
    .gender = m
fighter-kimura = Kimura
    .gender = m
fighter-maitre-renaud = Maître Renaud
    .gender = m
fighter-rao = Rao
    .gender = m
fighter-ysaline = Ysaline
    .gender = f
