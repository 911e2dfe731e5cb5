### Les règles et les options, en français.


## sequence

LSK-SEQ-01 = Une seule action
    .summary = À chaque round un combattant a une action, ou n’en fait aucune ; son mouvement en fait partie. Une seconde dans le même round est refusée.
LSK-SEQ-02 = Tout le reste
    .summary = Ce que la liste ne nomme pas peut se proposer en mots ; le meneur le permet, le refuse ou dit combien de rounds il faut. Sans meneur à la table, seules existent les actions de la liste.
LSK-SEQ-03 = Déroulement d’un round
    .summary = Dix secondes : les sorts dus, l’initiative, les camps tour à tour, les actions encore retenues, puis la fin du round avec les fuites, le moral et la recherche d’un vainqueur. Soixante rounds font un tour.
LSK-SEQ-04 = Initiative de deux camps
    .summary = Un d6 pour les deux à chaque round : sur 4–6 les personnages des joueurs commencent, sur 1–3 leurs ennemis. Sans personnage joueur, le premier camp de la liste en tient lieu.
LSK-SEQ-05 = Initiative de plusieurs camps
    .summary = Dès trois camps, chacun lance un d6 et le plus haut commence. Les camps à égalité agissent dans un ordre tiré aux dés mais au même moment : dégâts et sorts arrivent ensemble quand tous ont fini.
LSK-SEQ-06 = Rencontre et surprise
    .summary = Les ennemis les plus proches se trouvent à 3d6 × 10 pieds. Un camp qui peut être surpris l’est sur 1–2 d’un d6 (1–4 en embuscade, un de moins s’il est vigilant), et ses ennemis ont alors un round 0 libre contre des gens qui ne se doutent de rien.
LSK-SEQ-07 = Avoir agi
    .summary = Annoncer une action, c’est agir, de même qu’une contre-attaque, une parade, un coup à qui court ou lutte. Ne rien faire, retenir, garder à distance, résister à un lutteur et sauvegarder n’en sont pas.
LSK-SEQ-08 = Vaincre
    .summary = Après chaque round on compte les camps qui ont encore quelqu’un au combat : un seul a gagné, aucun fait match nul. Tombés, morts, échappés, rendus, cloués au sol et endormis ne comptent pas, ni ceux qu’une fourche tient.
LSK-SEQ-09 = Qui est interrogé, et quand
    .summary = On n’interroge qu’à des moments fixes. Le camp qui agit le premier dans le round répond d’abord, puis l’ordre de la liste ; le silence vaut le premier choix offert.

## movement

LSK-MOV-01 = Marcher ou courir
    .summary = Qui bouge choisit une allure pour le round, pas de combat ou course, et peut l’épuiser. Se déplacer est à soi seul une action entière.
LSK-MOV-02 = Coups à qui court
    .summary = Traverser en courant l’allonge d’un ennemi qui n’a pas attaqué ce round lui permet de frapper une fois, à la première case qu’il atteint. La marche jamais, et la cible d’une charge a plutôt une contre-attaque.
LSK-MOV-03 = Avancer et frapper
    .summary = Une attaque simple entre dans la même action qu’un pas de combat, pas dans une course. Après une course, seule une charge peut suivre.
LSK-MOV-04 = Élan
    .summary = Une charge demande une course en ligne droite, sans obstacle, d’au moins un demi-pas de combat. Pas de projectiles, et nul ne charge avec un pas de combat de 0.
LSK-MOV-05 = Allure selon la charge
    .summary = Jusqu’à 1 point d’encombrement on marche 40 et court 120 pieds par round ; à 2 points 30 et 90, à 3 points 20 et 60, à 4 points 10 et 30, dès 5 plus du tout.
LSK-MOV-06 = Compter l’encombrement
    .summary = Un point pour une armure de métal (deux pour l’armure aux trois quarts et le harnois complet), un par objet trop grand, un par cinq autres objets portés. Les soldats comptent un point de moins.
LSK-MOV-07 = Portée d’un coup
    .summary = 5 pieds avec la plupart des armes et les mains nues, 10 avec un fouet ou une arme du second rang. À 10 pieds, ni mur ni ennemi debout entre les deux. Les grandes créatures atteignent 10 pieds, sauf mention contraire.
LSK-MOV-08 = Cases
    .summary = Une case fait 5 pieds, un pas en diagonale coûte comme un autre, et la distance est la plus grande différence de coordonnées. Un ennemi debout barre une case, un ami n’empêche que de s’y arrêter ; les gens à terre et le terrain difficile coûtent 10 pieds.
LSK-MOV-09 = Lignes droites
    .summary = La ligne entre deux cases a autant de pas que la plus grande différence de coordonnées, chacun arrondi à la case la plus proche, les moitiés vers l’extérieur. Murs, terrain difficile et quiconque y gênent une charge.
LSK-MOV-10 = Mouvement dans les actions
    .summary = Attaques, tirs et maniements permettent un pas de combat avant et après ; lutter, monter et descendre de selle seulement avant ; une charge que sa course. Viser, charger, lancer un sort, chercher, parer et répondre n’en permettent aucun.

## flight

LSK-FLE-01 = Poursuite à découvert
    .summary = En terrain ouvert, le plus grand mouvement décide sans dés. Ailleurs, et à mouvements égaux, c’est le jet de poursuite ; le terrain est fermé sauf si le scénario le dit ouvert.
LSK-FLE-02 = Jet de poursuite
    .summary = Fuyards et poursuivants lancent chacun d20 plus un dixième de leur mouvement, les cavaliers celui de la monture. Le plus haut total s’échappe ou rattrape.
LSK-FLE-03 = Chacun court pour soi
    .summary = Avec cette option chacun lance seul. Seuls les fuyards au plus bas total peuvent être rattrapés, par des poursuivants qui font plus ; tous les autres s’échappent.
LSK-FLE-04 = Pas de carte en fuite
    .summary = Pendant une poursuite, carte et coordonnées sont cachées aux joueurs des fuyards. Le meneur est invité à esquisser le chemin en peu de mots, plus clairement en pleine nature que sous terre.
LSK-FLE-05 = Bourses jetées
    .summary = Un trésor lâché devant des poursuivants avides impose un test de Moral ; s’il échoue, ils restent pour le ramasser.
