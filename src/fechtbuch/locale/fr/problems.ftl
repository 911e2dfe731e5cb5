### Ce qui ne va pas dans un fichier de scénario, de combattant ou de suite, et ce qui irait. Les livres en
### apportent d’autres, dans leur sheet.ftl.

## Ce qui ne va pas

problem-found = trouvé : { $value }
problem-other = { $text }
problem-missing = manque
problem-no-such-field = ce champ n’existe pas
problem-unknown = n’existe pas ({ $kind })
problem-not-possible = n’est aucune des valeurs possibles
problem-whole-number = doit être un nombre entier
problem-yes-or-no = doit être true ou false
problem-text = doit être un texte
problem-list = doit être une liste
problem-table = doit être une table
problem-too-small = est trop petit
problem-too-large = est trop grand
problem-too-short = est trop court
problem-too-long = est trop long
problem-multiple = doit être un multiple de { $step }
problem-characters = contient des caractères impossibles ici
problem-unshown = contient un caractère qui ne peut pas être affiché
problem-name-unshown = a un nom avec un caractère qui ne peut pas être affiché

## Scénarios

problem-no-scenario = il n’y a ni scénario de ce nom ni fichier de ce nom
problem-no-book = n’est pas un livre de règles installé
problem-no-option = { $book } n’a pas cette option
problem-side-twice = un autre camp a le même nom court
problem-no-side = n’est pas un camp
problem-no-such-side = `{ $side }` n’est pas un camp
problem-no-other-side = n’est pas un autre camp
problem-no-policy = n’est pas une façon de jouer
problem-too-many-fighters = ont trop de combattants
problem-fighter-twice = un autre combattant a le même nom court
problem-no-fighter = { $book } n’a pas de combattant de ce nom
problem-other-book = est un combattant d’un autre livre, { $book }
problem-names-file = désigne un fichier, ce que seul peut faire un scénario qui est lui-même un fichier, par un chemin relatif
problem-places =
    nomme { $fields ->
        [one] { $fields } case
       *[other] { $fields } cases
    } pour { $fighters ->
        [one] { $fighters } combattant
       *[other] { $fighters } combattants
    }
problem-unplaced = manque, alors que d’autres sont placés
problem-taken = est la place de `{ $fighter }`
problem-in-wall = se trouve dans un mur

## Cartes

problem-outside = se trouve hors de la carte
problem-no-field = n’est pas une case de la carte
problem-no-place = n’est pas un endroit de la carte
problem-no-rectangle = n’est pas un rectangle
problem-inside-out = a ses coins intervertis
problem-painted-over = a trop d’emplacements superposés
problem-map-too-large = rendent la carte trop grande
problem-too-far = est trop loin du reste
problem-one-character = n’est pas un seul caractère
problem-no-legend = contient, colonne { $column }, un caractère qu’aucune légende n’explique
problem-cover = n’est pas un degré de couvert de ce livre
problem-terrain = n’est pas une sorte de terrain de ce livre
problem-no-direction = n’est pas une direction

## Fichiers

problem-no-file = ce fichier n’existe pas
problem-suffix = a l’extension `{ $suffix }`
problem-not-json = n’est pas du JSON : { $reason }
problem-not-toml = n’est pas du TOML : { $reason }
problem-not-utf8 = n’est pas en UTF-8 : l’octet { $byte } n’en est pas
problem-no-table = n’est pas une table
problem-unreadable = ne peut pas être lu : { $reason }

## Combattants

problem-hands = tiennent { $things }, ce qui demande { $hands } mains

## Suites

problem-chain-books = se joue selon { $other }, la première selon { $first }
problem-chain-rest = il n’y a pas de repos `{ $rest }`
problem-chain-places = place { $placed } du camp `{ $side }`, mais le groupe compte { $members } membres

## Ce qui irait

remedy-meant =
    { $count ->
        [1] vouliez-vous dire `{ $first }` ?
        [2] vouliez-vous dire `{ $first }` ou `{ $second }` ?
       *[other] vouliez-vous dire `{ $first }`, `{ $second }` ou `{ $third }` ?
    }
remedy-known =
    { $more ->
        [0] connus : { $names }
       *[other] connus : { $names } et { $more } autres
    }
