### Les règles et les options, en français.


## checks

TAL-TST-01 = Test
    .summary = On ajoute un d20 à la valeur ; atteindre la difficulté est un succès.
TAL-TST-02 = Valeur du test
    .summary = Attribut, niveau, synergie et modificateurs durables font la valeur ; la situation ne change que ce test.
TAL-TST-03 = Échelle de difficulté
    .summary = Des noms pour les difficultés, de 0 (triviale) à 100 et plus ; ils guident qui en fixe une.
    .reason = L’échelle conseille qui fixe une difficulté ; rien n’en est calculé.
TAL-TST-04 = Test opposé
    .summary = Les deux camps lancent, le plus haut gagne ; à égalité les deux relancent.
TAL-TST-05 = Relance positive
    .summary = Un 20 naturel se relance et s’ajoute tant que tombent des 20 ; un 1 en chemin compte 1.
TAL-TST-06 = Relance négative
    .summary = Un 1 naturel amène un second d20 qu’on retranche, et d’autres après chaque 20.
TAL-TST-07 = Autres dés et pourcentages
    .summary = Les dégâts usent de petits dés en somme ; un pourcentage réussit sur un d100 qui ne le dépasse pas.

## arms

TAL-TST-08 = Arrondis et fractions
    .summary = Les moitiés montent ; quarts et huitièmes sont des moitiés de moitiés, si bien que rien de positif ne devient 0.

## skills

TAL-TST-09 = Modificateurs et synergie
    .summary = Chaque compétence qui aide ajoute 1 par cinq niveaux pleins ; les modificateurs de toute origine s’additionnent.

## checks

TAL-TST-10 = Compétences spéciales sans entraînement
    .summary = Équitation et soins sans niveau se testent à −20, monter une espèce inconnue à −5.
TAL-TST-11 = Test d’équilibre
    .summary = Acrobatie ou corps à corps, au choix, contre la difficulté, sinon l’on tombe ; un mauvais sol le demande en mouvement.
TAL-TST-12 = Points de chance au combat
    .summary = En option : les Héros paient de la chance pour relancer, ignorer la fatigue, une parade ou esquive tardive ou +10 en défense, une blessure moins grave, et au lieu de mourir.

## sequence

TAL-SEQ-01 = Combat, bataille et duel
    .summary = Tout affrontement est une bataille, sauf si le scénario dit que c’est un duel.

## initiative

TAL-SEQ-02 = Round et tour
    .summary = Un round dure six secondes et contient un tour pour chacun.

## sequence

TAL-SEQ-03 = Round de surprise
    .summary = Ceux qui tendent l’embuscade ont un round à eux ; les surpris ne font rien et sont au dépourvu.
TAL-SEQ-04 = Test de sang-froid
    .summary = Ensuite chaque surpris teste son sang-froid contre 20 et perd aussi le round suivant s’il échoue.

## initiative

TAL-SEQ-05 = Initiative d’une bataille
    .summary = Un test d’initiative par combattant ordonne toute la bataille, le plus haut d’abord ; les retardataires s’y insèrent.
TAL-SEQ-06 = Égalités
    .summary = À résultats égaux les Héros d’abord, puis les réflexes, le niveau d’initiative, le hasard.
TAL-SEQ-07 = Initiative de groupe
    .summary = Les adversaires d’une sorte à même valeur partagent un jet.
TAL-SEQ-08 = Fatigue après le jet
    .summary = Les points reçus ensuite ne touchent pas une initiative lancée et baissent les tests suivants.

## sequence

TAL-SEQ-09 = Ordre des tours
    .summary = De la plus haute initiative vers le bas ; un tour finit quand ses actions sont employées ou refusées.
TAL-SEQ-10 = Actions d’un tour
    .summary = Deux actions ordinaires, une supplémentaire, des gratuites ; rien ne se garde.

## combine

TAL-SEQ-11 = Payer d’une plus grande action
    .summary = Une action ordinaire peut payer une supplémentaire, jamais l’inverse.
TAL-SEQ-12 = Action d’un round entier
    .summary = Elle prend les deux actions ordinaires et la supplémentaire ; plusieurs remplissent plusieurs tours.

## perform

TAL-SEQ-13 = Annoncer et résoudre une à une
    .summary = Une action s’annonce et se résout avant qu’on annonce la suivante.

## turn

TAL-SEQ-14 = Action normale par défaut
    .summary = Ce qui n’est pas annoncé spécial est une action simple.

## sequence

TAL-SEQ-15 = Round suivant d’une bataille
    .summary = Le round suivant garde l’ordre du premier.

## combine

TAL-SEQ-16 = Classes d’actions spéciales
    .summary = Les manœuvres valent le round, les attaques spéciales une attaque, une troisième classe n’est ni l’un ni l’autre ; toutes se paient.

## specials

TAL-SEQ-17 = Devoir d’annoncer
    .summary = Une attaque spéciale ou manœuvre ne compte que si elle est annoncée avant le jet qu’elle change.

## prepared

TAL-SEQ-18 = Manœuvres à usage unique
    .summary = Parade, esquive et attaque préparée s’épuisent en une fois et doivent se racheter.

## combine

TAL-SEQ-19 = Combiner les manœuvres
    .summary = Les manœuvres vont ensemble, sauf agressif avec défensif ou prudent, et un bouclier pour couvrir et parer.
TAL-SEQ-20 = Une attaque spéciale par attaque
    .summary = Une attaque porte une attaque spéciale ; la visée, ce qui va avec une charge et la mise à mort font exception.

## specials

TAL-SEQ-21 = Quand vient la fatigue
    .summary = Le point de fatigue d’une attaque spéciale vient quand tout est fini.

## battle

TAL-SEQ-22 = Duel : ce qui diffère
    .summary = Un duel diffère en deux points : l’initiative à chaque round, et annoncer à part de faire.

## sequence

TAL-SEQ-23 = Duel : surprise
    .summary = Le duelliste embusqué continue seul jusqu’à ce que la victime réussisse le test de sang-froid.

## duel

TAL-SEQ-24 = Duel : initiative et première annonce
    .summary = Le plus lent annonce tout d’abord, et le plus rapide l’entend.
TAL-SEQ-25 = Duel : exécution
    .summary = Le plus rapide agit aussitôt ; puis le plus lent fait ce qu’il a annoncé, s’il le peut encore.

## sequence

TAL-SEQ-26 = Duel : round suivant
    .summary = Chaque round d’un duel commence par une nouvelle initiative.

## ways

TAL-SEQ-27 = Rejoindre un tireur à temps
    .summary = En option : une avance de 10 donne une action ordinaire, de 5 une supplémentaire de mouvement avant qu’un tireur éloigné agisse.

## movement

