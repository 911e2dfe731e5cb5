### Les règles et les options, en français.


## dice

PSX-DIC-01 = Jet de réussite
    .summary = Chaque dé qui atteint le jet minimum est un succès ; un seul suffit si aucun nombre n’est demandé.
PSX-DIC-02 = Jet minimum
    .summary = Chacun a un jet minimum, 5 d’ordinaire ; les changements s’additionnent et il ne descend jamais sous 2.

## modifiers

PSX-DIC-03 = Difficulté
    .summary = Un test peut être annoncé plus facile ou plus dur : cela décale son jet minimum pour cette fois.

## dice

PSX-DIC-04 = Dés explosifs
    .summary = Les six se relancent et s’ajoutent, aux jets de réussite et à l’initiative ; les dés de mesure jamais.
PSX-DIC-05 = Aucun dé
    .summary = Sans dé un jet échoue, mais dés bonus et de destin peuvent se lancer seuls ; rien de lancé, rien de relancé.
PSX-DIC-06 = Succès critiques aux tests ordinaires
    .summary = Aux tests d’attribut et de compétence, 11 compte deux succès, 17 trois, et ainsi de suite par six.
PSX-DIC-07 = Relance
    .summary = Une relance refait tout le jet ; le nouveau résultat vaut.
PSX-BON-01 = Dé bonus ajouté à un jet
    .summary = Les dés bonus rejoignent un jet un par un, avec son jet minimum et son seuil critique.
PSX-BON-02 = Dé de destin ajouté à un jet
    .summary = Un dé de destin réussit dès 4, si dur que soit le jet.
PSX-BON-03 = Dé de destin comme relance
    .summary = Dépensé en relance, un dé de destin fait réussir dès 4 chaque dé de la relance.

## spending

PSX-BON-04 = Acheter une action
    .summary = Un dé bonus achète une action aussitôt, au tour de quiconque, même avant son premier.
PSX-BON-05 = Voler une action
    .summary = Un dé de destin prend une action à un adversaire qui en a une et la donne à qui le dépense.
PSX-BON-06 = Dépenser ne coûte pas d’action
    .summary = Acheter et voler ne coûtent rien et se font entre les actes, jamais dans un jet.

## dice

PSX-BON-07 = Quand les dés en plus sont offerts
    .summary = Après chacun de ses jets on demande quoi dépenser, jusqu’à ce que le résultat soit gardé.

## sequence

PSX-INI-01 = Début du combat
    .summary = Avant que quiconque agisse, chacun est placé et l’ordre fixé ; puis commencent les rounds.
PSX-INI-02 = Jet d’initiative
    .summary = L’initiative est la somme d’autant de dés explosifs que la Vitesse ; sans Vitesse elle vaut 0.
PSX-INI-03 = Ordre et égalités
    .summary = Les hauts résultats d’abord ; Vitesse, puis Adresse, puis un départage règlent les égalités. L’ordre vaut pour tout le combat.
PSX-INI-04 = Pas d’action avant le premier tour
    .summary = Nul n’a d’action avant son premier tour, sauf par des dés.
PSX-TRN-01 = Round de combat
    .summary = Un round a un début, un tour pour chacun dans l’ordre, et une fin ; début et fin permettent des réactions.
PSX-TRN-02 = Tour du joueur
    .summary = Un tour commence par les tests d’états, puis les actions sont rafraîchies, puis viennent les actes.
PSX-TRN-03 = L’acteur
    .summary = Seul celui dont c’est le tour agit librement, un acte à la fois ; tous les autres réagissent.

## conditions

PSX-TRN-04 = Nombre d’actions
    .summary = Les actions viennent du lignage et des modèles, une de plus avec deux armes, aucune si l’on est sans défense.
PSX-TRN-05 = Rafraîchir
    .summary = Les actions reviennent à leur maximum ; ce qui restait ne s’ajoute pas.

## sequence

PSX-TRN-06 = Garder des actions
    .summary = L’acteur finit son tour et garde le reste pour réagir jusqu’au prochain rafraîchissement.

## turn

PSX-TRN-07 = Liste des actes
    .summary = Les actes et le coût de chacun.

## acts

