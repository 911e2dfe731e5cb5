### Jak nazywają się walczący i strony ze scenariuszy; osoby zachowują swoje imiona.

fighter-archer = Łucznik
fighter-bravo = Zabijaka
fighter-brigand = Zbójca
fighter-crossbowman = Kusznik
fighter-doorman = Odźwierny
fighter-duellist = Pojedynkowicz
fighter-guard = Strażnik
fighter-gunman = Rewolwerowiec
fighter-halberdier = Halabardnik
fighter-judoka = Judoka
fighter-machine-gunner = Cekaemista
fighter-master-of-arms = Mistrzyni fechtunku
fighter-pikeman = Pikinier
fighter-shieldman = Tarczownik
fighter-spearman = Włócznik
fighter-veteran = Weteran
fighter-wrestler = Zapaśnik

side-assault = Szturm
side-bravo = Zabijaka
side-bridge = Most
side-brigands = Zbójcy
side-gate = Brama
side-guards = Strażnicy
side-judoka = Judoka
side-school = Szkoła
side-soldiers = Żołnierze
side-street = Ulica
side-veteran = Weteran
side-wall = Mur
