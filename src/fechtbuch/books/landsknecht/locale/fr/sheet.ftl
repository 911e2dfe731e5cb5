### La fiche d'un combattant, et les noms des issues.

sheet-armour-rating = valeur d'armure
sheet-bs = capacité de tir
sheet-combat-move = déplacement en combat
sheet-encumbrance = encombrement
sheet-exposure = modificateur en défense
sheet-max-wounds = Blessures au complet
sheet-own-attack = modificateur de ses attaques
sheet-rate = allure
sheet-wounds = Blessures
sheet-ws = capacité de combat

word-cover-quarter = un quart
word-cover-half = la moitié
word-cover-three-quarter = trois quarts
word-cover-full = complet

outcome-disarmed = désarmé
outcome-full-hit = coup plein
outcome-glancing-hit = coup oblique
outcome-helpless-struck = frappé sans défense
outcome-immobilised = immobilisé
outcome-misfire = raté du coup
outcome-miss = raté
outcome-passes-between = passe entre eux
outcome-pinned = cloué au sol
outcome-spell-spoiled = sort gâché
outcome-spell-works = sort réussi
outcome-stray-nobody = s'égare, ne touche personne
outcome-wrestling-fails = lutte ratée