PSX-TRN-08 = Marcher
    .summary = Marcher fait Vitesse + 1 mètres et comprend un acte libre au jet minimum +1.

## movement

PSX-TRN-09 = Courir
    .summary = Courir fait Vitesse + 5 mètres et ne comprend rien d’autre.
PSX-TRN-10 = Ramper
    .summary = Ramper est pour qui est accroupi : demi-Vitesse, arrondie vers le haut, + 1 mètre.
PSX-TRN-11 = S’accroupir ou se coucher
    .summary = S’accroupir prend une action et donne un léger couvert.
PSX-TRN-12 = Se relever
    .summary = Se relever prend une action et met fin à l’accroupissement, pas à un filet.

## items

PSX-TRN-13 = Employer un objet
    .summary = Employer un objet prend une action ; sa règle dit le reste.

## acts

PSX-TRN-14 = Action libre
    .summary = Ce qu’aucune règle ne liste est possible : le meneur fixe coût, jet et difficulté.
PSX-TRN-15 = Actes de plusieurs actions
    .summary = Blocage et attaque violente se paient d’un coup ; visée, attaque précise, rechargement et préparation vont pas à pas ; certains actes sont gratuits.

## movement

PSX-TRN-16 = Mètres sur la carte
    .summary = Cases d’un mètre, huit voisines, une personne chacune ; on passe amis et gens sans défense.

## reactions

PSX-REA-01 = Droit de réagir
    .summary = Qui perçoit l’acteur et a une action peut répondre à l’acte.
PSX-REA-02 = Coût
    .summary = Une réaction coûte une action.
PSX-REA-03 = Moment
    .summary = Une défense vient après le jet de touche et avant ses effets ; toute autre réaction après.
PSX-REA-04 = Une réaction par acte et par participant
    .summary = Chacun répond une fois à un acte, quelles que soient ses actions.
PSX-REA-05 = Plusieurs réactions
    .summary = N’importe quel nombre peut répondre au même acte.
PSX-REA-06 = Réactions au début et à la fin du round
    .summary = Les actions gardées peuvent servir au début et à la fin du round à qui perçoit le dernier acteur.
PSX-REA-07 = Fenêtres et questions
    .summary = D’abord la fenêtre de défense de la cible, puis la générale par initiative ; ce qui ouvre laquelle, et qui est interrogé.

## attack

PSX-ATK-01 = Compétence selon l’arme
    .summary = On lance Corps à corps, Tir ou Lancer, selon l’arme.
PSX-ATK-02 = Phases d’une attaque
    .summary = Jet de touche, jet de couvert, puis les touches deviennent des blessures.
PSX-ATK-03 = Jet minimum du jet de touche
    .summary = Son propre jet minimum, le recul, et tout ce qui gêne ou aide cette attaque.
PSX-ATK-04 = Dés de touche
    .summary = Compétence et potentiel de dégâts donnent les dés ; mode et situation les changent.
PSX-ATK-05 = Les succès sont des touches
    .summary = Un dé qui réussit est une touche, jamais plus.
PSX-ATK-06 = Ordre de résolution
    .summary = L’ordre dans lequel une attaque se résout, des munitions aux dégâts d’armure.

## modifiers

PSX-ATK-07 = Quel modificateur touche quel jet
    .summary = Quel désavantage compte pour quel jet.

## attack

PSX-REC-01 = Malus de recul
    .summary = Un tir juste après un tir a +2 au jet minimum et au seuil critique.
PSX-REC-02 = Malus croissant
    .summary = Chaque tir de plus de la suite ajoute le même pas.

## spending

PSX-REC-03 = Rompre la suite
    .summary = Tout autre acte entre deux met fin à la suite ; les armes à un coup n’en ont jamais.

## attack

PSX-REC-04 = Compensation du recul
    .summary = La compensation réduit le pas ; dès 2 il n’y a plus de recul.

## sequence

PSX-REC-05 = Limité à un round
    .summary = Les suites finissent avec le round.

## attack

PSX-CRT-01 = Touche critique
    .summary = Une touche de 11 ou plus est critique.