TAL-MOV-01 = Pas
    .summary = Un pas gratuit d’un mètre dans un tour sans autre mouvement, jamais en selle.
TAL-MOV-02 = Demi-mouvement
    .summary = La moitié de la Vitesse pour une action supplémentaire.
TAL-MOV-03 = Mouvement
    .summary = La Vitesse en mètres pour une action ordinaire.
TAL-MOV-04 = Mouvement rapide
    .summary = Trois fois la Vitesse pour deux actions ordinaires, la Vitesse s’ajoutant à la défense jusqu’au tour suivant.
TAL-MOV-05 = Course
    .summary = Six fois la Vitesse pour le round, deux fois la Vitesse s’ajoutant à la défense.

## defence

TAL-MOV-06 = Limites du bonus de course
    .summary = Le bonus ne vaut pas contre qui l’on court, ni au dépourvu.

## charging

TAL-MOV-07 = Percuter en courant
    .summary = En mouvement rapide ou course on peut percuter un adversaire pour rien, à mains nues, par renversement ou repoussée.

## movement

TAL-MOV-08 = Ramper
    .summary = La moitié de la Vitesse sur le ventre pour deux actions ordinaires.

## perform

TAL-MOV-09 = Se relever
    .summary = Se relever coûte une action ordinaire et permet avec cela la moitié de la Vitesse.
TAL-MOV-10 = Se jeter à terre
    .summary = Se jeter à terre coûte une action supplémentaire.

## leaping

TAL-MOV-11 = Sauter
    .summary = Un saut fait partie d’un mouvement : la moitié de la Vitesse en longueur, un cinquième en hauteur, plus avec l’acrobatie.

## movement

TAL-MOV-12 = Nager
    .summary = Dans l’eau un quart, la moitié ou toute la Vitesse, pour une action ordinaire, deux ou le round.
TAL-MOV-13 = Nager plus vite
    .summary = Un test d’athlétisme nage plus loin ; une eau agitée le rend plus dur.

## leaping

TAL-MOV-14 = Grimper
    .summary = Un round entier d’escalade gagne un quart de la Vitesse.
TAL-MOV-15 = Difficulté et vitesse d’escalade
    .summary = Ce qu’on grimpe fixe la difficulté ; la moitié de la Vitesse se tente à −10.

## load

TAL-MOV-16 = Surcharge
    .summary = La charge en multiples de ce qu’on porte baisse les tests de Réflexes et Dextérité, défense et Vitesse, et rend coûteux de se relever.

## falling

TAL-MOV-17 = Dégâts de chute
    .summary = La moitié de la hauteur, arrondie vers le haut, au carré, quelle que soit l’armure.
TAL-MOV-18 = Adoucir une chute
    .summary = Un résultat d’acrobatie de 20, 25, 30, 40, 50 ôte un à cinq mètres.

## attack

TAL-ACT-01 = Attaque
    .summary = Une action ordinaire, compétence d’arme ou combat à mains nues contre la défense, à un mètre ou à l’allonge de l’arme.

## actions

TAL-ACT-02 = Dégainer ou rengainer
    .summary = Les armes de mêlée Légères pour une action supplémentaire, les autres pour une ordinaire.
TAL-ACT-03 = Carquois, ceinture, bourse
    .summary = Chaque chose qu’on en tire coûte une action supplémentaire.
TAL-ACT-04 = Sac à dos, besace, sac
    .summary = D’un sac il faut deux rounds entiers.

## perform

TAL-ACT-05 = Parler
    .summary = Parler ne coûte rien, sauf si quelque chose empêche.

## actions

TAL-ACT-06 = Boire une potion
    .summary = Une potion en main se boit en un round entier.
TAL-ACT-07 = Lancer un sort
    .summary = Un sort coûte son temps et doit atteindre la défense magique ; les cérémonies ne servent pas au combat.

## blows

TAL-ACT-08 = Attaque à distance
    .summary = −1 par deux mètres pleins, rien au-delà de la portée, et pas de parade.

## actions

TAL-ACT-09 = Charger
    .summary = Une arme de tir se charge à son prix avant chaque tir, le projectile se prenant à part.

## blows

TAL-ACT-10 = Lancer
    .summary = Les armes de jet volent la Charge fois leur facteur ; le reste à −10, deux crans plus faible et pas loin.
TAL-ACT-11 = Arme improvisée
    .summary = Ce qui n’est pas une arme frappe à −5, dés deux crans plus bas et sans qualité.
TAL-ACT-12 = Arme lourde
    .summary = Au-delà d’une limite de poids chaque 0,1 kg vaut −1 ; plus lourde encore elle coûte plus et le niveau n’aide plus ; l’effort ôte 5 pour un point de fatigue.

## actions

TAL-ACT-13 = Prise à deux mains
    .summary = Les deux mains montent la part de Force d’une catégorie, si l’arme le permet.

## blows

TAL-ACT-14 = Sans maîtrise
    .summary = Sans la maîtrise qu’une arme demande, tous ses tests sont à −5.

## actions

TAL-ACT-15 = Mettre une armure
    .summary = Une armure se met en 15 à 30 rounds entiers, un casque en 4 à 10, et s’ôte en moitié moins.

## reactions

TAL-MAN-01 = Parade
    .summary = Achetée pour un objet nommé ; après une touche de mêlée on teste sa compétence contre le résultat.

## damage

TAL-MAN-02 = Parade qui brise l’objet
    .summary = Si le coup détruit l’objet qui pare, il passe quand même.

## reactions

TAL-MAN-03 = Esquive
    .summary = Achetée pour une action supplémentaire ; après toute touche contre la défense on teste l’esquive contre le résultat.
TAL-MAN-04 = Esquive : céder du terrain
    .summary = Esquiver un coup recule d’un mètre ; de 20 ou plus ce n’est pas nécessaire, sans place il faut gagner ainsi.
TAL-MAN-05 = Esquive contre un critique
    .summary = Un coup critique se compte depuis l’esquive ratée au lieu de la défense, en mieux ou en pire.
TAL-MAN-06 = Esquive ou parade
    .summary = Un coup rencontre une parade ou une esquive, jamais les deux.

## bands

TAL-MAN-07 = Se couvrir du bouclier
    .summary = Un bouclier contre un adversaire, ou les projectiles d’un côté, vaut couverture et armure pour tout le corps.

## combine

TAL-MAN-08 = Un bouclier, un usage
    .summary = Un bouclier couvre ou pare dans un tour, pas les deux.

## sequence

TAL-MAN-09 = Attaque prudente
    .summary = −5 aux attaques, +5 aux parades et esquives, un point de fatigue ; annoncée avant d’attaquer.

## defence

TAL-MAN-10 = Combat agressif
    .summary = +10 pour toucher en mêlée, au prix d’une défense au dépourvu sans parade ni esquive.
