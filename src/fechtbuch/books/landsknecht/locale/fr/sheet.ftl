### La fiche d’un combattant, et les noms des issues.

sheet-armour-rating = valeur d’armure
sheet-bs = compétence de tir
sheet-combat-move = déplacement en combat
sheet-encumbrance = encombrement
sheet-exposure = modificateur des attaques subies
sheet-max-wounds = Blessures (maximum)
sheet-own-attack = modificateur de ses attaques
sheet-rate = mouvement
sheet-wounds = Blessures
sheet-ws = compétence d’arme

word-cover-quarter = un quart
word-cover-half = la moitié
word-cover-three-quarter = trois quarts
word-cover-full = complet

outcome-disarmed = désarmé
outcome-full-hit = touche franche
outcome-glancing-hit = éraflure
outcome-helpless-struck = frappé sans défense
outcome-immobilised = immobilisé
outcome-misfire = raté
outcome-miss = manqué
outcome-passes-between = passe entre eux
outcome-pinned = cloué au sol
outcome-spell-spoiled = sort gâché
outcome-spell-works = sort réussi
outcome-stray-nobody = tir perdu, sans victime
outcome-wrestling-fails = lutte ratée

## Ce qui ne va pas dans une fiche, et ce qui irait

problem-kind = n’est pas une sorte de combattant
remedy-kind = écrivez person ou creature, ou rien pour une personne
problem-career = est de la classe `{ $needed }`, non de `{ $given }`
remedy-career = écrivez class = "{ $needed }", ou retirez la carrière
problem-level = ne va pas avec la classe `{ $given }`
remedy-level = le niveau 0 est la classe `zero-level`, toute autre commence à 1
problem-spell = est un sort de la classe `{ $needed }`, non de `{ $given }`
remedy-spell = changez la classe, ou retirez le sort
problem-ability-twice = est donné deux fois, comme bonus et comme valeur
problem-not-worn = ne se porte pas sur le corps
remedy-not-worn = mettez-le dans hands, belt, pouch ou pack
problem-no-mount = est donné, mais il n’y a pas de monture
problem-barding = n’est rien que { $mount } puisse porter
remedy-barding = retirez-le, ou montez l’un de { $mounts }
problem-not-melee = n’est pas une arme de mêlée
remedy-not-melee = donnez à une créature une arme naturelle ou de mêlée
problem-squares = sont plus d’une, mais la créature n’est pas gigantesque
remedy-squares = écrivez size = "gargantuan", ou retirez squares

## Ce que les dés doivent faire d’un nombre

goal-with-into-melee = { $need } ou moins ; de { $more } à { $most }, quelqu’un est touché au hasard
goal-any = { $need } ou moins
goal-points-below-zero = on y ajoute { $need }
goal-weapon-skill = on y ajoute { $need }
goal-movement-rate = on y ajoute { $need }
goal-save-number = { $need } ou plus

## Compétences et autres valeurs d’une fiche

value-creature = créature
value-food = nourriture
value-gargantuan = gigantesque
value-normal = de taille ordinaire
value-other = autre chose
value-person = personne
value-plants = plantes
value-treasure = trésors

## Ce qui découle d’une fiche

sheet-own-target-number = touché jusqu’à
sheet-attack-bonus = bonus d’attaque
part-encumbrance-slows = encombrement
part-injury-load = vieille blessure
part-lame = boiteux
part-third-of-rate = un tiers du mouvement
word-in-melee = en mêlée
word-from-afar = par un projectile
