### Comment s'appellent les combattants et les camps des scénarios ; les personnes gardent leur nom.

fighter-archer = Archer
fighter-boatswain = Maître d'équipage
fighter-brawler = Bagarreur
fighter-firebrand = Incendiaire
fighter-flit-scout = Éclaireur flit
fighter-guard = Garde
fighter-gunner = Mitrailleur
fighter-katora-champion = Champion katora
fighter-officer = Officier
fighter-rifleman = Fusilier
fighter-riot-officer = Policier antiémeute
fighter-shield-bearer = Porte-bouclier
fighter-thug = Voyou

side-ambushers = Embuscade
side-assault = Assaut
side-boarders = Abordeurs
side-camp = Camp
side-convoy = Convoi
side-crew = Équipage
side-crowd = Foule
side-dockers = Dockers
side-nest = Nid
side-patrol = Patrouille
side-police = Police
side-raiders = Pillards
side-sailors = Marins
side-the-knight-s-men = Gens du chevalier