PSX-CRT-02 = Le seuil ne dépend pas du jet minimum
    .summary = Le seuil bouge par le recul, la visée et des effets nommés, pas avec le jet minimum.
PSX-CRT-03 = Attaques qui peuvent être critiques
    .summary = Corps à corps, coup par coup et armes de jet peuvent être critiques, les rafales non.
PSX-CRT-04 = Comptes séparés
    .summary = Touches critiques et normales se disent et se comptent à part.
PSX-CRT-05 = Les critiques ignorent l’armure
    .summary = L’armure n’arrête jamais une touche critique.
PSX-CRT-06 = Touche mégacritique
    .summary = 17 ajoute une blessure, 23 deux, 29 trois, et ainsi de suite, si la touche n’est pas empêchée.

## aiming

PSX-AIM-01 = Viser
    .summary = Chaque action de visée baisse de 2 le seuil critique de la prochaine attaque.
PSX-AIM-02 = Usages permis
    .summary = On vise au corps à corps et coup par coup, pas en rafale ni au lancer.
PSX-AIM-03 = Limite par la Perception
    .summary = Viser ne donne pas plus que la Perception.

## wounds

PSX-AIM-04 = Perdre la visée
    .summary = Qui est touché en visant doit recommencer.

## attack

PSX-MOD-01 = Choix du mode
    .summary = Chaque attaque prend un des modes de l’arme, sans coût.
PSX-MOD-02 = Corps à corps
    .summary = On peut le parer, l’esquiver, viser et toucher critique.
PSX-MOD-03 = Coup par coup
    .summary = Un coup prend une munition et ne se pare ni ne s’esquive.
PSX-MOD-04 = Rafale
    .summary = Une rafale prend trois munitions, a deux dés de plus et pas de critiques.
PSX-MOD-05 = Arme de jet
    .summary = Une arme de jet quitte la main et gît sur la case de la cible.
PSX-RNG-01 = Portée d’une arme
    .summary = Au-delà de la distance indiquée, pas d’attaque possible.
PSX-RNG-02 = À portée, facultatif
    .summary = Avec l’option, rien ne change à la distance indiquée.
PSX-RNG-03 = Jusqu’au double, facultatif
    .summary = Avec l’option, jusqu’au double de la distance coûte +2 au jet minimum.
PSX-RNG-04 = Au-delà du double, facultatif
    .summary = Avec l’option, au-delà du double rien n’est possible.
PSX-RNG-05 = Allonge
    .summary = Les coups portent à un mètre, les armes longues à deux.

## cover

PSX-COV-01 = Degrés de couvert
    .summary = Le couvert est 4+, 5+ ou 6+ contre un attaquant donné ; la meilleure source compte.
PSX-COV-02 = Jet de couvert
    .summary = Un dé par touche ; chacun qui atteint le couvert en enlève une.
PSX-COV-03 = Jets de couvert séparés
    .summary = Touches critiques et normales ont chacune leur jet de couvert.
PSX-COV-04 = Couvert de qui s’accroupit
    .summary = Qui est accroupi a 6+ contre tout.

## equipment

PSX-COV-05 = Un bouclier veut une arme à une main
    .summary = Un bouclier va avec une arme à une main.

## cover

PSX-COV-06 = Couvert d’un bouclier
    .summary = Le couvert d’un bouclier est 7 moins sa protection.
PSX-COV-07 = Blocage au bouclier
    .summary = Deux actions lèvent le bouclier pour les rounds suivants, jusqu’à ce qu’on le baisse.

## movement

PSX-COV-08 = Bouger en bloquant
    .summary = Derrière un bouclier levé on va moitié moins loin.

## cover

PSX-COV-09 = Parade au bouclier
    .summary = Pour une action un bouclier couvre contre une attaque, tirs compris.
PSX-COV-10 = Vue et couvert sur la carte
    .summary = Des lignes entre centres de cases décident de la vue ; un obstacle près de la cible sur cette ligne la couvre.

## throwing

PSX-DMG-01 = Touches d’autres sources
    .summary = Des effets infligent des touches sans jet ; couvert et protection jouent, les critiques non.

## wounds

PSX-DMG-02 = Protection
    .summary = La protection arrête autant de touches normales de chaque attaque.