TAL-MAN-11 = Combat défensif
    .summary = Une action ordinaire pour +5 à défense, parades et esquives jusqu’au tour suivant.

## prepared

TAL-MAN-12 = Attaque préparée
    .summary = Une attaque attend qu’un ennemi arrive à portée et se fait avant la sienne.

## specials

TAL-ATK-01 = Attaque à deux armes
    .summary = Deux armes à la fois, −10 pour la première et −15 pour la seconde, ou −10 si elle est Légère.
TAL-ATK-02 = Attaque multiple
    .summary = Trois attaques au prix de deux, chacune à −10, sur un adversaire, pour un point de fatigue.

## combine

TAL-ATK-03 = Attaque multiple à l’arme lourde
    .summary = Avec une arme lourde trois attaques prennent tout le round.

## shooting

TAL-ATK-04 = Viser
    .summary = Une action supplémentaire ajoute un quart de Perception à l’attaque qui suit.

## blows

TAL-ATK-05 = Viser une partie du corps
    .summary = −20 pour une partie choisie, −40 à la tête ; la blessure est là.

## contests

TAL-ATK-06 = Feinte
    .summary = Avec une arme Légère ou d’escrime : provocation contre intuition, et le coup suivant trouve un humanoïde au dépourvu.
TAL-ATK-07 = Renversement
    .summary = Après une touche à mains nues le corps à corps décide si la cible tombe ; +5 après une charge.

## damage

TAL-ATK-08 = Renversement par répulsion
    .summary = Toute touche d’une arme de Répulsion tente aussi de renverser, même parée.

## contests

TAL-ATK-09 = Repousser
    .summary = Après une touche à mains nues le corps à corps décide si la cible recule d’une case ; qui charge peut suivre.
TAL-ATK-10 = Contourner le bouclier
    .summary = Initiative à −20 contre initiative ; le coup du gagnant ne rencontre ni parade ni couverture, pour un point de fatigue.

## shooting

TAL-ATK-11 = Tir sur une case
    .summary = Un projectile lobé sur une case demande 20 et un de plus par mètre, à demi-portée.
TAL-ATK-12 = Tir sur une case : manqué
    .summary = Un tir manqué tombe à côté, un mètre plus loin par cinq points manquants.

## damage

TAL-ATK-13 = Coup puissant
    .summary = −10 pour toucher, la part de Force une catégorie plus haut, un point de fatigue.

## contests

TAL-ATK-14 = Croc-en-jambe
    .summary = Après une touche, main ou arme contre l’équilibre de la cible la fait tomber.
TAL-ATK-15 = Désarmer
    .summary = Après une touche, le corps à corps fait sauter une arme ; les deux mains résistent à +10.

## charging

TAL-ATK-16 = Charge
    .summary = Une action supplémentaire et une attaque : jusqu’à la Vitesse et un coup à +5, puis ni parade ni esquive jusqu’au tour suivant.
TAL-ATK-17 = Charge en corps à corps
    .summary = Une charge peut finir en saisie ; gagnée de dix elle peut mettre les deux à terre.
TAL-ATK-18 = Charge avec renversement ou repoussée
    .summary = Une charge peut finir en renversement, repoussée ou les deux, à +5 pour un test de corps à corps.
TAL-ATK-19 = Charge avec piétinement
    .summary = Avec une action supplémentaire de plus une charge piétine à −5 ; échouer, c’est tomber.
    .summary = Pour un prix plus élevé, une charge piétine à −5 ; échouer, c’est tomber.
TAL-ATK-20 = Piétiner
    .summary = Corps à corps à −10 pour forcer la case ; alors une saisie trouve l’adversaire au dépourvu, ou qui piétine lutte pour l’équilibre.

## damage

TAL-ATK-21 = Mise à mort
    .summary = Une action ordinaire de plus rend dix fois pire une touche au corps de qui est sans défense.

## shooting

TAL-ATK-22 = Attaque de zone
    .summary = Ce qui frappe une case demande 10 et la distance, touche le torse, et ne s’esquive ni ne se pare.
TAL-ATK-23 = Dispersion
    .summary = Un d10 dit où cela tombe ; les plus grands écarts ajoutent direction et dé de distance.

## grips

TAL-GRP-01 = Entrer au corps à corps
    .summary = Une touche à mains nues contre la défense le commence ; les deux sont au contact.
TAL-GRP-02 = S’arracher au premier round
    .summary = Une fois au premier round la victime peut tenter de s’arracher pour rien.
TAL-GRP-03 = Gagner d’abord le test
    .summary = Chaque activité demande d’abord un test gagné ; son prix se paie de toute façon.

## defence

TAL-GRP-04 = Défense envers les autres
    .summary = Pour les autres, les lutteurs sont pris au dépourvu.

## grappling

TAL-GRP-05 = Attaque au corps à corps
    .summary = Un coup au corps à corps : mains nues ou armes Légères, à −5.
TAL-GRP-06 = Traîner
    .summary = Un round entier traîne l’adversaire de la moitié de la Vitesse.

## contests

TAL-GRP-07 = Mettre à terre
    .summary = Les deux tombent, le gagnant au-dessus avec +5.

## grappling

TAL-GRP-08 = Se relever ou rejeter
    .summary = Se relever ou rejeter quelqu’un, à −5.
TAL-GRP-09 = Clouer au sol
    .summary = Un round entier cloue : au dépourvu envers tous, rien à faire que s’en sortir.
TAL-GRP-10 = Étouffer
    .summary = Étouffer un adversaire cloué use son souffle, deux fois plus vite si gagné de cinq.
TAL-GRP-11 = Rendre sans défense
    .summary = Un adversaire cloué devient sans défense envers les autres jusqu’à la fin du round.

## perform

TAL-GRP-12 = Lancer un sort au corps à corps
    .summary = Un sort sans G ni R peut se commencer après un test gagné.

## grappling

TAL-GRP-13 = Faire taire
    .summary = Réduit au silence jusqu’à gagner un test de corps à corps.
TAL-GRP-14 = Tirer un objet au corps à corps
    .summary = Un petit objet se tire pour une action ordinaire et le prix habituel.
TAL-GRP-15 = Sortir
    .summary = Une action ordinaire et un test gagné en font sortir, sauf cloué.

## grips

TAL-GRP-16 = Plusieurs d’un côté
    .summary = Un côté teste avec la somme des valeurs de corps à corps de ses membres.

## grappling

TAL-GRP-17 = Garrot
    .summary = Un garrot à deux mains étouffe à +10.

## holding

TAL-HLD-01 = S’agripper : conditions
    .summary = Seulement d’énormes créatures, d’où elles n’atteignent pas, une main libre ; leurs attaques n’atteignent alors pas qui s’agrippe.