LSK-FLE-06 = Nourriture jetée
    .summary = Un poursuivant sans intelligence teste son Moral quand on lâche ce qu’il mange, et s’arrête au repas s’il échoue. Il ignore le reste.
LSK-FLE-07 = Obstacles
    .summary = De l’huile en feu ou un autre obstacle laissé derrière met fin à la poursuite sans test, sauf si le meneur voit comment passer.
LSK-FLE-08 = De la fuite à l’évasion
    .summary = Fuir est une course qui n’approche jamais de l’ennemi le plus proche, ou quitte la carte. À la fin du round, les ennemis libres peuvent poursuivre ceux qui sont hors d’atteinte ; les rattrapés reviennent au contact, les autres sont partis.

## attack

LSK-ATK-01 = Annoncer l’attaque
    .summary = L’attaquant nomme un seul ennemi et une arme et peut faire un pas de combat, en frappant où il veut sur le chemin.
LSK-ATK-02 = Classe d’armure de base
    .summary = Un défenseur part de CA 14 et retranche son bonus d’Agilité ; un petit nombre est bon. Les créatures ont leur CA imprimée.
LSK-ATK-03 = Arme et bouclier en défense
    .summary = Contre les coups, un défenseur armé retranche sa Compétence d’arme ; un bouclier ou une seconde arme retranche sa propre valeur.
LSK-ATK-04 = Adresse de qui frappe
    .summary = En mêlée, la Compétence d’arme et le bonus de Force de l’attaquant augmentent le nombre à atteindre.
LSK-ATK-05 = Adresse du tireur
    .summary = Pour un tir ou un jet, la Compétence de tir et le bonus d’Agilité augmentent le nombre à atteindre.
LSK-ATK-06 = Touche, éraflure ou raté
    .summary = Un d20 jusqu’au nombre à atteindre moins la VA de l’armure est une touche franche, de là jusqu’au nombre une éraflure, au-dessus un raté. Le dé n’a ni face heureuse ni malheureuse.
LSK-ATK-07 = Dégâts d’une touche franche
    .summary = Le nombre du d20 plus le dé d’arme ; Force et adresse ne comptent que pour toucher.
LSK-ATK-08 = Dégâts d’une éraflure
    .summary = Exactement 1 point, quels que soient l’arme et le multiplicateur.
LSK-ATK-09 = Sens des modificateurs
    .summary = Un bonus pour toucher augmente le nombre à atteindre. Ce qui protège le défenseur le diminue, ce qui l’expose l’augmente.
LSK-ATK-10 = Additionner
    .summary = Chaque circonstance compte une fois et toutes s’additionnent. Mais trois contre un remplace deux contre un, seuls comptent le meilleur couvert et une valeur de bouclier, et de plusieurs multiplicateurs le plus haut.
LSK-ATK-11 = Étapes d’une attaque
    .summary = Annonce, actions retenues, approche, réponse de la cible, raté d’arme, d20, victime, dé d’arme, dégâts et suites, mouvement restant : toujours dans cet ordre.

## conditions

LSK-CND-01 = Circonstances particulières
    .summary = La liste de ce qui change un nombre à atteindre, de la victime qui ne se doute de rien (+2) au couvert complet (−10) ; chacune a sa règle.
LSK-CND-02 = Cibles qui ne se doutent de rien
    .summary = Nombre +2 et CA 14 toute simple : Agilité, adresse, bouclier, parade, garde et selle tombent, et aucune réponse n’est possible. VA, couvert, blessures et exposition d’une charge restent.
LSK-CND-03 = Cibles sans arme
    .summary = Les coups contre qui n’a pas d’arme de mêlée ont +5, et sa Compétence d’arme ne le défend pas. Armes naturelles et ceste comptent comme armes.
LSK-CND-04 = Cibles sans défense
    .summary = Un coup à qui est sans défense ne demande pas de jet : il fait la plus haute face du dé d’arme, rien de plus. Les projectiles les traitent comme ne se doutant de rien.
LSK-CND-05 = À deux contre un
    .summary = Deux attaquants sur une cible : +2 à chaque coup.
LSK-CND-06 = À trois contre un
    .summary = Trois attaquants ou plus sur une cible : +5 à chaque coup au lieu de +2.
LSK-CND-07 = Combattre à l’aveugle
    .summary = Qui ne voit pas frappe à −6, perd tout tir et se fait attaquer comme s’il ne se doutait de rien. Les créatures qui voient dans le noir en sont exemptes.

## counter

LSK-CTR-01 = Quand contre-attaquer
    .summary = La cible d’un coup qui n’a pas agi et tient l’arme la plus longue peut frapper d’abord ou garder à distance, dès que l’attaquant est là et avant le d20.
LSK-CTR-02 = La contre-attaque
    .summary = Une attaque normale sur l’attaquant, exécutée d’abord. Son propre coup suit, sauf s’il est alors à terre, sans défense ou mort.
LSK-CTR-03 = Garde
    .summary = Au lieu de frapper, l’arme plus longue tient l’ennemi à distance : nombre −2 pour cette attaque. Cela ne coûte rien et peut se répéter.
LSK-CTR-04 = Fin des deux actions
    .summary = Après une contre-attaque, ni l’un ni l’autre ne peut plus rien faire ni bouger ce round.
LSK-CTR-05 = Limites de la contre-attaque
    .summary = Une fois par round, contre les coups seulement, à sa propre allonge, jamais contre une autre contre-attaque. La garde ne demande pas l’allonge.
LSK-CTR-06 = Une réponse par attaque
    .summary = La cible choisit rien, contre-attaque, garde ou parade, une seule par attaque. Après une garde on peut répondre à l’attaque suivante ; après les deux autres, non.

## charge

LSK-CHG-01 = Charge
    .summary = Une course droite jusqu’au contact, puis un coup ; une touche franche fait des dégâts doubles. Toucher n’est pas plus facile.
LSK-CHG-02 = À découvert en chargeant
    .summary = De l’annonce à la fin du round, chacun a +2 contre qui charge.
LSK-CHG-03 = Planté contre la charge
    .summary = Une contre-attaque à l’arme d’hast contre qui charge double les dégâts ; contre un cavalier elle les triple.
