### Wie Kämpfer und Seiten der Szenarien heißen; Personen behalten ihre Namen.

fighter-archer = Bogenschütze
fighter-boatswain = Bootsmann
fighter-brawler = Schläger
fighter-firebrand = Brandstifter
fighter-flit-scout = Flit-Späher
fighter-guard = Wache
fighter-gunner = MG-Schütze
fighter-katora-champion = Katora-Kämpe
fighter-officer = Offizier
fighter-rifleman = Gewehrschütze
fighter-riot-officer = Bereitschaftspolizist
fighter-shield-bearer = Schildträger
fighter-thug = Schurke

side-ambushers = Hinterhalt
side-assault = Sturmtrupp
side-boarders = Enterer
side-camp = Lager
side-convoy = Konvoi
side-crew = Mannschaft
side-crowd = Menge
side-dockers = Hafenarbeiter
side-nest = Nest
side-patrol = Streife
side-police = Polizei
side-raiders = Plünderer
side-sailors = Matrosen
side-the-knight-s-men = Die Leute des Ritters