TAL-HLD-02 = S’agripper
    .summary = Combat à mains nues puis athlétisme, contre la défense de la créature.
TAL-HLD-03 = Tenir bon
    .summary = À chaque tour une action ordinaire et athlétisme contre défense et vitesse.
TAL-HLD-04 = Deux mains
    .summary = Les deux mains donnent +5.
TAL-HLD-05 = Attaquer en s’agrippant
    .summary = Un coup ce faisant, à mains nues ou Léger, à −5.
TAL-HLD-06 = Se déplacer
    .summary = Un round entier et 20 de plus mènent à un autre endroit de la créature.
TAL-HLD-07 = En faire un corps à corps
    .summary = Il peut à volonté devenir un corps à corps.
TAL-HLD-08 = Lâcher
    .summary = Lâcher coûte une action supplémentaire, ou rien avec −30 à la réception.

## menu

TAL-HLD-09 = Tirer un objet en s’agrippant
    .summary = Un petit objet se tire pour une action supplémentaire et le prix habituel.

## initiative

TAL-MNT-01 = Cavalier et monture
    .summary = Une monture agit au tour de son cavalier, avec ses actions.

## perform

TAL-MNT-02 = Prouesses
    .summary = Les tests d’équitation permettent des prouesses : ramasser de la selle, y rester.

## defence

TAL-MNT-03 = Cible plus bas que le cavalier
    .summary = Qui est plus bas qu’un cavalier qui frappe a −5 en défense.

## blows

TAL-MNT-04 = Tirer en selle
    .summary = Les tirs en selle subissent les mètres que fait la monture.

## defence

TAL-MNT-05 = Poursuite
    .summary = Un cavalier qui poursuit ôte le bonus de course.

## battle

TAL-MNT-06 = Mouvement à cheval
    .summary = La Vitesse de la monture, les actions du cavalier, pas de pas seul.

## mounted

TAL-MNT-07 = Éperonner
    .summary = Équitation contre 30 fait avancer la monture pour une action supplémentaire.

## defence

TAL-MNT-08 = Défense du cavalier
    .summary = En selle comptent les réflexes de la monture, jusqu’au niveau d’équitation.

## reactions

TAL-MNT-09 = Pas d’esquive en selle
    .summary = Nul n’esquive en selle.

## blows

TAL-MNT-10 = Hauteur du cavalier
    .summary = +5 aux coups d’un cavalier contre qui est à terre.

## combine

TAL-MNT-11 = Charge montée
    .summary = Elle ne coûte que l’attaque.

## mounted

TAL-MNT-12 = Monter en selle
    .summary = En selle en un round entier, ou pour une action ordinaire avec équitation 30.
TAL-MNT-13 = Mettre pied à terre
    .summary = À terre pour une action ordinaire, ou une supplémentaire avec équitation 30.

## falling

TAL-MNT-14 = Tomber de selle
    .summary = Une chute de selle compte la hauteur de la monture et la moitié de sa vitesse.
TAL-MNT-15 = Adoucir cette chute
    .summary = L’acrobatie ou l’équitation l’adoucit.

## checks

TAL-MNT-16 = Modificateurs d’équitation
    .summary = Pas de selle, une monture effrayée ou qui rue rendent l’équitation plus dure.

## blows

TAL-MNT-17 = Armes de cavalerie
    .summary = Les lances ne servent qu’aux charges montées, avec la Force de la monture ; sans pratique −10.

## defence

TAL-HIT-01 = Défense physique, préparé
    .summary = 10 et réflexes, 20 au moins, avec les modificateurs.
TAL-HIT-02 = Au dépourvu
    .summary = Au dépourvu, c’est 10, sans réflexes, modificateurs, parade ni esquive.
TAL-HIT-03 = Plancher de la défense
    .summary = Rien ne pousse la défense sous 10.

## attack

TAL-HIT-04 = Bandes de résultat
    .summary = Sous la défense un raté, sous la couverture armure ou bouclier, au-dessus le corps, 20 de plus un critique.

## damage

TAL-HIT-05 = Multiplicateur critique
    .summary = Un dixième de ce qui dépasse le corps, 2 au moins, multiplie après l’armure.
TAL-HIT-06 = Réduction d’armure
    .summary = Armure et bouclier réduisent ce qui tombe dessus, l’armure naturelle tout ; la perforation ne baisse que l’armure portée.

## blows

TAL-HIT-07 = Lieu d’une attaque normale
    .summary = On attaque torse et membres sauf si la tête est nommée, à −20.

## damage

TAL-HIT-08 = Test de dégâts
    .summary = Dés, part de Force, et dégâts supplémentaires où il n’y avait pas d’armure.

## arms

TAL-HIT-09 = Catégories de force de dégâts
    .summary = Les parts de Force font une échelle : 0, ⅛, ¼, ½, 1, 1½, 2, 3 et ainsi de suite.
TAL-HIT-10 = Échelle des dés de dégâts
    .summary = Les dés de dégâts font une échelle à partir de 1d2.

## attack

TAL-HIT-11 = Ordre de calcul
    .summary = Une attaque suit ses étapes dans un ordre fixe, de l’annonce à la fatigue.

## damage

TAL-HIT-12 = Armure naturelle
    .summary = L’armure naturelle réduit toute touche avant qu’elle soit multipliée.

## defence

TAL-HIT-13 = Attaque par derrière
    .summary = Par derrière : −5 à la défense, aux parades et esquives.
TAL-HIT-14 = Prise en tenaille
    .summary = Entre deux ennemis opposés, ou sans place derrière : −5.
TAL-HIT-15 = Avantage de hauteur
    .summary = D’un mètre plus haut : −5 à défense, parade et esquive en mêlée.
TAL-HIT-16 = Attaquant invisible, cible sans méfiance
    .summary = Qui ne voit pas l’attaquant est au dépourvu.

## blows

TAL-HIT-17 = Pénombre et obscurité
    .summary = Pénombre −5, obscurité −10.
TAL-HIT-18 = Coup à main nue
    .summary = Mains nues : 1d4 et ⅛, Légères et Faibles.

## damage

TAL-HIT-19 = Se blesser soi-même
    .summary = Les mains nues qui frappent trop bien du dur se blessent.

## wounds

TAL-WND-01 = Seuil de blessure
    .summary = Des dégâts au-dessus de l’Endurance sont une blessure ; la Vie baisse de toute façon.
TAL-WND-02 = Plusieurs blessures à la fois
    .summary = Une blessure de plus par multiple d’Endurance de plus.
TAL-WND-03 = Ce que fait chaque blessure
    .summary = Chaque blessure saigne tous les cent rounds, coûte deux points d’épuisement et a un effet là où elle est.
TAL-WND-04 = Mort
    .summary = À 0 de Vie, la mort.

## damage