remedy-none-known = il n’y en a pas
remedy-one-of = écrivez l’un de { $names }
remedy-meant-or-one-of = vouliez-vous dire `{ $name }` ? écrivez l’un de { $names }
remedy-some-of = écrivez certains de { $names }
remedy-add = ajoutez `{ $field } = …`
remedy-whole-number = écrivez un nombre sans guillemets et sans décimales
remedy-yes-or-no = écrivez true ou false, sans guillemets
remedy-text = mettez-le entre guillemets
remedy-list = mettez-le entre crochets, comme [1, 2]
remedy-table = écrivez des paires nom = valeur
remedy-at-least = écrivez au moins { $least }
remedy-at-most = écrivez au plus { $most }
remedy-least-characters = écrivez au moins { $least } caractères
remedy-most-characters = écrivez au plus { $most } caractères
remedy-most-bytes = au plus { $most } octets
remedy-most-fighters = au plus { $most }
remedy-multiple = prenez le multiple de { $step } le plus proche
remedy-pattern = cela doit suivre { $pattern }
remedy-take-out = retirez-le
remedy-give-slug = donnez-lui un nom court
remedy-choose-another = choisissez-en un autre
remedy-of-book = prenez-en un de { $book }
remedy-write-fighter = écrivez le combattant dans le scénario
remedy-places = nommez une case pour chacun
remedy-unplaced = donnez à chacun un `at = [x, y]`, ou à personne
remedy-change = changez-le
remedy-change-one = changez l’un des deux
remedy-keep-one = gardez l’un des deux
remedy-no-field = écrivez [x, y], ou une liste de telles paires pour plusieurs combattants
remedy-no-place = écrivez [x, y] pour une case ou [x, y, x, y] pour un rectangle
remedy-rectangle = écrivez [x, y, x, y]
remedy-inside-out = écrivez le plus petit x, le plus petit y, le plus grand x, le plus grand y
remedy-paint-less = tous les emplacements réunis ont au plus { $most } cases
remedy-map-size = une carte a au plus { $widest } cases sur { $widest }
remedy-widen = déplacez-le, ou élargissez map.bounds
remedy-cover = écrivez l’un des mots du livre pour le couvert
remedy-one-character = prenez un seul caractère
remedy-no-legend = ajoutez-le à map.legend, ou prenez { $signs }
remedy-suffix = prenez .toml ou .json
remedy-not-toml = voir https://toml.io
remedy-not-utf8 = enregistrez le fichier en UTF-8
remedy-no-table = écrivez {"{"}"nom": valeur, …{"}"}
remedy-to-belt-or-pack = mettez quelque chose dans `belt` ou `pack`
remedy-chain-books = une suite a un seul livre
remedy-chain-places = placez-en davantage, ou personne

## Les sortes de choses que nomme une fiche

kind-thing = objet
kind-item = objet
kind-armour = armure
kind-weapon = arme
kind-natural-weapon = arme naturelle
kind-weapon-class = classe d’armes
kind-missile = projectile
kind-shield = bouclier
kind-quality = qualité
kind-modification = modification
kind-part = partie du corps
kind-limb = membre qui peut être estropié
kind-skill = compétence
kind-trait = trait
kind-talent = talent
kind-lineage = lignage
kind-spell = sort
kind-state = état
kind-class = classe
kind-career = carrière
kind-mount = monture
kind-barding = barde

## Tables of fighters

problem-not-csv = n’est pas un tableau de cellules ({ $reason })
problem-no-header = n’a pas d’en-tête
problem-no-rows = ne contient aucun combattant
problem-many-rows = a trop de lignes
remedy-no-header = la première ligne nomme les colonnes comme sur la fiche ; l’une d’elles est name
remedy-no-rows = écrivez une ligne par combattant
remedy-many-rows = { $most } lignes au plus
problem-zip-broken = l’archive est abîmée ou verrouillée
problem-zip-many = une archive peut avoir { $most } fichiers au plus
problem-zip-path = un nom dans l’archive mène hors d’elle
problem-zip-empty = elle ne contient ni combattant ni scène
import-differs = diffère : { $what } : { $theirs } dans le fichier, { $ours } ici