LSK-CHG-04 = Dégâts multipliés
    .summary = Doubler et tripler portent sur le d20 et le dé d’arme ensemble, le dé étant lancé une fois. Éraflures et coups aux gens sans défense ne sont pas multipliés.
LSK-CHG-05 = La charge, pas à pas
    .summary = On nomme cible, dernière case et arme ; puis la course sous les coups des autres, la réponse de la cible et le coup, après quoi il ne reste rien de l’action.

## weapons

LSK-WPN-01 = Lâcher et dégainer
    .summary = On lâche ce qu’on tient, on tire une arme de la ceinture et on s’en sert aussitôt, à −2 pour toutes les attaques du round.
LSK-WPN-02 = Adresse qu’une arme demande
    .summary = Les armes Simples demandent 0, les Martiales 1, les Spéciales 2 : Compétence d’arme en mêlée, Compétence de tir pour les projectiles.
LSK-WPN-03 = Au-delà de son adresse
    .summary = Qui tient une arme au-dessus de ses moyens a une compétence de 0 avec elle, en attaque et en défense. Longueur, parade et lutte ne changent pas.
LSK-WPN-04 = L’arme la plus longue
    .summary = Les armes ont une longueur de 0 à 5, et seul un nombre strictement plus grand est plus long. De deux armes en main on compare la plus longue.
LSK-WPN-05 = Second rang
    .summary = Armes d’hast, lances à deux mains, fléaux de guerre et, à pied, lances de cavalerie frappent par-dessus un ami, car elles portent à 10 pieds.
LSK-WPN-06 = Traits de carrière
    .summary = Un Mercenaire change d’arme sans le −2 et dégaine même surpris. Un Duelliste à deux armes, dont une Mineure ou Petite, lance les deux dés de dégâts et garde le plus haut.
LSK-WPN-07 = Manier les choses
    .summary = Ramasser, ranger, prendre à un ami, endosser un bouclier, planter un pavois, mettre la baïonnette, allumer une mèche : une action chacun. Lâcher ne coûte rien.

## wrestling

LSK-WRS-01 = En venir aux mains
    .summary = Les deux mains libres ou avec une arme de prise, on peut à 5 pieds lutter avec quelqu’un, pour le tenir ou lui prendre ce qu’il a en main. C’est une attaque, et elle ne suit pas une course.
LSK-WRS-02 = Coup au lutteur
    .summary = Un défenseur l’arme à la main qui n’a pas agi peut d’abord frapper l’un des lutteurs, quelles que soient les longueurs ; qui tombe est hors de la tentative.
LSK-WRS-03 = Lutte
    .summary = Chacun lance d20 plus Compétence d’arme plus bonus de Force, et le plus haut total gagne. Rien de ce qui change les nombres à atteindre ne compte ici.
LSK-WRS-04 = Totaux égaux
    .summary = À égalité, le meilleur bonus d’Agilité gagne ; s’il est égal aussi, des d20 nus décident.
LSK-WRS-05 = Choix du vainqueur
    .summary = Qui gagne immobilise l’autre, tente de le désarmer ou le laisse aller. Tenir quelqu’un, c’est tout lâcher sauf une arme de prise.
LSK-WRS-06 = Immobilisé
    .summary = Qui est tenu ne peut que tenter de se libérer ou frapper qui le tient ; tout le reste est exclu, mais sa CA ne change pas.
LSK-WRS-07 = Se libérer
    .summary = À son action, qui est tenu lutte de nouveau. S’il gagne, il a le choix du vainqueur ; s’il perd, il est peut-être un pas plus près d’être cloué au sol.
LSK-WRS-08 = Frapper qui tient
    .summary = Qui est tenu peut frapper qui le tient d’une arme Mineure ou naturelle, même tirée de la ceinture. La prise continue.
LSK-WRS-09 = Cloué au sol
    .summary = Trois luttes de suite qui laissent quelqu’un immobilisé le clouent au sol : il est sans défense et ne peut plus essayer.
LSK-WRS-10 = Désarmer
    .summary = Le vainqueur nomme une chose dans les mains du perdant. Celui-ci la garde par une sauvegarde contre la Paralysie, sinon la perd.
LSK-WRS-11 = Plusieurs contre un
    .summary = Tous les lutteurs lancent, le meilleur total compte et reçoit +1 par lutteur de plus. Les amis à portée qui n’ont pas agi s’y joignent aussitôt, chacun dépensant son action.
LSK-WRS-12 = Lutteurs naturels
    .summary = Tentacules, glu ou membres nombreux ajoutent 1 par Dé de Vie au jet de lutte d’une créature.
LSK-WRS-13 = Celui qui tient
    .summary = Tenir occupe les mains. On peut lutter encore, frapper le tenu à mains nues ou d’une arme naturelle, attendre ou lâcher ; tout le reste met fin à la prise.
LSK-WRS-14 = Combattant de fosse
    .summary = Ajoute l’Agilité à ses jets de lutte, gagne les égalités sauf contre un autre ou un lutteur naturel, et frappe pour d4 à mains nues.
LSK-WRS-15 = Plusieurs qui tiennent
    .summary = Tous ceux qui ont lancé dans une équipe gagnante tiennent et résistent ensemble ; le compte de la victime monte de 1. Si elle gagne, toutes les prises cèdent.

## missiles

LSK-MIS-01 = Tirer dans une mêlée
    .summary = Un tir sur qui se bat au corps à corps avec d’autres que le tireur a −4.
LSK-MIS-02 = Tirs perdus
    .summary = Si seuls ces 4 points ont fait manquer le tir, il touche quelqu’un tiré au sort dans cette mêlée. Au-dessus du nombre entier, il ne touche personne.
LSK-MIS-03 = Grandes cibles en mêlée
    .summary = Les Grandes créatures ont deux chances au tirage. Sur une Gigantesque on tire sans le −4 ni tirs perdus.
LSK-MIS-04 = Tirer dans une foule
    .summary = Dirigé sur un groupe, un tir a +1 par corps après le premier.
LSK-MIS-05 = Qui dans la foule
    .summary = Le touché est tiré au sort parmi tout le groupe ; le tireur ne choisit pas.
LSK-MIS-06 = Grandes cibles dans une foule
    .summary = Les Grands ont deux chances au tirage mais comptent une fois pour le bonus ; on peut viser seul un Gigantesque.