TAL-WND-05 = L’armure tient
    .summary = Ce que l’armure arrête tout à fait ne fait rien à qui la porte.

## wounds

TAL-WND-06 = Vie basse
    .summary = Sous 20 de Vie une action ordinaire et cinq points comme d’épuisement ; sous 10 sans connaissance.
TAL-WND-07 = Saignement
    .summary = Le saignement ne fait pas de nouvelles blessures ; panser l’arrête.

## recovery

TAL-WND-08 = Danger de mort
    .summary = Une fois par jour des blessures non soignées peuvent coûter plus de Vie.

## wounds

TAL-WND-09 = Effet, tête
    .summary = Les blessures à la tête doublent la perte, hébètent, étourdissent ou coûtent des parties et l’esprit.
TAL-WND-10 = Effet, torse et membres
    .summary = Les blessures au torse et aux membres épuisent, et dès la troisième font pire.
TAL-WND-11 = Limite et blessures répétées
    .summary = Les effets s’arrêtent à cinq blessures d’une touche ; les blessures séparées le restent.
TAL-WND-12 = Parties hors d’usage
    .summary = Une partie hors d’usage ne fait rien jusqu’à guérison complète.

## checks

TAL-WND-13 = Points de fatigue et d’épuisement
    .summary = Chaque point ôte 1 à la défense et aux tests.

## wounds

TAL-WND-14 = Évanouissement
    .summary = Plus de points que la Condition, c’est l’évanouissement.

## recovery

TAL-WND-15 = Repos
    .summary = La fatigue passe par minutes de repos, l’épuisement par heures.
TAL-WND-16 = Panser et se remettre
    .summary = Les tests de soins pansent, et la Vie revient jour après jour.

## grappling

TAL-WND-17 = Suffocation
    .summary = Le souffle dure deux fois l’Endurance en rounds, cinq fois si l’on a inspiré ; puis l’inconscience et la mort après 20 de plus.

## defence

TAL-STA-01 = À terre
    .summary = À terre : −10 à esquive et parade, −10 en défense de mêlée, +10 contre les projectiles.
TAL-STA-02 = Sans défense
    .summary = Sans défense : au dépourvu, sans défense, exposé à la mise à mort.
TAL-STA-03 = Au dépourvu : toutes les causes
    .summary = Tout ce qui prend au dépourvu, en une liste.
TAL-STA-04 = Surpris
    .summary = Surpris : pas de tour, au dépourvu, jusqu’au sang-froid retrouvé.

## menu

TAL-STA-05 = Au corps à corps
    .summary = Au corps à corps : lié à l’adversaire, seulement ses activités.
TAL-STA-06 = Cloué au sol
    .summary = Cloué : rien d’autre que s’en dégager.

## wounds

TAL-STA-07 = Hébété
    .summary = Hébété : cinq points comme de fatigue et une action ordinaire de moins.
TAL-STA-08 = Étourdi, sans connaissance
    .summary = Étourdi ou sans connaissance : pas de tour, sans défense, à terre, mains vides ; on peut réveiller l’étourdi.

## blows

TAL-STA-09 = Ébloui
    .summary = Ébloui : −5 pour toucher.
TAL-STA-10 = Aveuglé
    .summary = Aveuglé : −10 pour toucher, et au dépourvu.

## fear

TAL-STA-11 = Terrifié
    .summary = Terrifié : aucune action tant que cela dure.

## wounds

TAL-STA-12 = Attribut à zéro
    .summary = Un attribut à 0 paralyse, plonge dans le coma ou tue.

## contests

TAL-STA-13 = Empêtré
    .summary = Empêtré : au dépourvu jusqu’à se libérer par main habile, vigueur ou coupe ; les bolas font tomber qui court.

## items

TAL-ITM-01 = Les objets s’abîment
    .summary = Les objets ont armure et qualité et perdent un cran à chaque dommage ; après le dernier ils sont perdus.
TAL-ITM-02 = Test de dommage
    .summary = Des dégâts qui atteignent l’armure d’un objet lancent d100 contre sa chance.
TAL-ITM-03 = Chance selon la qualité
    .summary = 10 à 50 pour cent selon la qualité.
TAL-ITM-04 = La qualité d’origine décide
    .summary = La qualité de fabrication décide, si usé soit-il.

## damage

TAL-ITM-05 = Viser un objet
    .summary = Un objet est aussi dur à toucher que qui le tient.
TAL-ITM-06 = Touche sûre en parant
    .summary = Une parade réussie reçoit toujours le coup sur l’objet.

## items

TAL-ITM-07 = Pas de critique sur les objets
    .summary = Les objets ne sont jamais touchés critiques.
TAL-ITM-08 = Perforation multiple
    .summary = n fois l’armure veut n tests à n fois la chance.
TAL-ITM-09 = Armes destructrices
    .summary = Les armes destructrices font double dommage aux objets.
TAL-ITM-10 = Perforation et objets
    .summary = La perforation ne fait rien aux objets.
TAL-ITM-11 = Objets solides
    .summary = Les objets solides comptent deux fois leur armure, et un de plus.

## blows

TAL-ITM-12 = Qualité des armes en usage
    .summary = La qualité actuelle d’une arme change ses tests de 5 au plus.

## items

TAL-ITM-13 = Usure de l’arme qui frappe
    .summary = Une arme qui inflige plus que sa limite est testée elle-même ; d’un tir seul le projectile.

## combine

TAL-ITM-14 = Légère
    .summary = Armes Légères : une main, corps à corps, feinte, seconde arme, vite dégainées.

## reactions

TAL-ITM-15 = Trait Parade
    .summary = Un objet à Parade pare pour une action supplémentaire avec son modificateur.

## damage

TAL-ITM-16 = Dégâts supplémentaires et Perforation
    .summary = Dégâts en plus où il n’y avait pas d’armure, perforation contre l’armure portée ; arme et projectile s’additionnent.
TAL-ITM-17 = Trait Charge
    .summary = Les armes de Charge font double dégât au bout d’une charge, et à qui charge sur elles.
TAL-ITM-18 = Blessante, mortelle, faible, précise
    .summary = Blessante ajoute une blessure, mortelle un multiplicateur, faible divise par deux, précise aide à toucher.

## blows

TAL-ITM-19 = Tir et Force
    .summary = Les arcs demandent de la Force et la plafonnent ; chaque arme prend ses projectiles.

## targets

TAL-ITM-20 = Allonge
    .summary = Allonge en mètres, pour les coups et attaques préparées.

## contests

TAL-ITM-21 = Désarmement, Croc-en-jambe, Répulsion
    .summary = Modificateurs de ces armes.

## blows

TAL-ITM-22 = Autres traits
    .summary = Traits d’armes isolées : double, sanglée, pavois, paire, ricochet, stabilisateur, carreau bélier, argent.