PSX-DMG-03 = Perforation
    .summary = La perforation baisse la protection, jusqu’à 0.

## attack

PSX-DMG-04 = Les touches deviennent blessures
    .summary = Une touche qui passe fait autant de blessures qu’indiqué, sinon une.

## wounds

PSX-DMG-05 = Les blessures sont acquises
    .summary = Les blessures comptent aussitôt et pour de bon.

## equipment

PSX-DMG-06 = Composition de la protection
    .summary = La protection est l’innée et la meilleure pièce de chaque emplacement.

## wounds

PSX-DMG-07 = États causés par les armes
    .summary = Les états d’une arme s’ajoutent quand son attaque blesse ; « au moins » ne fait que relever.
PSX-ARM-01 = Dégâts d’armure, facultatif
    .summary = Avec l’option, deux touches arrêtées d’une attaque coûtent dix pour cent à l’armure.

## arms

PSX-ARM-02 = Effet d’un état abaissé
    .summary = Une armure abîmée protège en proportion, arrondi vers le haut.

## attack

PSX-UNA-01 = Attaque à mains nues
    .summary = Les poings lancent Corps à corps.
PSX-UNA-02 = Poings forts
    .summary = Une Force au-dessus de 2 donne aux poings perforation 1.
PSX-UNA-03 = Poings rapides
    .summary = Une Vitesse au-dessus de 2 donne aux poings un dé de plus.
PSX-UNA-04 = Allonge des poings
    .summary = Les poings portent à un mètre.

## defence

PSX-EVA-01 = Esquiver en réaction
    .summary = Un coup qu’on voit venir s’esquive pour une action.
PSX-EVA-02 = Valeur d’Esquive
    .summary = L’Esquive est la moitié de Vitesse et Adresse, plus lignage et modèles, moins l’encombrement.
PSX-EVA-03 = Jet d’esquive
    .summary = Chaque touche le rend plus dur ; un succès évite tout.
PSX-PAR-01 = Parer
    .summary = Un coup se pare pour une action avec une arme convenable en main.
PSX-PAR-02 = Jet de parade
    .summary = La parade se lance comme une attaque ; chaque succès ôte une touche normale.
PSX-PAR-03 = Les critiques passent la parade
    .summary = Les critiques passent toute parade.

## aiming

PSX-SPC-01 = Attaque précise
    .summary = Chaque action investie baisse de 1 le jet minimum d’une attaque à venir.
PSX-SPC-02 = Limites de l’attaque précise
    .summary = Pas plus que la Perception, jamais sous 2, et tout autre acte la gâche.

## turn

PSX-SPC-03 = Attaque K.O. : conditions
    .summary = Assommer demande quelque chose de contondant et ne fait pas de blessures.

## special

PSX-SPC-04 = Attaque K.O. : issue
    .summary = La Résistance doit égaler les touches restantes, sinon le manque est la profondeur de l’inconscience.

## attack

PSX-SPC-05 = Attaque violente
    .summary = Des actions en plus ajoutent trois dés chacune à un coup, jusqu’à la Force.
PSX-SPC-06 = Attaque désarmante
    .summary = Un coup au bras armé a +3 au jet minimum et ne fait pas de dégâts.

## special

PSX-SPC-07 = Résister au désarmement
    .summary = Force ou Adresse doit égaler les touches, sinon l’arme tombe.

## equipment

PSX-SPC-08 = Deux armes : conditions
    .summary = Une paire d’armes à une main de même sorte, permise, se manie ensemble.

## conditions

PSX-SPC-09 = Deux armes : effet
    .summary = Deux armes donnent une action de plus ; la seconde main a +1 au jet minimum.

## special

PSX-SPC-10 = Mettre l’arme en appui
    .summary = Une arme posée sur quelque chose tire au jet minimum −1.
PSX-SPC-11 = Coup de grâce
    .summary = On peut tuer d’emblée qui est sans défense : les succès sont des degrés d’agonie.
PSX-SPC-12 = Coup de grâce manqué
    .summary = Un coup de grâce manqué réveille qui dort.

## throwing

PSX-THR-01 = Lancer un objet
    .summary = Un succès de Lancer met l’objet où il doit aller.
