### Les personnes des scénarios : leur genre, et leur nom après « de ».

fighter-aldric = Aldric
    .de = d’Aldric
    .gender = m
fighter-brenn = Brenn
    .de = de Brenn
    .gender = m
fighter-hrodgar = Hrodgar
    .de = de Hrodgar
    .gender = m
fighter-kimura = Kimura
    .de = de Kimura
fighter-maitre-renaud = Maître Renaud
    .de = de Maître Renaud
    .gender = m
fighter-rao = Rao
    .de = de Rao
fighter-ysaline = Ysaline
    .de = d’Ysaline
    .gender = f