LSK-MIS-07 = Viser
    .summary = Un round entier à viser avec une arme de tir prête, pendant lequel l’Agilité n’aide ni ne nuit à la CA.
LSK-MIS-08 = Tir visé
    .summary = +2 à un tir dans le round qui suit la visée ; viser plus n’ajoute rien et toute autre chose faite avant le perd.
LSK-MIS-09 = Charger, puis viser
    .summary = Charger et viser ne partagent jamais un round : une arbalète lourde prend deux rounds à charger, un à viser, puis tire.
LSK-MIS-10 = Portée
    .summary = Rien à courte portée, −2 à moyenne, −4 à longue, au-delà pas de tir. Les armes à feu à canon lisse subissent −4 et −8.
LSK-MIS-11 = Charger
    .summary = Arcs, frondes et armes de jet sont prêts à chaque round ; une arbalète légère prend un round de chargement, une lourde deux. Chacun est une action, et ils n’ont pas à se suivre.
LSK-MIS-12 = Armes à feu
    .summary = Charger prend 10 − Compétence de tir − Agilité + encombrement rounds (la moitié au silex, moitié plus avec canon rayé). 1–2 sur d10 fait un raté, 1 au silex, et prend 3 rounds à débourrer ; à courte portée 5 points de VA sont ignorés.
LSK-MIS-13 = Munitions
    .summary = Chacun commence chargé, mèches allumées. Un carquois plein a 20 projectiles et chaque tir en prend un ; ce qui fut lancé gît dans la case de la cible.
LSK-MIS-14 = Tirer au contact
    .summary = Des ennemis à portée ne gênent pas un tir. Si la cible ne se bat qu’avec le tireur, pas de −4 ; et nul n’est touché par son propre tir perdu.

## cover

LSK-COV-01 = Couvert
    .summary = Ce qui est solide entre tireur et cible diminue le nombre des projectiles ; le meilleur degré compte et la VA ne change pas. Le scénario dit ce qui couvre qui, et les gens jamais.
LSK-COV-02 = Couvert d’un quart
    .summary = −2 au tireur : buissons, rideaux et ce qui cache plus qu’il n’arrête.
LSK-COV-03 = Demi-couvert
    .summary = −4 au tireur : une tranchée peu profonde ou une haie mince.
LSK-COV-04 = Couvert aux trois quarts
    .summary = −7 au tireur : une tranchée profonde ou un mantelet.
LSK-COV-05 = Couvert complet
    .summary = −10 au tireur : une meurtrière ou un assommoir. On ne peut tirer sur une cible derrière aucune ouverture.

## parry

LSK-PAR-01 = Parade
    .summary = Qui n’a pas agi peut donner tout le round à la défense, même hors de son tour.
LSK-PAR-02 = Valeur d’une parade
    .summary = Les attaquants ont −2 pour le reste du round, ou −4 si l’on pare avec une arme Martiale ou Spéciale.
LSK-PAR-03 = Quand une parade sert
    .summary = Elle s’annonce avant le d20 et sert contre toute attaque ultérieure du round, projectiles compris, mais pas pour qui ne se doute de rien.

## mounted

LSK-MNT-01 = Coups de la selle
    .summary = Un cavalier a +1 en mêlée contre les gens à pied, sauf avec armes Mineures et Petites.
LSK-MNT-02 = À l’abri en selle
    .summary = Les gens à pied ont −1 en mêlée contre un cavalier.
LSK-MNT-03 = Tirs de la selle
    .summary = Un cavalier tire et lance à −5.
LSK-MNT-04 = Charge montée
    .summary = Une touche franche dans une charge montée fait des dégâts triples à l’arme d’hast ou à la lance, doubles sinon. L’allure de la monture fixe l’élan.
LSK-MNT-05 = Arme d’hast contre cavaliers
    .summary = Une contre-attaque à l’arme d’hast sur un cavalier qui charge fait des dégâts triples.
LSK-MNT-06 = La monture
    .summary = Elle bouge au tour du cavalier, a ses propres CA, VA et Blessures et peut être visée. Si elle tombe, le cavalier sauvegarde contre la Paralysie ou subit d6 ; une monture non dressée peut s’emballer d6 rounds à sa première blessure.
LSK-MNT-07 = Monter et descendre
    .summary = Monter et descendre sont des actions. Un cavalier immobilisé par qui est à pied est tiré à bas sans mal, et qui tombe gît près de la monture.

## casting

LSK-CST-01 = Sans défense en lançant un sort
    .summary = Entre l’annonce et l’effet, qui lance un sort est sans défense contre les coups, et les projectiles le traitent comme ne se doutant de rien.
LSK-CST-02 = Parole libre
    .summary = Pas de sort sans voix : bâillon, silence, étranglement et prise l’empêchent, et perdre la voix en chemin gâche le sort.
LSK-CST-03 = Symbole sacré
    .summary = Un Clerc garde le symbole en main tout le round ; s’il la quitte, le sort est gâché.
LSK-CST-04 = Quand un sort agit
    .summary = À l’ouverture du round suivant, avant l’initiative ; les sorts dus ensemble agissent ensemble. Les cibles sont fixées au début.
LSK-CST-05 = Blessé avant de lancer
    .summary = Tout dégât dans le round, fût-ce 1 point, empêche de lancer un sort pour son reste ; le sort est gardé.
LSK-CST-06 = Blessé en lançant
    .summary = Tout dégât entre l’annonce et l’effet gâche le sort.
LSK-CST-07 = Ce qu’est un sort
    .summary = Nom, classe, portée, cibles, effet et sauvegarde. On prépare un sort du premier niveau par niveau, chacun sert une fois, sans jet d’attaque sauf si le sort le demande.
LSK-CST-08 = Quatre sorts
    .summary = Projectile magique (d4 par niveau), Sommeil (2d8 DV d’ennemis jusqu’à 4 DV chacun), Soin des blessures légères (d6 + niveau) et Injonction (halte, lâche ou fuis).

## items

LSK-ITM-01 = Atteindre ses affaires
    .summary = En main ou à la ceinture : aussitôt. Dans une bourse : d3 + 1 rounds. Dans un sac : 3d6 rounds, chacun une action.