PSX-THR-02 = Jet manqué
    .summary = Un jet manqué dévie et prend quand même effet.
PSX-THR-03 = Direction
    .summary = Un d12 donne la direction comme une horloge vue du lanceur.
PSX-THR-04 = Distance
    .summary = Un d6 donne les mètres.
PSX-THR-05 = Portée de lancer
    .summary = Les grenades volent à 30 mètres, et seulement où l’on voit.
PSX-THR-06 = Explosions
    .summary = Un jet pour le rayon ; tous ceux dedans sont touchés, le couvert compte depuis le point de chute.
PSX-THR-07 = Nuages et feux
    .summary = Gaz et fumée viennent en fin de round, le feu aussitôt ; ils durent 1d6 + 2 rounds et agissent aux débuts de tour.

## wounds

PSX-STA-01 = Blessures et santé
    .summary = Les blessures se décomptent de la santé ; être blessé ne gêne personne.
PSX-STA-02 = Renforts
    .summary = Les renforts prennent les blessures d’abord et ne reviennent jamais.

## dice

PSX-STA-03 = Degrés d’état et sauvegardes
    .summary = Les états ont des degrés ; les sauvegardes ne connaissent pas de désavantage.

## wounds

PSX-STA-04 = Mourant
    .summary = Sans santé on se meurt ; la Résistance tient le degré, six est la mort.

## items

PSX-STA-05 = Stabiliser
    .summary = Des Premiers secours égaux au degré d’agonie y mettent fin.

## conditions

PSX-STA-06 = Sans connaissance
    .summary = Une Volonté égale à la profondeur met fin à l’inconscience.
PSX-STA-07 = Choqué
    .summary = Le choc ôte des dés jusqu’à ce que l’Endurance le secoue.

## modifiers

PSX-STA-08 = En feu
    .summary = Le feu rend attaques, parades et regard plus durs de son degré.

## conditions

PSX-STA-09 = Saignement
    .summary = Le sang coule, une blessure par degré, si l’Endurance ne tient pas ; les bandages y mettent fin.
PSX-STA-10 = Empoisonné
    .summary = Le poison rend tout plus dur jusqu’à ce que la Résistance en ait fini.

## modifiers

PSX-STA-11 = Accroupi
    .summary = Qui est accroupi a un léger couvert et +1 à tout ce qui est physique.

## items

PSX-STA-12 = Premiers secours
    .summary = Les Premiers secours guérissent la moitié de leurs succès, arrondi vers le haut, et arrêtent le sang.
PSX-STA-13 = Repos
    .summary = Un repos guérit par Résistance, Endurance et Volonté et rend les dés.

## wounds

PSX-STA-14 = Endormi
    .summary = Qui dort ne fait rien jusqu’à être touché, secoué ou mal poignardé.

## items

PSX-STA-15 = Dans le filet
    .summary = Un filet retient et gêne jusqu’à ce que l’Adresse ou une aide y mette fin.

## wounds

PSX-STA-16 = Sans défense et mort
    .summary = Qui est sans défense n’a rien à dire ; les morts laissent arme et bouclier.

## armoury

PSX-EQP-01 = Chiffres d’une arme
    .summary = Les chiffres d’une arme, et ce que veut dire celui qui manque.

## equipment

PSX-EQP-02 = Préparer une arme
    .summary = Préparer coûte ce que dit l’arme ; la précédente se range avec ; lâcher est gratuit.
PSX-EQP-03 = Capacité et rechargement
    .summary = Assez d’actions de rechargement remplissent l’arme ; tirer entre-temps les annule.
PSX-EQP-04 = Encombrement
    .summary = L’encombrement de tout ce qu’on porte s’ôte de l’Esquive.

## armoury

PSX-EQP-05 = Mains et armes contondantes
    .summary = Quelles armes sont à deux mains et lesquelles contondantes.
PSX-EQP-06 = Les grenades sont des objets
    .summary = Les grenades sont des objets : une action, rien à préparer.
PSX-EQP-07 = Modifications d’armes
    .summary = Les modifications changent les chiffres d’une arme, qui ne descendent pas sous 0.