## actions

TAL-ITM-23 = Projectiles après usage
    .summary = Un projectile employé peut se retrouver, s’il n’est pas brisé.

## items

TAL-ITM-24 = Réparation
    .summary = Les artisans réparent cran par cran hors des combats.
    .reason = Les réparations se font hors du combat.

## bands

TAL-RUL-01 = Échelle de couverture
    .summary = La couverture est un résultat sur l’échelle de la défense, sauf si l’option en fait une marge.

## wounds

TAL-RUL-02 = Seuil de blessure
    .summary = Les blessures demandent des dégâts strictement au-dessus d’un multiple d’Endurance.

## bands

TAL-RUL-03 = Boucliers
    .summary = Les boucliers ne protègent que par parade et couverture.

## sequence

TAL-RUL-04 = Combat agressif
    .summary = C’est la première attaque de mêlée même ; ses inconvénients durent jusqu’au tour suivant.

## fighter

TAL-RUL-05 = Durée des manœuvres
    .summary = Elles durent jusqu’au début de son prochain tour, ou jusqu’à être sans défense.

## sequence

TAL-RUL-06 = Attaque prudente
    .summary = Elle s’annonce avant d’attaquer et fatigue à la fin du tour.

## checks

TAL-RUL-07 = Égalité contre un résultat acquis
    .summary = Contre un résultat acquis seul le défenseur relance.
TAL-RUL-08 = 1 naturel
    .summary = Un 1 naturel compte 1 avant que le second dé soit retranché.

## damage

TAL-RUL-09 = Ordre des facteurs
    .summary = Dés, Faible, Charge, réduction, multiplicateurs, dans cet ordre.
TAL-RUL-10 = Mise à mort avec critique
    .summary = Les facteurs de mise à mort et de critique s’additionnent.

## items

TAL-RUL-11 = Égal ou plus pour les objets
    .summary = Les objets ordinaires se testent dès leur armure, les solides au-dessus du double.
TAL-RUL-12 = Tests répétés
    .summary = Les tests se suivent jusqu’à ce que l’objet soit perdu.

## defence

TAL-RUL-13 = Frapper un objet
    .summary = Un coup à un objet s’annonce ; qui le tient peut esquiver ou parer d’un autre ; bouclier d’abord, puis armure.

## damage

TAL-RUL-14 = Objet de parade détruit
    .summary = S’il se brise, l’attaque compte comme non parée, avec les mêmes jets.

## items

TAL-RUL-15 = Usure de l’arme de l’attaquant
    .summary = On ne teste qu’au-dessus de la limite, avant l’armure et sans critiques.

## armoury

TAL-RUL-16 = Destructrice (60)
    .summary = Ces armes infligent jusqu’à 60 sans risque.

## combine

TAL-RUL-17 = Éditions de la règle des armes lourdes
    .summary = Une arme est lourde dès qu’elle dépasse sa limite.

## blows

TAL-RUL-18 = Boucliers et lances lourds
    .summary = Pas de malus de poids pour les boucliers qui parent et lances couchées.

## armoury

TAL-RUL-19 = Compétence de dague
    .summary = Les dagues ont leur propre compétence.

## perform

TAL-RUL-20 = Action d’un round entier
    .summary = Elle demande tout le tour ; une suite ne doit pas être rompue.

## sequence

TAL-RUL-21 = Après la surprise
    .summary = Qui reste surpris n’a pas de tour et teste à la fin du round.
TAL-RUL-22 = Ordre dans un round de surprise
    .summary = Les embusqués agissent par réflexes ; l’initiative se lance quand quelqu’un s’est repris.

## initiative

TAL-RUL-23 = Égalités hors Héros
    .summary = Les autres égalités vont par réflexes, niveau et hasard, comme dans un groupe.

## duel

TAL-RUL-24 = Actions de duel annoncées
    .summary = On annonce sorte, arme et attaque spéciale ; ce qui est devenu impossible est perdu avec son prix.

## defence

TAL-RUL-25 = À terre et attaques à distance
    .summary = À terre, c’est −10 à esquive et parade contre tout.

## charging

TAL-RUL-26 = Percuter
    .summary = Une cible, sur la case suivante ; un succès laisse continuer.

## defence

TAL-RUL-27 = Hauteur du cavalier
    .summary = Elle compte dans les deux sens, en mêlée, et pour parade et esquive.

## specials

TAL-RUL-28 = Cavalier et monture comme cibles
    .summary = Ce sont des cibles à part ; une monture tombée désarçonne ; elle attaque avec les actions du cavalier.

## movement

TAL-RUL-29 = Vitesse de la monture
    .summary = La plus grande allure depuis le début du tour du cavalier.

## mounted

TAL-RUL-30 = Monter vite, raté
    .summary = Un essai rapide raté coûte la petite action.

## charging

TAL-RUL-31 = Charge montée
    .summary = Elle va jusqu’à la Vitesse de la monture et interdit les parades.

## contests

TAL-RUL-32 = Désarçonner
    .summary = Les cavaliers peuvent résister par l’équitation ; perdre, c’est tomber.

## specials

TAL-RUL-33 = Moment de la feinte
    .summary = Elle vaut pour le prochain coup de cette arme dans ce tour, sans autre attaque spéciale.

## perform

TAL-RUL-34 = Viser
    .summary = La visée se perd par tout sauf des actions gratuites avant l’attaque.

## wounds

TAL-RUL-35 = Coups visés
    .summary = Une partie choisie remplace le d100.

## damage

TAL-RUL-36 = Critique après une esquive ratée
    .summary = Seule l’étape critique regarde l’esquive ratée.

## shooting

TAL-RUL-37 = Tir sur une case et armure
    .summary = Un projectile lobé trouve l’armure selon la couverture, et est critique 20 au-dessus.
TAL-RUL-38 = Dispersion du tir sur case
    .summary = Direction 2 à 9, un mètre et un par cinq manquants, jamais critique.

## targets

TAL-RUL-39 = Commencer un corps à corps
    .summary = Saisir coûte une action ordinaire une main libre, et s’esquive ou se pare.

## grips

TAL-RUL-40 = Évasion au premier round
    .summary = Elle reste ouverte jusqu’au prochain tour de qui a commencé.

## contests

TAL-RUL-41 = Charge en corps à corps
    .summary = Une saisie en charge lance un test de plus sans le bonus.

## grappling

TAL-RUL-42 = Se dégager du sol
    .summary = C’est un test opposé pour une action ordinaire et ne met fin qu’à cela.
TAL-RUL-43 = Cours de l’étouffement
    .summary = Gagner use le souffle ; quand il n’y en a plus, plus besoin de test.
TAL-RUL-44 = Source de la suffocation
    .summary = Les chiffres du souffle viennent d’une édition antérieure.
    .reason = Elle dit d’où viennent des chiffres et ne change rien.