LSK-ITM-02 = À découvert en cherchant
    .summary = Qui fouille est attaqué comme s’il ne se doutait de rien jusqu’à ce que la chose soit trouvée ou la recherche abandonnée.
LSK-ITM-03 = Se défendre ou chercher
    .summary = Qui cherche et se fait attaquer peut se défendre avec sa CA entière, décidé une fois par round ; ce round n’avance alors pas la recherche.
LSK-ITM-04 = Fin d’une recherche
    .summary = Après le dernier round compté, la chose est en main, à employer par une action ultérieure. Une autre action ou une prise sur le chercheur fait tout perdre.

## holding

LSK-HLD-01 = Retenir
    .summary = À son tour, un combattant peut remettre toute action et la faire plus tard dans le round.
LSK-HLD-02 = Ensemble, pas avant
    .summary = Une action retenue et celle à laquelle elle répond se font au même moment ; les deux peuvent donc tomber.
LSK-HLD-03 = Limites
    .summary = Retenir n’est pas agir, toute réponse reste donc possible. Ce qui est encore retenu peut servir en dernier dans le round et se perd ensuite.
LSK-HLD-04 = Déclencher
    .summary = Ceux qui retiennent sont interrogés après l’annonce d’un ennemi. D’abord l’approche, puis mouvements et réponses ; tous les dés portent sur l’état d’avant, et tous les résultats viennent ensemble.

## wounds

LSK-DMG-01 = Perdre des Blessures
    .summary = Les dégâts se retranchent des Blessures, et au-dessus de 0 un combattant vaut autant qu’avant.
LSK-DMG-02 = À terre
    .summary = À 0 Blessure ou moins, un combattant tombe, lâche tout et est sans défense. À 0 exactement il perd connaissance d6 heures ; en dessous, le jet de blessure décide.
LSK-DMG-03 = Jet de blessure
    .summary = d4 plus les points sous zéro : jusqu’à 3 assommé, 4–5 une plaie qui guérit, 6–7 une blessure durable, dès 8 mort. D’autres d4 donnent lieu et sorte.
LSK-DMG-04 = Sous zéro
    .summary = Des dégâts à qui est déjà sous 0 Blessure sont la mort.
LSK-DMG-05 = Au même moment
    .summary = Dans des actions simultanées, tous les dés tombent d’abord, puis chacun souffre en même temps ; le coup d’un mourant compte.
LSK-DMG-06 = Guérison
    .summary = Avec la moitié des Blessures ou plus, 1 revient chaque nuit calme et d3 par jour de repos ; avec moins, 1 seul par jour de repos. Un lit propre ajoute 1 par jour ; les lieux hostiles ne guérissent rien.

## morale

LSK-MOR-01 = Test de Moral
    .summary = 2d6 jusqu’au Moral et le groupe tient, au-dessus il cède. Un Moral de 12 ne cède jamais, et les personnages des joueurs ne testent jamais.
LSK-MOR-02 = Quand le courage est testé
    .summary = En rencontrant des ennemis que son camp ne surpasse pas en nombre, et encore à la fin du round qui laisse au plus la moitié du groupe, ou la moitié des Blessures d’une créature seule.
LSK-MOR-03 = Brisés
    .summary = Ceux qui cèdent courent à la prochaine occasion ou, s’ils sont intelligents, peuvent se rendre. Ils n’attaquent plus mais peuvent garder et parer.
LSK-MOR-04 = Peur du feu
    .summary = Chaque coup de feu fait tester les ennemis de Moral 7 ou moins, une fois par groupe et par round.

## saves

LSK-SAV-01 = Sauvegardes
    .summary = d20 plus Volonté (Intelligence contre le sort d’un Magicien) doit atteindre le nombre. Un 20 naturel sauve toujours, un 1 jamais.
LSK-SAV-02 = Nombres de sauvegarde
    .summary = Classe et niveau donnent cinq nombres, contre Paralysie, Poison, Souffle, Objet et Magie. Les créatures prennent ceux d’un Guerrier du niveau de leurs DV, 6 au plus.

## equipment

LSK-EQP-01 = Armes de mêlée
    .summary = Mains, dé de dégâts, longueur, catégorie et traits de chaque arme, des mains nues (d2, longueur 0) à la lance de cavalerie (d10, longueur 5).
LSK-EQP-02 = Armes étranges
    .summary = Le garrot étrangle sans relâche, fourches et filets rendent sans défense faute d’une sauvegarde contre la Paralysie, les fouets ne font rien au métal, et l’argent se brise sur 1 d’un d10 après chaque attaque.
LSK-EQP-03 = Armes de tir
    .summary = Dégâts, portées, chargement et VA ignorée, du rocher (d2, 30 pieds) à l’arc long (d6, 900 pieds) et à l’arbalète lourde (d8, ignore 3).
LSK-EQP-04 = Liste des armes à feu
    .summary = Du pistolet à l’arme à deux canons : d8 ou d10, VA −5 à courte portée (le mousquet à toute portée), et ce que chacune vaut en mêlée. Les platines à mèche sont Spéciales, les autres Martiales.
LSK-EQP-05 = Liste des armures
    .summary = VA 0 en vêtements, 2 en pourpoint ou buffle, 3 en chaînes d’armes, 4 en mailles, brigandine ou demi-armure, 5 en armure aux trois quarts, 6 en harnois complet.
LSK-EQP-06 = Boucliers et secondes armes
    .summary = Rondache 2 en mêlée ; bouclier 2, et 3 à distance ; pavois planté 5 à distance ; arme Mineure ou Petite en seconde main 1 en mêlée. Le meilleur compte.
LSK-EQP-07 = Montures et bardes
    .summary = Destrier, cheval de selle, poney et mule avec leurs valeurs. Une charge jusqu’à 10 points laisse 80 pieds de pas de combat, 15 points 60, 20 points 40, 25 points 20.

## attack

LSK-RUL-01 = Signes de la CA
    .summary = L’original écrit la protection en plus bien qu’une CA basse soit bonne. Ici la protection baisse toujours le nombre de l’attaquant et l’exposition le monte.

## conditions