## equipment

PSX-EQP-08 = Préparer un bouclier
    .summary = Un bouclier se prend ou se range pour une action et se lâche pour rien.

## muster

PSX-RUL-01 = Santé maximale
    .summary = La santé maximale d’un humain est 6 ; les fiches peuvent dire autre chose.

## equipment

PSX-RUL-02 = Protection fixe
    .summary = Une armure a une valeur fixe ; de chaque emplacement la meilleure pièce compte.

## muster

PSX-RUL-03 = Base des compétences
    .summary = Les compétences partent de la moyenne de deux attributs, arrondie vers le haut.

## sequence

PSX-RUL-04 = Égalités complètes
    .summary = Elles se départagent d’un dé explosif chacun jusqu’à ce que tous aient une place.
PSX-RUL-05 = L’initiative reste
    .summary = Rien ne se dépense pour l’initiative et aucun état ne la touche.

## battle

PSX-RUL-06 = Percevoir un acte
    .summary = La vue ou dix mètres font la perception ; les marques d’attaque par derrière ou sur qui ne se doute de rien l’ôtent à leur cible.

## turn

PSX-RUL-07 = Ce que peut être une réaction
    .summary = Tout acte d’une action est une réaction ; seules les trois défenses de la cible changent l’attaque.

## reactions

PSX-RUL-08 = Pas de réaction à une réaction
    .summary = À une attaque faite en réaction ne répond que la défense de sa cible.
PSX-RUL-09 = Ordre des réactions
    .summary = On réagit par initiative, l’un après l’autre.
PSX-RUL-10 = Phases du round
    .summary = Phases du round : un acte chacun pour qui perçoit le dernier acteur, qui n’en a pas lui-même.

## spending

PSX-RUL-11 = Ce qui se vole
    .summary = Seule une action présente se vole, à toute distance ; un rafraîchissement ultérieur est complet.
PSX-RUL-12 = Actions achetées
    .summary = Elles peuvent dépasser le maximum et finissent au rafraîchissement ; les dés de destin en achètent aussi ; pas qui est sans défense.

## acts

PSX-RUL-13 = Acte libre d’une marche
    .summary = Ce qui peut ou non être l’acte libre d’une marche, et ce qu’il fait au recul.

## movement

PSX-RUL-14 = Portées de mouvement
    .summary = Ce sont des maxima d’au moins un mètre, les moitiés s’arrondissent vers le haut, qui est accroupi ne fait que ramper.

## dice

PSX-RUL-15 = Somme des modificateurs
    .summary = Les changements du jet minimum s’additionnent avant le plancher de 2.
PSX-RUL-16 = Paliers méga fixes
    .summary = Les paliers mégacritiques restent où ils sont, quoi qui bouge le seuil.
PSX-RUL-17 = Les deux seuils
    .summary = Est critique ce qui atteint jet minimum et seuil.

## aiming

PSX-RUL-18 = Durée de la visée
    .summary = Elle tient à une cible et une arme et finit à la prochaine attaque, à une touche ou quand l’arme quitte la main.
PSX-RUL-19 = Perception impaire
    .summary = Une Perception impaire sert entièrement à la visée.
PSX-RUL-20 = Attaque précise seule
    .summary = Elle exclut rafale et visée et meurt avec tout autre acte payé.

## spending

PSX-RUL-21 = Étendue du recul
    .summary = Le recul est aux tirs d’armes à plus d’un coup ; ce qui rompt la suite.

## attack

PSX-RUL-22 = Trop peu de munitions
    .summary = Pas de rafale avec moins de trois munitions.
PSX-RUL-23 = Armes de jet
    .summary = Elles ne se parent, ne s’esquivent ni ne se visent, et n’ont pas de recul.
PSX-RUL-24 = Mauvaise distance
    .summary = Sans l’option rien au-delà de la distance ; avec elle toute arme va au double.

## cover

PSX-RUL-25 = Meilleur couvert
    .summary = Un jet de couvert par sorte de touche, de la meilleure source, sans effet des états.
PSX-RUL-26 = Dés de couvert et critiques
    .summary = Les premiers dés vont contre les plus hautes critiques ; les dés en plus sauvent des plus hautes restantes.