## grips

TAL-RUL-45 = Somme des valeurs de corps à corps
    .summary = Ses valeurs une fois, sa fatigue, personne sans défense ni cloué.

## targets

TAL-RUL-46 = Défense au corps à corps
    .summary = Préparé envers le partenaire, parades légères, esquives de 20.

## sequence

TAL-RUL-47 = Sans défense par force
    .summary = Cela finit avec le round.

## charging

TAL-RUL-48 = Après un piétinement
    .summary = Ensuite une saisie contre 10, ou s’écarter.

## specials

TAL-RUL-49 = Deux armes
    .summary = Deux armes, une cible, tests et dégâts à part.

## targets

TAL-RUL-50 = Attaque multiple et rechargement
    .summary = Pas d’attaque multiple avec ce qui se charge.

## charging

TAL-RUL-51 = Chemin de charge
    .summary = Un mètre au moins, toujours plus près, par cases libres.

## specials

TAL-RUL-52 = Contournement raté
    .summary = Après un contournement perdu c’est une attaque simple.

## wounds

TAL-RUL-53 = Essoufflé
    .summary = Essoufflé, c’est 4 points.

## defence

TAL-RUL-54 = Points « comme »
    .summary = Les points « comme » ne font pas s’évanouir.
TAL-RUL-55 = Parade à mains nues
    .summary = Les mains nues ne parent que des mains nues.

## holding

TAL-RUL-56 = S’agripper
    .summary = S’agripper vaut pour ce tour ; ne pas tenir est une chute.

## sheet

TAL-RUL-57 = Tailles
    .summary = Les tailles sont des cases et rien d’autre.

## battle

TAL-RUL-58 = Grille
    .summary = Carrés d’un mètre, huit voisins, distance selon le plus long décalage.

## menu

TAL-RUL-59 = Composantes de sort
    .summary = G et R sont des marques d’un sort.

## armoury

TAL-RUL-60 = Deux listes d’armes
    .summary = La liste récapitulative compte, avec un scorpion de 10 kg.

## checks

TAL-RUL-61 = Parties perdues
    .summary = Ce que veulent dire yeux, doigts, mains, pieds et jambes perdus.

## damage

TAL-RUL-62 = Armure naturelle et portée
    .summary = Elles s’additionnent, la perforation épargne la naturelle.
TAL-RUL-63 = Réduction égale aux dégâts
    .summary = Une réduction égale ne laisse rien passer.

## prepared

TAL-RUL-64 = Déclencheur de l’attaque préparée
    .summary = Arme et attaque sont nommées ; le premier ennemi venu du dehors la déclenche.

## damage

TAL-RUL-65 = Répulsion
    .summary = La répulsion n’est pas un choix.

## defence

TAL-RUL-66 = Part de réflexes du cavalier
    .summary = Elle n’a pas de minimum.

## blows

TAL-RUL-67 = Attaques spéciales sans dégâts
    .summary = Renversement, repoussée, croc-en-jambe et désarmement ne lancent pas de dégâts.

## attack

TAL-RUL-68 = Tiers dans un corps à corps
    .summary = Un coup manqué dans un corps à corps ne touche nul autre.

## leaping

TAL-RUL-69 = Un cinquième de la Vitesse
    .summary = Il ne s’arrondit pas ; sans élan un saut est moitié moindre.

## defence

TAL-RUL-70 = Orientation
    .summary = Huit orientations ; trois sont le dos ; qui prend en tenaille, et quand courir aide.

## reactions

TAL-RUL-71 = Ordre des questions
    .summary = Qui est interrogé quand : attaques préparées case par case, réactions une fois, évasions ; le camp actif lance d’abord.
TAL-RUL-72 = Une réaction par coup
    .summary = Une réaction par test d’attaque, épuisée par l’essai.

## offers

TAL-RUL-73 = Même manœuvre deux fois
    .summary = La même manœuvre durable ne s’ajoute pas à elle-même.

## contests

TAL-RUL-74 = Renversement et repoussée
    .summary = Ils usent de mains nues ou d’une arme de Répulsion ; pas de place, pas de repoussée.
TAL-RUL-75 = Charge avec les deux
    .summary = Les deux à la fois : une touche, deux tests, le bonus pour un.

## prepared

TAL-RUL-76 = Attaque préparée contre une charge
    .summary = Qui charge est reçu sur la première case à portée et peut y être arrêté.

## bands

TAL-RUL-77 = Se couvrir du bouclier
    .summary = Contre une direction et ses voisines, ou un adversaire ; pas contre les saisies et semblables.

## grips

TAL-RUL-78 = Côtés d’un corps à corps
    .summary = On s’y joint par une saisie, du camp qu’on n’a pas saisi ; on s’oppose entre deux camps, celui qui résiste choisit qui lance, et chacun en sort seul.

## grappling

TAL-RUL-79 = À terre au corps à corps
    .summary = À terre les deux sont couchés ; rejeté, nul n’est au-dessus.

## fighter

TAL-RUL-80 = Cloué, empêtré et sans défense
    .summary = Cloué ou empêtré est au dépourvu, pas sans défense.

## perform

TAL-RUL-81 = Tirer un objet au corps à corps ou agrippé
    .summary = Cela coûte l’action nommée et le prix habituel.

## holding

TAL-RUL-82 = S’agripper en mouvement
    .summary = La vitesse depuis le dernier tour compte ; un jet pour se déplacer ; esquives de 20.

## initiative

TAL-RUL-83 = Durées
    .summary = Les états durent des tours commencés ; les actions perdues s’ôtent au début.

## wounds

TAL-RUL-84 = Hors de combat et objets lâchés
    .summary = Hors de combat : à terre, mains vides, hors des corps à corps, tout test raté.

## specials

TAL-RUL-85 = Plusieurs attaques en une
    .summary = Deux armes lancent d’abord, trois attaques une à une.

## charging

TAL-RUL-86 = Cases d’un piétinement
    .summary = Où se tient ensuite qui piétine.

## mounted

TAL-RUL-87 = Détails d’équitation
    .summary = Éperonner une fois, allure nommée avant un tir, ce qu’est une poursuite.

## defence

TAL-RUL-88 = Pas de modificateur non donné
    .summary = Pas de modificateur là où aucun n’est donné.

## sequence

TAL-RUL-89 = Fin d’un combat
    .summary = Il finit quand un seul camp est en état.

## wounds

TAL-RUL-90 = Blessures à la tête et vie basse
    .summary = La perte en plus vient avant l’examen de la vie basse.

## damage

TAL-RUL-91 = Destructrice et limite d’un objet
    .summary = Les dégâts doublés comptent en entier contre les objets.
