### La fiche d’un combattant, et les noms des issues.

sheet-aims = secondes de visée
sheet-eyes-lost = yeux perdus
sheet-fp = points de fatigue
sheet-hp = points de vie
sheet-level = niveau d’encombrement
sheet-manoeuvre = manœuvre
sheet-move = Déplacement
sheet-st = Force
sheet-dx = Dextérité
sheet-ht = Santé
sheet-studies = évaluations

word-cover-partial = partiel

outcome-avoids-hits = évite des touches
outcome-breaks-free = se libère
outcome-cannot-hit = ne peut pas toucher
outcome-critical-hit = coup critique
outcome-defended = défendu
outcome-disarmed = désarmé
outcome-fumbles = maladresse
outcome-grabs = saisie
outcome-hits = touche
outcome-locks = Prise de bras
outcome-malfunction = enrayage
outcome-misses = raté
outcome-near-miss = raté de peu
outcome-no-defence = pas de défense
outcome-not-defended = défense ratée
outcome-pin-fails = pas maintenu au sol
outcome-pins = maintenu au sol
outcome-seizes = saisi
outcome-stays-held = reste tenu
outcome-takedown-fails = Mise à Terre ratée
outcome-taken-down = mis à terre
outcome-takes-the-blow = prend le coup pour un autre
outcome-throws-down = projeté
outcome-wrested = arme arrachée

## Ce qui ne va pas dans une fiche, et ce qui irait

problem-both-thresholds = ne va pas avec high_pain_threshold
problem-no-hand-free = ne trouve aucune main libre
remedy-to-the-belt = mettez quelque chose à la ceinture

## Ce que les dés doivent faire d’un nombre

goal-any = { $need } ou moins
goal-damage-adds = on y ajoute { $need }

## Fichiers de GURPS Character Sheet

import-number = compte ici pour { $ours } : { $name } { $theirs }
import-treated = compte ici comme { $place } : { $name }
import-as-arm = un bras
import-as-skull = le crâne
import-as-torso = le torse
import-parts-unknown = parties du corps que personne ne peut viser ici : { $names }
import-body-lacks = le corps ({ $plan }) n’a pas ces parties, les coups qui les touchent sont relancés : { $parts }
import-handless = le corps ({ $plan }) ne peut rien tenir : il frappe de ses armes naturelles
import-dr-kinds = la RD contre certains types de dégâts ne sert pas ici : { $names }
import-extra-limbs = compte ici pour deux { $what ->
    [arms] bras
   *[other] jambes
} : { $name }
import-one-limb = se bat sans { $what ->
    [arm] le bras gauche
   *[other] la main gauche
} : { $name }
import-no-calc = le fichier ne contient aucun de ses propres chiffres : ouvrez-le dans GURPS Character Sheet, enregistrez-le et importez-le de nouveau
import-in-numbers = déjà compris dans les chiffres du fichier : { $names }
import-modified = pris en compte sans ce que disent les modificateurs au-delà des chiffres du fichier : { $names }
import-asides = noté à côté des attaques, sans effet : { $names }
import-unused-traits = traits qui ne servent pas au combat ici : { $names }
import-unused-skills = compétences qui ne servent pas au combat ici : { $names }
import-unused-spells = sorts absents d’ici : { $names }
import-no-attack = pas d’attaque avec niveau et dés de dégâts, laissée de côté : { $names }
import-simplified = compte comme dégâts ou allonge simples : { $names }
import-armour = compris dans la RD de chaque partie : { $names }
import-baggage = compté seulement en poids : { $names }
import-ammunition = compté en coups de réserve : { $names }
import-not-carried = non porté, laissé de côté : { $names }
problem-empty-file = le fichier est vide
problem-not-text = n’est pas un texte
problem-broken-off = s’interrompt ou est abîmé ({ $reason })
problem-no-sheet = n’est pas une fiche de personnage
problem-gcs-version = est une fiche de version { $version }
problem-gcs-odd = { $field } est inutilisable ({ $reason })
remedy-gcs = choisissez un fichier .gcs de GURPS Character Sheet
remedy-send-again = enregistrez-le encore une fois dans ce programme et renvoyez-le
remedy-gcs-version = ouvrez-le dans un GURPS Character Sheet récent, enregistrez-le et envoyez ce fichier (version 5)
remedy-gcs-odd = corrigez-le dans ce programme, ou écrivez le combattant à la main
problem-not-written-so = n’est pas écrit comme le livre l’écrit
problem-own-key = n’est pas une clé pour un objet à soi
problem-twice = figure deux fois
remedy-dice = par exemple 2d+1, ou un simple nombre
remedy-reach = par exemple C, 1 ou C,1-2
remedy-parry = par exemple 0, -1, 0F, 0U ou No
remedy-own-key = minuscules, chiffres et traits d’union, et aucun nom du catalogue
kind-location = partie du corps

## Compétences et autres valeurs d’une fiche

value-axe-mace = Hache/masse
value-bipod = sur bipied
value-burn = brûlure
value-cheap = bon marché
value-cloak = Cape
value-cor = corrosif
value-cr = broyant
value-cut = tranchant
value-fast-draw-ammo = Dégainer (munitions)
value-fast-draw-arrow = Dégainer (flèche)
value-fast-draw-knife = Dégainer (couteau)
value-fast-draw-sword = Dégainer (épée)
value-fat = fatigue
value-fine = de belle facture
value-fixed = quelle que soit la force
value-good = bonne
value-guns-lmg = Armes à feu (mitrailleuse légère)
value-guns-pistol = Armes à feu (pistolet)
value-guns-rifle = Armes à feu (fusil)
value-guns-shotgun = Armes à feu (fusil à pompe)
value-guns-smg = Armes à feu (pistolet-mitrailleur)
value-imp = perforant
value-knife = Couteau
value-pi = pénétrant
value-piplus = grand pénétrant
value-piplusplus = énorme pénétrant
value-pi- = petit pénétrant
value-polearm = Arme d’hast
value-rest = sur appui
value-spear-thrower = Propulseur
value-staff = Bâton
value-sumo-wrestling = Sumo
value-sw = frappe de taille
value-sword = Épée
value-thr = frappe d’estoc
value-thrown-weapon-axe = Arme de jet (hache)
value-thrown-weapon-harpoon = Arme de jet (harpon)
value-thrown-weapon-knife = Arme de jet (couteau)
value-thrown-weapon-shuriken = Arme de jet (shuriken)
value-thrown-weapon-spear = Arme de jet (lance)
value-tox = toxique
value-two-handed-axe-mace = Hache/masse à deux mains
value-two-handed-flail = Fléau à deux mains
value-two-handed-sword = Épée à deux mains
value-very-fine = de très belle facture

## Ce qui découle d’une fiche

sheet-basic-speed = Vitesse de base
sheet-lift = Charge de base (livres)
sheet-load = porté (livres)
sheet-per = Perception
part-above-lift-1 = plus que la charge de base
part-above-lift-2 = plus du double
part-above-lift-3 = plus du triple
part-above-lift-6 = plus de six fois cela
part-basic-move = Déplacement sans charge
part-basic-speed = Vitesse de base, arrondie vers le bas
part-bone = os du crâne
part-half-skill = moitié de la compétence
word-both-arms = bras
word-both-hands = mains
word-both-legs = jambes
word-both-feet = pieds
word-bare-hand = main nue
word-from-behind = de dos