LSK-RUL-02 = Ce que perd qui ne se doute de rien
    .summary = Tout ce qui est personnel, bon ou mauvais : Agilité, adresse, bouclier, seconde arme, parade, garde, selle. Armure, couvert et exposition restent, et le +2 et le +5 contre les gens sans arme s’additionnent.

## charge

LSK-RUL-03 = La somme entière
    .summary = Double et triple portent sur d20 et dé d’arme ensemble ; l’option ne multiplie que le dé d’arme.

## conditions

LSK-RUL-04 = Sûr, pas puissant
    .summary = Un coup à qui est sans défense fait la plus haute face de son dé, sans d20 ni multiplicateur, à travers toute armure. L’option laisse lancer comme contre qui ne se doute de rien.

## counter

LSK-RUL-05 = Attaque après la contre-attaque
    .summary = Qui survit en état à la contre-attaque porte encore son coup ; seul ce qui viendrait après ces deux coups est perdu.
LSK-RUL-06 = La garde est gratuite
    .summary = La garde vaut contre une attaque, ne coûte pas d’action et se répète tant que l’on n’a pas agi.

## movement

LSK-RUL-07 = Qui frappe un coureur
    .summary = Tout ennemi en état et conscient qui n’a pas attaqué et n’a au plus que bougé, retenu ou gardé ce round. Quitter une allonge compte, s’y arrêter aussi.
LSK-RUL-08 = Longueur d’une charge
    .summary = Tout le chemin du round est une course droite et libre, pas plus courte qu’un demi-pas de combat ni plus longue qu’une course.

## attack

LSK-RUL-09 = Continuer à marcher
    .summary = L’attaque peut tomber n’importe où dans le pas de combat et le reste se marche ensuite, sauf après charge ou contre-attaque.

## mounted

LSK-RUL-10 = Ce qui triple à cheval
    .summary = Armes d’hast et lances ; les autres armes doublent. L’option donne le triple à toutes.
LSK-RUL-11 = Triple pour la contre-attaque
    .summary = Ce n’est que contre une charge montée que la contre-attaque à l’arme d’hast triple ; à pied elle double, et hors d’une charge ni l’un ni l’autre.
LSK-RUL-12 = Cavalier contre cavalier
    .summary = Aucun +1 de la selle ne joue contre un autre cavalier.

## wrestling

LSK-RUL-13 = Bonus d’équipe
    .summary = +1 par lutteur après le premier, pas pour le premier aussi.

## conditions

LSK-RUL-14 = Qui fait nombre
    .summary = L’attaquant et tout allié en état qui voit la cible, l’a à portée et ne charge, vise, lance de sort ni cherche. Avoir agi n’importe pas ; tirs et lutte n’y gagnent rien.

## missiles

LSK-RUL-15 = Qui un tir perdu peut toucher
    .summary = Amis et ennemis dans la chaîne de gens aux prises autour de la cible, elle comprise, jamais le tireur. L’option excepte la cible.
LSK-RUL-16 = Force d’un tir perdu
    .summary = Il touche toujours : le même d20 est une touche franche s’il convient aux nombres de la victime sans le −4, sinon une éraflure.
LSK-RUL-17 = Un nombre pour chacun dans la foule
    .summary = Chacun garde son propre nombre. Au-dessus du plus haut, personne n’est touché ; sinon une victime est tirée au sort et le dé comparé au sien, ce qui peut encore laisser passer le tir.
LSK-RUL-18 = Foule ou mêlée
    .summary = Un tir vise une cible dans la mêlée ou la mêlée comme foule, amis compris, jamais les deux. Les Grands donnent +1 comme les autres mais ont deux chances au tirage.
LSK-RUL-19 = Durée d’une visée
    .summary = De l’annonce au tir ou jusqu’à l’abandon. Les dégâts ne la rompent pas ; tomber, être tenu, parer ou contre-attaquer si.

## parry

LSK-RUL-20 = Parer les projectiles
    .summary = Une parade aide aussi contre les tirs ; l’option la limite aux coups.

## casting

LSK-RUL-21 = À quel point un lanceur est sans défense
    .summary = Tout à fait : les coups touchent d’eux-mêmes pour tous les dégâts d’arme, les tirs ont +2 sur CA 14. Avec l’option, il est seulement, en mêlée, quelqu’un qui ne se doute de rien.
LSK-RUL-22 = Dégâts après le début
    .summary = Un mal avant l’effet gâche le sort ; un mal avant son début l’interdit seulement.
LSK-RUL-23 = Les Clercs parlent aussi
    .summary = Le symbole sacré s’ajoute à la parole libre, il ne la remplace pas.

## flight

LSK-RUL-24 = Avidité et Moral
    .summary = Les poursuivants qui échouent au test devant un trésor s’arrêtent ; les autres courent.
LSK-RUL-25 = Mouvements en poursuite
    .summary = Un groupe lance une fois avec le mouvement de son plus lent, sans arrondi ; les totaux égaux se relancent.

## wrestling

LSK-RUL-26 = Coup ou lutte
    .summary = Se libérer est une lutte. Un coup depuis la prise est une attaque ordinaire et ne touche pas au compte.
LSK-RUL-27 = Compter les prises
    .summary = Chaque lutte qui laisse la victime immobilisée ajoute 1 ; lâcher, désarmer ou sa victoire recommence à 0. Clouer dure tant que quelqu’un maintient.
LSK-RUL-28 = Choses arrachées
    .summary = Elles vont dans une main libre du vainqueur, sinon à terre devant lui. Tenir à deux mains n’aide pas la sauvegarde.
LSK-RUL-29 = Prix du premier coup
    .summary = Frapper un lutteur est l’action du défenseur. Un lutteur aux mains vides est sans arme contre ce coup.

## items

LSK-RUL-30 = Quels rounds comptent
    .summary = Un round de recherche compte si l’on fut laissé en paix ou reçut les attaques sans s’en soucier ; le dernier doit être fini avant d’employer la chose.

## holding

LSK-RUL-31 = Libre choix
    .summary = Ni déclencheur ni action n’est nommé d’avance, et tout peut être retenu, sorts et charges aussi. Une contre-attaque vient toujours d’abord.

## wounds

LSK-RUL-32 = Exactement zéro
    .summary = À terre et sans connaissance, sans jet de blessure ; le dégât suivant en cause un et ne tue pas d’emblée.

