### Wie Kämpfer und Seiten der Szenarien heißen; Personen behalten ihre Namen.

fighter-archer = Bogenschütze
fighter-bravo = Raufbold
fighter-brigand = Wegelagerer
fighter-crossbowman = Armbruster
fighter-doorman = Türsteher
fighter-duellist = Duellant
fighter-guard = Wache
fighter-gunman = Revolvermann
fighter-halberdier = Hellebardier
fighter-judoka = Judoka
fighter-machine-gunner = MG-Schütze
fighter-master-of-arms = Fechtmeisterin
fighter-pikeman = Pikenier
fighter-shieldman = Schildträger
fighter-spearman = Speerträger
fighter-veteran = Veteran
fighter-wrestler = Ringer

side-assault = Sturmtrupp
side-bravo = Raufbold
side-bridge = Brücke
side-brigands = Wegelagerer
side-gate = Tor
side-guards = Wachen
side-judoka = Judoka
side-school = Schule
side-soldiers = Soldaten
side-street = Straße
side-veteran = Veteran
side-wall = Mauer