PSX-RUL-27 = Début d’un blocage
    .summary = Il couvre dès le début du round suivant, pas avant.
PSX-RUL-28 = Boucliers en détail
    .summary = Jamais mieux que 2+, utilisables près d’une main vide, baissés pour rien ou par les armes à deux mains.

## attack

PSX-RUL-29 = Ordre des défenses
    .summary = Esquive ou parade, puis couvert, puis protection.

## dice

PSX-RUL-30 = Un succès par dé
    .summary = Aux jets de combat un dé vaut au plus un succès.

## defence

PSX-RUL-31 = Bon pour parer
    .summary = Ce qui pare : armes de corps à corps, crosses, et mains nues contre mains nues.

## wounds

PSX-RUL-32 = États d’armes
    .summary = Une fois par attaque qui blesse, aucun pour qui en meurt.
PSX-RUL-33 = Quelle pièce est abîmée
    .summary = Les dégâts vont à la pièce du corps, sinon à la meilleure autre.

## special

PSX-RUL-34 = K.O. en détail
    .summary = Les poings n’assomment personne ; l’inconscience la plus profonde compte ; les mourants n’en sont pas touchés.

## attack

PSX-RUL-35 = Limite de la violence
    .summary = La Force limite les dés d’une attaque violente, pas ses actions.

## special

PSX-RUL-36 = Désarmer en détail
    .summary = Désarmer ignore la protection ; l’arme tombe et se ramasse pour ses actions de préparation, une au moins.

## equipment

PSX-RUL-37 = Deux armes en détail
    .summary = Permis par classe ; l’action de plus vient au rafraîchissement si les deux armes sont prêtes.

## special

PSX-RUL-38 = Appui en détail
    .summary = Ce qui s’appuie sur quoi, et ce qui y met fin.
PSX-RUL-39 = Coup de grâce en détail
    .summary = Il prend toute arme ; les blessures des mourants sont des degrés d’agonie.

## items

PSX-RUL-40 = Dés de mesure
    .summary = Les dés de mesure sont simples ; un d3 est un demi-d6 ; à ses propres pieds le nord est devant.

## throwing

PSX-RUL-41 = Explosions en détail
    .summary = Le bord est dedans, les murs abritent, les blocages couvrent et les parades non.

## conditions

PSX-RUL-42 = Début d’un tour
    .summary = L’ordre de tout au début d’un tour.

## wounds

PSX-RUL-43 = Blessures en trop
    .summary = Elles sont ignorées ; les stabilisés restent sans connaissance jusqu’à ce qu’une blessure guérisse.

## items

PSX-RUL-44 = Éteindre un feu
    .summary = Un feu s’éteint pour une action sans jet.

## armoury

PSX-RUL-45 = Encombrement des armes
    .summary = Dès 3 kg une arme encombre de 1, dès 6 kg de 2.

## muster

PSX-RUL-46 = Dés d’un humain
    .summary = Un humain a deux dés bonus et deux relances.

## dice

PSX-RUL-47 = Relances
    .summary = Elles sont pour ses propres jets, avec chaque dé, avant que rien ne prenne effet.

## sequence

PSX-RUL-48 = Fin du combat
    .summary = Il est fini quand un camp au plus a quelqu’un debout ; partir et arriver.

## defence

PSX-RUL-49 = Cibles sans défense
    .summary = Elles ne se défendent ni n’usent d’un bouclier ; le terrain les couvre toujours.

## muster

PSX-RUL-50 = Adversaires
    .summary = Ils suivent les mêmes règles et n’ont que les dés de leur fiche.

## turn

PSX-RUL-51 = Combinaisons
    .summary = Quelles attaques spéciales, modes et postures vont ensemble.

## muster

PSX-RUL-52 = État de départ
    .summary = Chacun commence debout, chargé, indemne, l’arme en main, sauf avis du scénario.

## turn

PSX-RUL-53 = Toute cible
    .summary = Quiconque peut attaquer quiconque, une cible à la fois.

## dice

PSX-RUL-54 = Destin relancé
    .summary = Un dé de destin ajouté se relance avec le reste et garde son 4+.