## equipment

LSK-RUL-33 = Valeur de la seconde main
    .summary = Une seconde arme baisse de 1 le nombre des coups et ne donne pas d’attaque de plus.

## weapons

LSK-RUL-34 = Usage sans adresse
    .summary = Permis avec une compétence de 0 ; l’option l’interdit.

## conditions

LSK-RUL-35 = Armé ou non
    .summary = Une arme de mêlée, une arme à feu bonne pour la mêlée, un ceste ou des armes naturelles arment ; arcs, arbalètes et boucliers non. Le +5 est pour les coups, par option aussi pour les projectiles.
LSK-RUL-36 = Obscurité de qui
    .summary = L’aveuglement est à chacun qui ne voit pas l’adversaire ; un tireur qui voit traite une cible aveugle comme ne se doutant de rien.

## attack

LSK-RUL-37 = Pas de nombres heureux
    .summary = Un 1 ou un 20 à l’attaque n’a rien de spécial ; seules les sauvegardes connaissent des résultats naturels.

## sequence

LSK-RUL-38 = Un dé ou plusieurs
    .summary = Deux camps partagent un d6, trois ou plus en lancent un chacun. L’option fait lancer chaque camp dans tous les cas.

## movement

LSK-RUL-39 = Armure lourde
    .summary = Les 2 points de l’armure aux trois quarts et du harnois complet remplacent le 1 du métal.

## missiles

LSK-RUL-40 = Bander une arbalète
    .summary = Chaque round de chargement est une action sans mouvement ; on garde sa CA entière.

## weapons

LSK-RUL-41 = Jusqu’où va le −2
    .summary = Il touche toute attaque du round avec toute arme, même si les mains étaient vides, mais pas la lutte. Rengainer prend une action.

## charge

LSK-RUL-42 = Armes d’hast
    .summary = Hallebardes, piques et semblables, la lance de cavalerie et une lance tenue à deux mains sont des armes d’hast ; nulle autre.

## sequence

LSK-RUL-43 = Un round perdu
    .summary = Perdre un round par surprise et l’action libre des ennemis sont une seule chose.

## counter

LSK-RUL-44 = Contre-attaque à égalité
    .summary = À initiative égale on peut contre-attaquer, mais comme tout dégât vient après, cela n’arrête personne.

## wounds

LSK-RUL-45 = Au sol
    .summary = Un combattant à terre mais conscient rampe et parle, rien de plus.
LSK-RUL-46 = Bras blessés
    .summary = Les deux signes imprimés sont un mal : le blessé est touché à +1.
LSK-RUL-47 = Robustesse
    .summary = Le bonus s’ajoute aux Blessures de chaque niveau, dont on gagne au moins 1.

## counter

LSK-RUL-48 = Pas de cumul de réponses
    .summary = Garde et parade ne se combinent pas contre un coup. La réponse vient quand l’attaque est connue, avant son d20.

## parry

LSK-RUL-49 = Avec quoi parer
    .summary = Le 4 demande une arme de mêlée Martiale ou Spéciale en main quand vient l’attaque ; le reste vaut 2, et de deux armes la meilleure compte.

## wrestling

LSK-RUL-50 = Marcher pour lutter
    .summary = Un pas de combat peut y mener, une course non.

## missiles

LSK-RUL-51 = Visée libre
    .summary = Viser ne fixe pas de cible ; bouger avant le tir perd le +2, après non. Les tirs dans les mêlées et foules peuvent être visés.

## attack

LSK-RUL-52 = Annoncé, c’est annoncé
    .summary = Ce qui est annoncé tient ; si c’est devenu impossible, l’action est perdue, sauf le mouvement encore possible.

## missiles

LSK-RUL-53 = Tailles
    .summary = La description dit qui est Grand ou Gigantesque. La taille compte pour tirages et tirs, allonge et terrain occupé, et rien d’autre.
LSK-RUL-54 = Cheval et cavalier
    .summary = Un corps pour le bonus de foule, deux chances au tirage : celle du cavalier d’abord, puis celle de la monture.

## conditions

LSK-RUL-55 = Comme si l’on ne se doutait de rien
    .summary = Obscurité, recherche et chargement d’une arme à feu ont plein effet pour cette attaque, parade antérieure comprise ; le tour n’est pas perdu.

## wrestling

LSK-RUL-56 = Tenir en équipe
    .summary = Tous ceux qui ont lancé dans l’équipe tiennent, et l’équipe résiste à une évasion avec son bonus.

## sequence

LSK-RUL-57 = Ce qu’une égalité retarde
    .summary = Les dégâts et leurs suites, et les sorts ; rien d’autre n’attend. Un dégât en attente n’interdit pas encore les sorts mais gâche le sort en arrivant.

## casting

LSK-RUL-58 = Le symbole pour un round
    .summary = Il doit être en main de l’initiative à la fin du round ; tiré à son tour, il ne sert que dès le suivant.

## parry

LSK-RUL-59 = Demander les parades
    .summary = On interroge qui va être attaqué, dans une foule ou mêlée tous ceux qui pourraient être touchés ; on peut aussi offrir une parade tant qu’une question est ouverte.

## casting

LSK-RUL-60 = Après un sort gâché
    .summary = Le lanceur n’est plus sans défense mais a dépensé son action.

## sequence

LSK-RUL-61 = Qui lance d’abord
    .summary = Dans une lutte celui qui la commence, puis les autres comme interrogés ou selon la liste ; dans un groupe simultané, par ordre d’annonce.

## wounds

LSK-RUL-62 = Dés des blessures
    .summary = Une sauvegarde contre l’hémorragie se lance sur-le-champ, la durée d’une blessure après le combat.

## missiles

LSK-RUL-63 = Monture de la cible épargnée
    .summary = Exclure la cible visée du tirage y laisse la monture, avec son propre nombre.

## mounted

LSK-RUL-64 = Poings en selle
    .summary = À cheval les mains nues comptent comme Mineures et ne gagnent pas de +1.

## equipment

LSK-RUL-65 = Le ceste n’est pas une seconde arme
    .summary = Porté, il ne compte jamais comme seconde arme.

## morale

LSK-RUL-66 = Se rendre aussitôt
    .summary = Ceux qui choisissent de se rendre sont hors du combat quand le test échoue, pas à leur prochain tour.

