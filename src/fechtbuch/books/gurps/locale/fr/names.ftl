### Comment s'appellent les combattants et les camps des scénarios ; les personnes gardent leur nom.

fighter-archer = Archer
fighter-bravo = Spadassin
fighter-brigand = Brigand
fighter-crossbowman = Arbalétrier
fighter-doorman = Portier
fighter-duellist = Duelliste
fighter-guard = Garde
fighter-gunman = Homme de main
fighter-halberdier = Hallebardier
fighter-judoka = Judoka
fighter-machine-gunner = Mitrailleur
fighter-master-of-arms = Maîtresse d'armes
fighter-pikeman = Piquier
fighter-shieldman = Porte-bouclier
fighter-spearman = Lancier
fighter-veteran = Vétéran
fighter-wrestler = Lutteur

side-assault = Assaut
side-bravo = Spadassin
side-bridge = Pont
side-brigands = Brigands
side-gate = Porte
side-guards = Gardes
side-judoka = Judoka
side-school = École
side-soldiers = Soldats
side-street = Rue
side-veteran = Vétéran
side-wall = Rempart