PSX-RUL-55 = Dés bonus seuls
    .summary = Un jet de seuls dés bonus peut se relancer.
PSX-RUL-56 = Critiques du destin
    .summary = Un dé de destin au seuil critique est critique même sous le jet minimum.

## wounds

PSX-RUL-57 = Renforts des mourants
    .summary = Ils protègent aussi les mourants et ne mettent pas fin à l’agonie.

## conditions

PSX-RUL-58 = Effets sur le rafraîchissement
    .summary = D’abord diviser, puis retrancher, puis plafonner.

## fighter

PSX-RUL-59 = Volonté abaissée
    .summary = Ce qui baisse la Volonté baisse tout jet sur elle.

## aiming

PSX-RUL-60 = Limites du moment
    .summary = La Perception limite la visée telle qu’elle est à l’attaque.

## armoury

PSX-RUL-61 = Pourcentages
    .summary = D’abord les changements fixes de portée, puis les pourcentages, arrondis vers le bas.

## throwing

PSX-RUL-62 = Chute bloquée
    .summary = Si la case de chute est bloquée, on prend la dernière libre sur la ligne.

## wounds

PSX-RUL-63 = Tests ordinaires
    .summary = Le repos et ignorer la douleur sont des tests ordinaires avec tous les désavantages.

## sequence

PSX-RUL-64 = Actes libres à la table
    .summary = Là où une personne mène le jeu, l’acte libre est toujours proposé ; ce que le meneur de jeu permet pour au moins une action ouvre des réactions comme tout acte.

## muster

PSX-RUL-65 = Dés de chaque lignage
    .summary = Chaque lignage commence avec les deux dés bonus et les deux relances d’un humain, sauf mention contraire de sa ligne ou de la fiche.

## improvised_missiles

PSX-RUL-66 = Projectiles improvisés
    .summary = Tout ce qui est en main ou à portée peut être lancé : selon son poids, il vaut l’arme de jet la plus proche de la liste.

## movement

PSX-RUL-67 = Vue pour l’opportunité
    .summary = Une attaque d’opportunité demande une ligne de vue et la perception, comme toute attaque.

## equipment

PSX-RUL-68 = Piles et munitions de réserve
    .summary = D’une pile, une seule pièce est en main et seule celle-ci tombe ; les munitions comptées restent à leur propriétaire et servent à toutes ses armes de ce type.

## open_verbs

PSX-RUL-69 = Chacun peut être visé
    .summary = Attaque, visée et attaque précise sont proposées dès que quelqu’un est à portée ou en vue, amis et êtres sans défense compris.

## costless_acts

PSX-RUL-70 = Actes gratuits avant une réaction
    .summary = Les actes sans coût sont possibles avant une défense aussi ; ils appartiennent à la réaction et sont annulés si aucune ne suit.

## movement

PSX-RUL-71 = Bouclier levé en course
    .summary = Un bouclier levé au milieu d’un déplacement en réduit le reste à la distance diminuée de moitié.

## items

PSX-RUL-72 = Pas de potion pour qui agonise
    .summary = Une potion de soin n’est pas proposée pour qui est à l’agonie.

## movement

PSX-RUL-73 = S’éloigner en rampant
    .summary = Ramper par-dessus le bord de la carte est aussi une retraite.

## movement

PSX-RUL-74 = Abattu au-dessus d’un gouffre
    .summary = Qui est abattu au-dessus d’une case infranchissable se retrouve sur la plus proche qui soit praticable, avec ses affaires.

## still_valid

PSX-RUL-75 = Étapes perdues
    .summary = Les étapes pour préparer ou ramasser sont perdues quand un autre prend l’objet ou qu’on s’en éloigne.

## movement

PSX-RUL-76 = Le chemin revu
    .summary = Après l’acte gratuit, le chemin est revu : une case qui n’est plus libre met fin à la marche. Un nouveau venu compte dès qu’il est sur la carte.

## options

option-wrong-distance = Les cibles jusqu’au double de la portée ou de l’allonge peuvent être attaquées avec +2 au jet minimum.
option-armour-damage = L’armure perd 10 % de son état pour deux touches d’une attaque qu’elle arrête.