## missiles

LSK-RUL-67 = Mains lentes
    .summary = Là où le manque d’adresse met la Compétence de tir à 0, le temps de chargement se calcule avec 0.

## casting

LSK-RUL-68 = Guérir d’avance
    .summary = Un sort de guérison peut être commencé pour quelqu’un d’indemne ; il rend ce qui manque quand il agit.

## answers

LSK-RUL-69 = On n’esquive pas un ordre
    .summary = Tant que l’action ordonnée n’est pas dépensée, rien ne se fait hors de son tour : ni parade, ni contre-attaque, ni garde, ni coup au lutteur.

## sequence

LSK-RUL-70 = Le cheval emballé court dans tous les cas
    .summary = Son cavalier ne pare, ne contre ni ne se garde ; il court à son tour même s’il a déjà agi, et chaque tour compte pour un round.

## to hit

LSK-RUL-71 = Couverts qui se recouvrent
    .summary = Plusieurs couverts d’une même case tiennent tous ; de chaque direction le meilleur compte, quel que soit leur ordre.

## weapons

LSK-RUL-72 = Portée de la lance
    .summary = Dix pieds à pied et dans une charge ; sinon, en selle, seulement les cases voisines. Son degré reste 5.

## carrying out

LSK-RUL-73 = Agir éveille
    .summary = Une action à soi qui vise un ennemi met fin à l’ignorance ; marcher ou attendre, non.

## muster

LSK-RUL-74 = Ce qui n’occupe pas de main
    .summary = Une fourquine ou un ceste peut être noté aux mains, porté ou à la ceinture et sert de partout.

## dropped baggage

LSK-RUL-75 = Ce qu’il vaut de lâcher
    .summary = En fuite on peut lâcher tout ce qu’on porte, et ce qui ne touche personne le dit ; sans moral on n’offre que ce qui peut encore agir.

## shooting

LSK-RUL-76 = Un seul candidat
    .summary = On ne lance pas de dé pour tirer un sur un.

## still valid

LSK-RUL-77 = Une prise qui en est encore une
    .summary = Tenir, saisir et étrangler veulent les deux au combat, le contact à la portée de leur genre et l’outil en main ; après chaque pas et chaque décret, ce qui ne tient plus finit, et on le dit.

## carrying out

LSK-RUL-78 = Saisi au passage
    .summary = Qui saisit, attrape ou étrangle d’un coup reste : le reste de son mouvement est perdu.

## grips

LSK-RUL-79 = Plusieurs teneurs
    .summary = Pris dans un outil, on ne l’est pas dans un second ; des ennemis ont des prises séparées, et la victoire d’un autre camp rompt la première ; qui est hors du combat ne compte pas.

## mounted

LSK-RUL-80 = Cheval emballé et prises
    .summary = Un cheval emballé arrache son cavalier à toute prise ; il reste ou saute, quel que soit son état ; il court tout son mouvement, hors de la carte comme une fuite.

## movement

LSK-RUL-81 = Montures sans défense
    .summary = Une monture prise au filet, attrapée ou sans défense ne bouge pas ; elle fait ses jets aux tours du cavalier ; morte, elle le jette à bas.

## still valid

LSK-RUL-82 = Charger, viser, chercher
    .summary = Chacun finit quand la chose est partie, quand son maître est immobilisé, obéit à un ordre ou fait autre chose.

## wounds

LSK-RUL-83 = Poison et égalité
    .summary = L’effet du poison attend comme les autres dégâts tant que des camps agissent ensemble.

## action under way

LSK-RUL-84 = Hors de la carte
    .summary = Qui a quitté la carte ne compte plus : ni nombre, ni coups, ni réponses.

## out of action

LSK-RUL-85 = Hors de selle
    .summary = Sur une case libre près de la monture, la plus proche de qui tire ; sans elle on ne descend pas, et qui est tiré gît sur la case du teneur.

## still valid

LSK-RUL-86 = Actions improvisées qui durent
    .summary = Elles finissent par l’immobilisation, la chute, la déroute, un ordre ou un mot de l’acteur ; on peut répondre hors de son tour, et ce round ne compte pas.

## contest

LSK-RUL-87 = Qui s’est rendu
    .summary = Qui s’est rendu ne lance dans aucune lutte et ne fait rien ; son vainqueur n’en a pas besoin.

## circumstances

LSK-RUL-88 = Un corps une fois
    .summary = Cheval et cavalier comptent une fois parmi ceux qui assaillent quelqu’un.

## grips

LSK-RUL-89 = Ce qu’on arrache
    .summary = Une arme arrachée tombe si le vainqueur n’a pas assez de mains ; un filet fermé reste sur sa victime ; la lumière suit son porteur ; la parade cesse dans une prise ; les mains gardent leur ordre quand un combat est rétabli.

## options

option-career-traits = Mercenaires, Duellistes et Combattants de fosse ont les capacités de leur carrière.
option-pursuit-individual = Dans une poursuite, chacun lance avec son propre mouvement au lieu d’un jet pour le groupe.
option-morale = Adversaires et hommes de main testent s’ils tiennent.
option-injury-table = Qui lance pour les blessures sous zéro : tous sauf les montures, seulement les gens au-dessus du niveau zéro, ou personne.
option-multiply = Les dégâts doubles et triples multiplient d20 et dé d’arme ensemble, ou le dé d’arme seul.
option-helpless-choice = Contre qui est sans défense, l’attaquant peut préférer un jet comme contre qui ne se doute de rien.
option-mounted-triple = Quelles armes triplent leurs dégâts dans une charge montée.
option-stray-pool = Si la cible visée est parmi ceux qu’un tir perdu peut toucher.
option-parry-missiles = Une parade aide aussi contre les projectiles.
option-caster = Ce qu’est un lanceur de sort pour qui l’attaque en mêlée.
option-unskilled-weapon = Une arme au-dessus de son adresse s’emploie avec une compétence de 0, ou pas du tout.
option-unarmed-bonus = Si le +5 contre les gens sans arme vaut pour les coups seuls ou aussi pour les projectiles.
option-initiative = Deux camps partagent un dé, ou chaque camp lance le sien et l’égalité est possible.