TAL-RUL-92 = Destructrice à travers bouclier et armure
    .summary = À travers les deux, on double à chaque comparaison.

## items

TAL-RUL-93 = Griffes et mains nues
    .summary = Elles ne s’usent pas.

## holding

TAL-RUL-94 = S’agripper à une bête qui court
    .summary = Le bonus de course de la créature ne compte pas deux fois.

## defence

TAL-RUL-95 = Tenaille
    .summary = Seuls les deux qui la font en profitent.

## wounds

TAL-RUL-96 = Partie détruite d’un coup
    .summary = Quatre blessures à la fois mettent aussitôt la partie hors d’usage.
TAL-RUL-97 = Blessures à dégâts égaux
    .summary = Avec l’option, les blessures sont les dégâts divisés par l’Endurance.

## grips

TAL-RUL-98 = Prix payé pour rien
    .summary = Les actions payées pour une activité de corps à corps restent payées si la victime s’échappe.
TAL-RUL-99 = Charger après un autre mouvement
    .summary = Qui s’est déjà déplacé à son tour peut encore charger ou piétiner s’il peut le payer ; seul le pas séparé l’exclut.
TAL-RUL-100 = Parer un désarmement
    .summary = Un désarmement se pare avec tout objet pour lequel une parade est achetée, même l’arme visée ; seuls les coups qui veulent abîmer un objet ne se parent pas avec lui.
TAL-RUL-101 = Garrot au corps à corps
    .summary = Un garrot ne gêne ni saisie ni corps à corps ; une action supplémentaire l’y fait passer de la ceinture ou de la main dans les deux mains, et il étrangle alors à +10.
TAL-RUL-102 = S’accrocher par derrière
    .summary = Le −5 d’une attaque dans le dos vaut pour qui s’accroche ou se tient au dos d’une créature.
TAL-RUL-103 = Coups-de-poing et prise
    .summary = Un coup-de-poing se porte : la main frappe avec et peut toujours saisir, s’accrocher, grimper ou lutter.
TAL-RUL-104 = Le pas d’une attaque multiple est un choix
    .summary = Le pas entre ses attaques est demandé. Repoussé par-dessus tout dénivelé on tombe, une charge peut saisir un cavalier et partir à portée si elle rapproche, un saut peut faire partie de tout mouvement.
TAL-RUL-105 = Panser les égratignures
    .summary = Qui n’a que des égratignures est pansé par un test contre 20 en dix minutes ; chaque coup qui blesse a le sien, et seuls les pansés regagnent de la Vie.
TAL-RUL-108 = Une monture au corps à corps
    .summary = Une monture saisie ne se dégage pas en bougeant ; à son tour le cavalier peut la faire lutter, avec ses valeurs à elle et ses actions à lui.
TAL-RUL-109 = Une monture couchée
    .summary = Qui est en selle d’une monture renversée tombe ; une bête couchée ne se monte pas et se relève à ce prix, au tour du cavalier ou d’elle-même en fin de round.
TAL-RUL-110 = Désarçonné en pleine course
    .summary = La chute compte la vitesse de la course ; le cavalier gît où il est tombé, son mouvement est fini et la charge perdue.
TAL-RUL-111 = Contact
    .summary = Après tout mouvement, qui ne touche plus personne du corps à corps en sort ; qui met quelqu’un à terre ou hors de selle l’a contre lui ; s’accrocher n’est contact qu’avec la créature.
TAL-RUL-112 = Préparé et saisi
    .summary = Une attaque préparée est perdue quand son auteur est saisi, cloué, à terre ou accroché, sauf si sa cible est dans le même corps à corps.
TAL-RUL-113 = Préparé pour une monture
    .summary = Une attaque préparée peut nommer une monture ; un projectile en main peut être préparé et part quand la cible vient en vue et à portée ; le bonus de course compte dès le premier pas.
TAL-RUL-118 = S’accrocher et lâcher prise
    .summary = Qui, accroché, s’évanouit, meurt, est saisi du dehors ou perd prise tombe aussitôt et gît à côté ; sinon il peut parer, se battre défensivement ou prudemment, et n’esquive les projectiles que de 20.
TAL-RUL-119 = Une case
    .summary = Hors du corps à corps ou d’une prise personne ne reste sur la case d’un autre ; qui s’y trouve est mis sur la plus proche libre.
TAL-RUL-120 = De dessous et cloué
    .summary = Qui est écrasé ne peut que renverser l’autre, à −5 ; un membre cloué ne lance que s’il est lui-même la cible ; qui cloue et se fait clouer perd sa prise.
TAL-RUL-122 = Petites choses
    .summary = Au corps à corps une arme de ceinture qui n’est pas grande se tire pour deux actions ordinaires ; un cavalier peut saisir de selle ; un cheval ennemi sans cavalier se monte.
TAL-RUL-106 = Un tiers dans un duel
    .summary = Dès le round suivant c’est une bataille dans le dernier ordre ; les nouveaux y entrent par leur propre jet, et ce qui fut déclaré s’accomplit encore.
TAL-RUL-107 = Déclaré et hors de portée
    .summary = Qui en vient à un acte déclaré hors de portée est d’abord interrogé : un pas, un demi-tour ou un changement de prise peuvent le rendre possible.
TAL-RUL-114 = Rien à crédit
    .summary = Rien n’est commencé qui ne se paie en entier ; une charge avec piétinement coûte en selle l’attaque et une action supplémentaire, à pied le mouvement en plus.
TAL-RUL-115 = Direction entre grands corps
    .summary = Les directions vont de centre à centre ; deux hommes opposés prennent donc en tenaille où que soit le corps.
TAL-RUL-121 = Plusieurs couverts
    .summary = De tous les boucliers qui couvrent un homme le meilleur compte.
TAL-RUL-116 = Ce qui peut se déclarer en duel
    .summary = Tout ce qu’un tour de bataille permet, dans l’état que laisseraient les déclarations d’avant ; ce que rien ne peut rendre possible n’est pas proposé.
TAL-RUL-117 = La fin d’un tour
    .summary = Un tour finit quand son maître le dit, tant qu’une action gratuite lui est ouverte.

## options

option-coverage-mode = Si la couverture est un résultat sur l’échelle de la défense ou s’y ajoute.
option-wound-at-equal = Des dégâts égaux à l’Endurance font déjà une blessure.
option-aggressive-until-turn-end = Les inconvénients du combat agressif finissent avec son tour.
option-strict-heavy = Boucliers et lances couchées subissent aussi le malus des armes lourdes.
option-group-initiative = Les ennemis d’un groupe à même initiative partagent un jet.
option-shooter-lead = Qui devance un tireur éloigné ne l’atteint d’abord qu’autant que l’avance le permet.
option-luck = Héros et ennemis jurés dépensent des points de chance.
