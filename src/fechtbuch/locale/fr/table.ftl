### Les mots de la page elle-même. Ce qui se passe au combat, ce sont les livres qui le racontent.

## Toutes les pages

skip-to-content = Aller au contenu
pages = Pages
lobby = Accueil
build = Composer un combat
simulate = Laboratoire
language = Langue
light =
    { $light ->
        [light] Affichage : clair
        [dark] Affichage : sombre
       *[auto] Affichage : comme l’appareil
    }
close = Fermer
cancel = Annuler
save = Enregistrer
loading = Un instant…
yes = oui
no = non
menu = Menu
error-offline = Le serveur est injoignable.
error-offline-remedy = Rien n’est perdu. Vérifiez la connexion et réessayez.
error-server = Le serveur n’a pas pu faire cela. Rien n’est perdu.

## Accueil

lobby-title = Choisissez un combat
books = Livres de règles
against = contre
side-of =
    { $count ->
        [one] { $side } ({ $count } combattant)
       *[other] { $side } ({ $count } combattants)
    }
play-engine = Jouer contre le moteur
starting = La table s’ouvre…
new-table = Table pour un groupe
is-it-fair = Est-ce équilibré ?
you = Vous
your-tables = Vos tables
forget = Les oublier
own-fight = Un combat à vous
own-fight-text = Placez des combattants du catalogue ou de vos fichiers sur une carte que vous peignez, reprenez un combat enregistré, ou voyez comment un combat finirait dix mille fois.
load-record = Charger un combat enregistré

## My fighters

my-fighters = Mes combattants
my-scenes = Mes scènes
fighters-text = Écrivez une fiche, ou apportez-en une que vous avez déjà. Tout reste sous votre propre clé et peut aller à toute table.
begin-with = Commencer par
blank-sheet = Fiche vierge ({ $book })
new-fighter = Nouveau combattant
import-files = Importer des fichiers
import-hint = .gcs de GURPS Character Sheet 5, tableaux .csv et .tsv, combattants et scènes .toml ou .json, ou un .zip de tout cela.
brought-in = Ce qui est entré
agreement = { $agree } nombres sur { $all } sont ceux du fichier.
edit = Modifier
duplicate = Copier
copy-of = { $name } (copie)
portrait = Portrait
delete = Supprimer
delete-sure = Supprimer { $name } pour de bon ?
bout = Un combat à deux
bout-title = Un assaut
foe = Contre
my-key = Votre clé
export-all = Tout télécharger (zip)
delete-all = Tout supprimer
delete-all-sure = Supprimer tous vos combattants et scènes, et la clé ?
sheet-numbers = Valeurs
sheet-later = Davantage, au besoin
keep-wounds = Garder les blessures
wounds-kept = Blessures gardées : { $name }.
sheet-gear = Équipement
sheet-add = Ajouter
sheet-search = Ajouter…
sheet-special = Particularités
sheet-move = Déplacer vers
sheet-key = Un nom court, comme vieille-hache
sheet-kept = Fiche enregistrée : { $name }.
leave-sure = Quitter sans enregistrer ?
keep = Enregistrer
what-follows = Ce qui en découle
drop-hint = Ou déposez-les n’importe où sur cette page.
look-title = L’apparence : { $name }
portrait-file = Une image
portrait-hint = PNG, JPEG ou WebP, dix mégaoctets au plus. On en voit le milieu, en rond.
arms-title = Ou des armoiries
arms-charge = Meuble
arms-field = Champ
arms-ink = Couleur du meuble
arms-take = Porter ces armoiries
look-none = Ni l’un ni l’autre
open-in-builder = Retoucher la scène
instead-of = À la place de : { $name }
as-in-scene = comme dans la scène
keep-scene = Garder dans mes scènes
scene-kept = « { $name } » est gardée.
open-my-scene = Ouvrir une de mes scènes
charge-sword = Épée
charge-messer = Messer
charge-axe = Hache
charge-mace = Masse
charge-pike = Pique
charge-halberd = Hallebarde
charge-bow = Arc
charge-gun = Arquebuse
charge-shield = Bouclier
charge-beast = Patte
charge-horse = Cheval
charge-fist = Poing
tincture-gules = Gueules (rouge)
tincture-azure = Azur (bleu)
tincture-vert = Sinople (vert)
tincture-sable = Sable (noir)
tincture-purpure = Pourpre
tincture-or = Or
tincture-argent = Argent
my-key-text = Qui a ce lien a vos combattants. Gardez-le : personne ne peut vous le rendre. { $days ->
    [0] { "" }
   *[other] Après { $days } jours sans visite, ils sont oubliés.
}
still-wrong = { $count ->
    [one] Une chose ne va pas encore
   *[other] { $count } choses ne vont pas encore
}

## Une table pour un groupe

group-title = Une table pour « { $title } »
player = Joueur { $number }
seat-number = Place { $number }
who-plays = Qui joue qui ?
the-engine = le moteur
group-real-dice = Tout le monde lance de vrais dés et tape le résultat
open-table = Ouvrir la table
group-links = La table est ouverte et attend votre signal. Envoyez à chaque joueur le lien de sa place ; qui a le lien a la place.
link-open = Ouvrir
link-copy = Copier le lien
link-copied = Le lien est copié.
link-qr = Code QR
link-qr-label = Code QR du lien : { $name }
link-spectator = Spectateurs (voir sans toucher)
link-replay = Relecture
link-new = Créer un lien
link-renew = Renouveler le lien
link-revoke = Révoquer le lien
link-made = { $seat } : nouveau lien créé ; l’ancien ne fonctionne plus.
link-revoked = { $seat } : le lien ne fonctionne plus.
open-as-master = Ouvrir comme meneur de jeu

## Prendre place

joining = Vous prenez place à la table…
connection-lost =
    { $waiting ->
        [0] La connexion est perdue. Rien d’autre ne l’est ; nous tentons de la rétablir.
        [one] La connexion est perdue. Votre réponse est gardée et partira dès notre retour.
       *[other] La connexion est perdue. Vos { $waiting } réponses sont gardées et partiront dès notre retour.
    }
connection-back = La connexion est rétablie. Rien n’est perdu.
compiling-now = Les règles sont en cours de compilation. D’ici là tout marche, seulement moins vite ; ensuite cette page se reconnecte d’elle-même.
compiled-now = Les règles sont compilées maintenant. Rien n’a été perdu.
link-invalid-title = Ce lien ne mène à aucune table
link-invalid = Le lien n’est pas ou n’est plus valable. Demandez-en un nouveau au meneur de jeu.
your-name = Votre nom
take-seat = Prendre place
before-start =
    { $here ->
        [one] { $here } joueur sur { $seats } est là. Le combat commence quand vous le dites.
       *[other] { $here } joueurs sur { $seats } sont là. Le combat commence quand vous le dites.
    }
start-fight = Commencer le combat
invite = Inviter

## Conseils aux nouveaux venus

hint = Comment cela marche
hint-next = Suite

## La carte

map-label = Carte
map-help = Les flèches choisissent parmi les cases accessibles, Entrée en prend une. Avec Maj, ou s’il n’y en a pas, elles déplacent la carte. Plus et moins changent l’échelle, 0 montre les combattants.
map-as-text = La carte en mots
map-size =
    { $topology ->
        [hexes] { $wide } hexagones sur { $high }.
       *[squares] { $wide } cases sur { $high }.
    }
distance-to =
    { $far ->
        [one] { $fighter } : à { $far } case.
       *[other] { $fighter } : à { $far } cases.
    }
zoom-in = Rapprocher
zoom-out = Éloigner
zoom-fit = Montrer les combattants
pick-fighter = Choisir : { $fighter }
at-field = case { $x },{ $y }
out-of-fight = hors de combat
health = Santé
health-of = santé { $health } sur { $full }
health-unknown = santé inconnue
health-called = { $book ->
        [landsknecht] Le livre parle de Blessures : ce qui reste, non ce qui a été subi.
        [gurps] Le livre parle de points de vie : ce qui reste, non ce qui a été subi.
        [tales-and-legends] Le livre parle de Vie : ce qui reste, non ce qui a été subi.
       *[other] Ce qui reste, non ce qui a été subi.
    }

## Ordre et chances

turn-order = Ordre d’action
turn-done = a agi
turn-now = agit maintenant
labelled = { $label } : { $text }
round = Round { $round }
chance-label = Chances de victoire : { $shares }

## La question

question = La question
paused = La table est en pause.
waiting-for = On attend : { $who }.
options = Options
options-for = Avec { $target }
all-options = Toutes les options
back = Retour
do-it = Valider
sending = Envoi…
standing-answers = Réponses permanentes
take-back = Annuler
choose = Choisir
pick-field =
    { $count ->
        [one] { $count } case est accessible. Touchez-la sur la carte ou choisissez-la ici.
       *[other] { $count } cases sont accessibles. Touchez-en une sur la carte ou choisissez-la ici.
    }
why-not = Pourquoi pas… ?
why-not-what = Pourquoi ne puis-je pas
ask = Demander
why-last = Pourquoi ? Le dernier nombre
why-nothing = Aucun nombre n’a encore été expliqué.
let-engine-answer = Laisser décider le moteur
mean-damage = { $fighter } : dégâts en moyenne
odds-harm = { $fighter } : dégâts { $share }
odds-exact = exact
odds-estimated = estimé
countdown =
    { $seconds ->
        [one] Encore { $time } seconde.
       *[other] Encore { $time } secondes.
    }
countdown-default =
    { $seconds ->
        [one] Encore { $time } seconde, puis : { $answer }.
       *[other] Encore { $time } secondes, puis : { $answer }.
    }
answer-for = Répondre pour :
volunteer = Hors de son tour

## Vrais dés

die = Dé { $number } à { $sides } faces
die-more = Ajouter un dé
dice-send = Valider le jet
dice-table-rolls = Laisser la table lancer
real-dice = Vrais dés
real-dice-on = Lancer de vrais dés
real-dice-off = Laisser la table lancer mes dés

## Le journal

log = Journal
log-filter = Montrer
log-all = Tout
log-mine = Le mien
log-full = Nombres
log-rolls = Jets
log-earlier = Montrer les entrées précédentes
log-fold = Replier
log-steps =
    { $count ->
        [one] (un pas)
       *[other] ({ $count } pas)
    }
log-unfold =
    { $count ->
        [0] Détails
        [one] { $count } jet
       *[other] { $count } jets
    }
decided-by = Décidé par : { $who }
decided-referee = le meneur de jeu
decided-table = la table
decided-default = personne à temps
decided-standing = réponse permanente
decided-engine = le moteur

## La fiche

sheet = Fiche
fighter = Combattant
mine = le mien
states = États
in-hand = En main :
played-by-engine = joué par le moteur
is-hidden = caché

## Panneaux

panels = Panneaux
tab-map = Combat
tab-order = Ordre
tab-log = Récit
tab-sheet = Fiche
tab-master = MJ

## Clavier

keys = Clavier
key-question = aller à la question
key-map = aller à la carte
key-log = aller au journal
key-sheet = aller à la fiche
key-confirm = faire ce qui est composé, sinon le meilleur
key-back = un pas en arrière
key-help = cette liste

## Le meneur de jeu

game-master = Meneur de jeu
undo = Annuler le coup
redo = Rétablir
pause = Mettre en pause
go-on = Reprendre
go-on-stored = Continuer depuis l’état enregistré
    .short = Continuer l’état enregistré
undone = Annulé jusqu’ici : { $count }
undo-to-here = Revenir jusqu’ici
undo-to-here-sure = Tout ce qui suit est annulé. « Rétablir » le ramène tant que personne ne décide autrement.
seats = Places
seat-new = Nouvelle place
seat-add = Ajouter une place
seat-remove = Retirer une place
seat-online = en ligne
seat-offline = hors ligne
seat-empty = aucun combattant
seat-engine = Le moteur joue
seat-hand-over = Confier des combattants
seat-fighters = Combattants : { $seat }
settings = Réglages
deadline = Temps pour répondre
deadline-seconds =
    { $seconds ->
        [0] sans limite
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
reveal-foes = Les joueurs voient les nombres de leurs adversaires
advice-players = Les joueurs voient les chances de victoire et ce qui gagne le plus souvent
typed-dice-players = Les joueurs peuvent saisir de vrais dés
link-referee = Votre propre lien de meneur de jeu
link-referee-sure = Vous recevez un nouveau lien et l’ancien cesse de fonctionner sur tous les appareils ; seule cette page continue avec le nouveau.
link-renew-of = Nouveau lien : { $name }
link-renewed = Il y a un nouveau lien ; l’ancien ne fonctionne plus.
kept-days =
    { $days ->
        [one] Cette table est oubliée quand rien ne s’y est passé pendant { $days } jour. Enregistrez le combat si vous voulez le garder.
       *[other] Cette table est oubliée quand rien ne s’y est passé pendant { $days } jours. Enregistrez le combat si vous voulez le garder.
    }
delete-table = Supprimer la table
delete-table-sure = Le combat, son enregistrement, toutes les places et tous les liens disparaissent pour de bon, pour tout le monde. Enregistrez d’abord le combat si quelqu’un veut le garder.
delete-table-do = Supprimer pour de bon
files = Fichiers
save-record = Enregistrer le combat
story = Récit
story-html = Enregistrer la page
story-md = Enregistrer en Markdown
show-fighter = Montrer
hide-fighter = Cacher

## Décrets

edict = Décret
edict-new = Décret
edict-here = Décret à cet endroit
edict-what = Quoi
edict-in-past = À ce moment-là ; ce qui a suivi est appliqué de nouveau tant que cela convient
edict-set = Fixer une valeur
edict-add-state = Ajouter un état
edict-remove-state = Ôter un état
edict-modifier = Modificateur au prochain jet
edict-allow = Permettre une action improvisée
edict-skip = Passer le tour
order-earlier = Agir plus tôt
order-later = Agir plus tard
order-drag = glisser vers une autre place, ou Maj et flèches
edict-add-fighter = Ajouter un combattant
edict-remove-fighter = Retirer le combattant
edict-say = Dire quelque chose
edict-end = Finir le combat
edict-field = Valeur
edict-value = Nouvelle valeur
edict-health = La santé : ce qui reste, non ce qui a été subi.
edict-state-value = Combien, si cela se compte
state = État
edict-amount = Modificateur
edict-allow-text = Ce qu’il fait
edict-price = Prix en actions
edict-say-text = Paroles
edict-winner = Vainqueur
nobody = personne
edict-use = Qui entre en scène
edict-file-hint = Ce qui vient d’un fichier est aussi gardé dans « Mes combattants ».
edict-file-other = Ce fichier ne contient aucun combattant de { $book }
edict-name = Nom
edict-place = Case
edict-tap-fighter = ou touchez-le sur la carte
edict-tap-field = Touchez la case sur la carte, ou écrivez-la.
edict-hidden = Arrive caché des adversaires
side = Camp
edict-send = Qu’il en soit ainsi

## Après coup

watch-replay = Voir la relecture
another-fight = Un autre combat
fairness = Les dés étaient-ils honnêtes ?
fairness-how = Avant le premier dé, la table a fixé une graine secrète et montré son empreinte. Ensuite, la page de chaque personne à la table a ajouté une valeur tirée au hasard ; tous les dés découlent de la graine, de ces valeurs et des réponses données. Ni le serveur ni le meneur de jeu n’ont donc pu les choisir seuls. Après le combat, la graine est montrée et chacun peut recalculer chaque dé.
fairness-commitment = Empreinte montrée dès le début :
fairness-seed = Graine :
fairness-values = Ajouté aux dés :
fairness-value = { $name }, avant le premier dé.
fairness-value-later = { $name }, pour tous les dés tombés ensuite.
fairness-mine = (cette page)
fairness-nobody = Aucune page n’a rien ajouté à ces dés.
fairness-later = La graine est révélée à la fin du combat.
fairness-reveal = Révéler la graine
fairness-check = Vérifier ici
fairness-offline = Chaque dé peut se vérifier sur votre machine :
fair-yes =
    { $dice ->
        [one] Le seul dé lancé par la table a été recalculé
       *[other] Les { $dice } dés lancés par la table ont tous été recalculés
     } dans ce navigateur, à partir de la graine dont l’empreinte a été montrée avant le premier dé, { $people ->
        [0] sans valeur ajoutée par une page,
        [one] de la valeur ajoutée par une page
       *[other] des valeurs ajoutées par { $people } pages
     } et de toutes les réponses. Chacun est tombé comme il le devait.
fair-mine = La valeur ajoutée par cette page en fait partie, et la table a commencé par ce qui avait été promis à cette page.
fair-typed =
    { $typed ->
        [one] Un jet a été saisi
       *[other] { $typed } jets ont été saisis
     } à la main ; personne ne peut vérifier de vrais dés.
fair-brought =
    { $brought ->
        [one] Un dé provient
       *[other] { $brought } dés proviennent
     } d’un autre combat, dont l’enregistrement en est la preuve.
fair-no = Cela ne concorde pas :
fair-no-seed = La graine n’est pas celle qui a été promise.
fair-no-header = Le début de l’enregistrement a été modifié.
fair-no-entry = L’entrée { $entry } de l’enregistrement a été modifiée.
fair-no-die = À l’entrée { $entry } figurent d’autres dés que ceux qui découlent de la graine.
fair-no-value = Ce que cette page a ajouté ne compte pas dans l’enregistrement.
fair-no-promise = La table avait promis à cette page un autre début ou une autre graine.
replay = Relecture
share = Partager
share-text = Qui a ce lien peut regarder le combat.
moment = Moment
moment-of = moment { $moment } sur { $all }, round { $round }
moment-number = moment { $moment }
step-back = Un pas en arrière
step-on = Un pas en avant
play = Lire
course-label = Chances de victoire au fil du temps : { $side }
turning-point = Ce qui a décidé ({ $swing }) :

## Le laboratoire

simulate-title = Est-ce équilibré ?
simulate-text = Le même combat un grand nombre de fois, les deux camps joués par le moteur. L’intervalle dit à quel point le résultat est sûr ; il se resserre sous vos yeux.
simulate-table = Le combat de votre table, depuis son début.
simulate-other = Un autre scénario
scenario = Scénario
fights = Combats
simulate-more = Changer d’abord quelque chose
simulate-set = Fixer
simulate-sweep = Faire varier
simulate-run = Lancer
simulate-waiting = Attend son tour…
simulate-running = { $done } combats sur { $fights }
simulate-done =
    { $done ->
        [one] { $done } combat
       *[other] { $done } combats
    }
simulate-cancelled =
    { $done ->
        [one] Arrêté après { $done } combat
       *[other] Arrêté après { $done } combats
    }
simulate-failed = Cela n’a pas marché.
result = Résultat
progress = Progression
interval = 95 % : de { $low } à { $high }
draws = Personne ne gagne : { $share }.
rounds-taken = Rounds : { $mean } en moyenne, le plus souvent de { $low } à { $high }, { $middle } au plus pour la moitié des combats.
chart-win-share = Combien de fois chaque camp gagne
chart-rounds = Combien de temps durent les combats
chart-survival = Qui est encore debout
chart-damage = D’où viennent les dégâts
chart-heat-map = Parts de victoires selon deux valeurs

## Les questions du laboratoire

ask-fair = Est-ce équilibré ?
ask-balance = Qu’est-ce qui l’équilibrerait ?
ask-sensitivity = Qu’est-ce qui compte ?
ask-why = Qu’est-ce qui décide ?
ask-matchups = Qui bat qui ?
ask-regress = Que change une règle ?
ask-value = Combien vaut chacun ?
ask-ladder = Comment joue le moteur ?
ask-about-balance = Choisissez ce qui peut être autrement. Toutes les valeurs se battent avec les mêmes dés ; la réponse est là où la courbe rejoint ce que vous voulez.
ask-about-sensitivity = Chaque nombre un pas plus haut et plus bas, chaque objet laissé à la maison, chaque option inversée : ce que vaut chacun.
ask-about-why = Ce qui reste du résultat si une chose manque, la part de chacune, et comment un tel combat se déroule d’ordinaire.
ask-about-matchups = Chacun combat chacun, une moitié du temps de chaque côté : cotes, cercles, et qui choisir.
ask-about-regress = Une option ou un nombre change dans tous les scénarios du livre, avec les mêmes dés qu’avant.
ask-about-value = Des armées sont tirées au sort et s’affrontent. Les coûts sont ajustés pour que des armées de même coût se vaillent.
ask-about-ladder = Chaque niveau de jeu contre chaque autre, avec les mêmes dés et les camps échangés ; et une recherche qui connaît le meilleur d’entre eux.
ladder-novice = Débutant
ladder-trained = Entraîné
ladder-book = Celui du livre
ladder-strong = Fort
ladder-about-novice = Fait des plans en ne regardant que les dégâts ; commet des erreurs.
ladder-about-trained = Fait des plans, à peu près aussi bons que le jeu propre au livre.
ladder-about-book = Le premier jeu de chaque livre ; il ne change jamais.
ladder-about-strong = Fait des plans avec des poids trouvés en combattant ; le niveau habituel à la table et au laboratoire.
ladder-read = À côté de chaque part figurent le nombre de combats et l’intervalle où se trouve la vraie part 95 fois sur 100. Qui gagne dix combats sur onze a 400 points de cote de plus.
ladder-current = Mesuré avec les règles telles qu’elles sont, version { $version }.
ladder-older = Mesuré avec la version { $version } des règles ; elles ont changé depuis.
ladder-matrix = Ce que la ligne obtient contre la colonne
ladder-level = Niveau
ladder-rating = Cote
ladder-grounds = Fort, terrain par terrain
ladder-ground = Terrain
ladder-ahead = Contre celui du livre
ladder-sought = La recherche contre lui
ladder-draws = Nuls contre lui-même
ladder-span = { $low } à { $high }, { $fights } combats
ladder-holes = Ce que la recherche ferait plutôt
ladder-rollouts = { $rollouts } essais par décision
ladder-gain = { $gain } ± { $error } points par combat :
ladder-on-1v1 = Duel
ladder-on-4v4 = Quatre contre quatre
ladder-on-apart = Scènes que le réglage n’a pas vues
ask-vary = Ce qui peut être autrement
ask-vary-more = Et autre chose
ask-vary-low = de
ask-vary-high = à
ask-vary-all = { $values } : tout est essayé
ask-cost = un pas coûte
ask-now = { $label }, à présent { $now }
ask-fight = Le combat
ask-switches = Options et circonstances
ask-target = Ce qu’il faut obtenir
ask-target-even = L’égalité
ask-target-won = Une part de victoires
ask-target-rounds = Une durée, en rounds
ask-target-standing = Tant de combattants encore debout
ask-target-percent = Pourcentage
ask-target-number = Combien
ask-side = Pour qui
ask-fights = Combats par variante
ask-set = Changer d’abord quelque chose
ask-set-more = Changer quelque chose
ask-value-of = Nouvelle valeur
ask-fighters = Qui participe
ask-all = Tous
ask-none = Aucun
ask-squad = Combien de chacun combattent ensemble
ask-battles = Batailles
ask-battles-usual = autant qu’il convient
ask-change = Ce qui change
ask-change-more = Et autre chose
ask-everybody = Les nombres de tous
ask-scenarios = Dans certains scénarios seulement
ask-run = Demander
ask-again = Demander de nouveau
ask-form-waiting = Le formulaire se prépare…
ask-waiting = Attend son tour…
ask-running = { $done } combats sur { $fights } par variante ; la réponse se précise
ask-done = Les { $fights } combats de chaque variante sont joués.
ask-ended = Le temps est écoulé après { $done } combats sur { $fights } par variante. Ce qui a été trouvé reste valable.
ask-cancelled = Arrêté après { $done } combats sur { $fights } par variante.
ask-failed = Il n’y a pas de réponse.
as-it-is = Tel quel
as-it-is-sure = { $fights } combats, à { $sure } points près
as-it-is-about = { $fights } combats, à { $sure } près
even-mark = égal
proposals-do = Les plus petits changements qui suffisent
proposals-near = Ce qui s’en approche le plus
proposals-lead-sensitivity = un pas chacun, le plus équilibré d’abord
proposals-lead-balance = d’abord ce qui suffit, le moins cher en tête ; puis le plus proche
proposals-none-sensitivity = Jusqu’ici, aucun pas isolé ne rapproche à coup sûr le combat de l’égalité.
proposals-none-balance = Rien de ce qui a été essayé n’est plus proche que l’état actuel.
not-quite = pas tout à fait
try-it = essayer
keep-as-scene = garder comme scène
open-scene = ouvrir la scène
how-far = jusqu’où faudrait-il aller ?
ask-table = Les nombres
ask-all-rows = Montrer les { $count } lignes
ask-story = Comment se déroule un tel combat
ask-more = Autres résultats
ask-file-json = Tout en JSON
ask-file-csv = Le tableau en CSV
ask-file-parquet = Le tableau en Parquet
ask-link = Copier le lien vers cette question
ask-repeat = Comment redemander la même chose
ask-terminal = Dans le terminal
ask-python = En Python
ask-copy = Copier
ask-copied = Copié.
ask-wrong-whole = Donnez un nombre entier.
ask-wrong-range = Donnez un nombre entier de { $low } à { $high }.
ask-wrong-order = Le premier nombre doit être le plus petit.
ask-wrong-share = Donnez un nombre supérieur à 0 et inférieur à 100.
ask-wrong-above = Donnez un nombre supérieur à 0.
ask-wrong-cost = Donnez un coût de 0 ou plus.
ask-wrong-vary = Choisissez au moins une chose qui peut être autrement.
ask-wrong-change = Choisissez au moins une chose à changer.
ask-wrong-two = Choisissez-en au moins deux.
ask-wrong-many = { $count }, c’est trop ; choisissez-en au plus { $most }.
ask-wrong-twice = C’est choisi deux fois ; choisissez autre chose, ou enlevez-le.
ask-wrong-battles = Donnez au moins { $least } batailles, ou rien.

## L’atelier

build-title = Composer un combat
build-text = Choisissez un livre, placez des combattants dans deux camps ou plus, peignez le terrain. Ce qui ne convient pas est dit champ par champ.
build-scene = Scène
build-map = Carte
book = Livre de règles
title = Titre
untitled = Sans titre
description = Description
load-scenario = Charger un scénario
save-scenario = Enregistrer le scénario
fighters = Combattants
side-number = Camp { $number }
side-name = Nom du camp
side-add = Ajouter un camp
side-remove = Retirer le camp
from-catalogue = Du catalogue
from-file = D’un fichier
add = Ajouter
remove = Retirer
place = Placer
not-placed = placé par le livre
set-down = Touchez la case où se tient { $fighter }.
options-of-book = Options du livre
map-wide = Largeur
map-high = Hauteur
brush = Pinceau
brush-wall = Mur
brush-chasm = Gouffre
brush-screen = Écran
brush-difficult = Difficile
brush-cover = Couvert
brush-obstacle = Obstacle
brush-height = Relief
brush-erase = Plat
cover-level = Niveau
ground-height = Hauteur
paint-map = Carte à peindre
paint-help = Dessinez avec le pointeur, ou déplacez-vous avec les flèches et peignez avec Entrée.
check = Vérifier
check-good = Tout convient.
check-problems =
    { $count ->
        [one] { $count } chose ne convient pas :
       *[other] { $count } choses ne conviennent pas :
    }
file-loaded = { $file } est chargé.
file-unreadable = { $file } est illisible.

## Le livre de règles

rulebooks = Livres de règles
rules = Règles
rules-here = Règles qui s’appliquent ici
open-rule = Lire la règle { $rule }
contents = Sommaire
tables = Tableaux
glossary = Glossaire
whole-book = Le livre entier
print = Imprimer
search-rules = Chercher dans les règles
search-count = Chercher dans { $count } règles
search-all-books = Chercher dans tous les livres
found-nothing = Rien n’a été trouvé pour « { $query } ».
found-count =
    { $count ->
        [one] Une règle a été trouvée.
       *[other] { $count } règles ont été trouvées.
    }
rule-count =
    { $count ->
        [one] Une règle
       *[other] { $count } règles
    }
example = Exemple
around-it = Autour de cette règle
neighbours = Règles voisines
rulings-on-it = Décisions à son sujet
used-in = Employée dans
at-work-in = À l’œuvre dans
used-verbs = Choix :
used-parts = Composantes de nombres :
used-states = États :
changes = Ce qui la change
option-default = Par défaut : { $value } (parmi { $values }).
changed-in = Changée dans la version { $versions } du livre.
turn-page = Tourner la page
previous-rule = Règle précédente
next-rule = Règle suivante
back-one-rule = Revenir d’une règle
open-own-page = Ouvrir comme page
in-this-fight = Dans ce combat
fight-goes-on = Le combat continue
back-to-turn = Revenir au tour : { $fighter }
back-to-fight = Revenir au combat
licence = Licence

## Plans, columns and dice

plans = Plans
plan = Plan
wins = gagne
tied = ne se distingue pas d’un autre plan
risen = À l’essai, ce plan s’est révélé meilleur que le premier
figure-hit = touche
figure-hurt = vous touche
figure-harm = dégâts
figure-fall = chute
own-deed = Acte
own-target = Qui / carte
own-how = Comment
build-own = Composer soi-même
hold-card = Maintenez le doigt sur une carte pour voir pourquoi.
back-to-plans = Retour aux plans
fields-far =
    { $far ->
        [one] { $far } case
       *[other] { $far } cases
    }
down = à terre
next = puis
strikes = attaque
answers = répond
explained = Ce qui le compose
last-roll = Le dernier jet
the-blow = Le coup auquel vous répondez
blow-head = { $who } attaque : { $total }
struck-at = Où va le coup : { $place }
armour-there = armure à cet endroit
blow-harm = dégâts
no-roll-yet = Aucun dé n’est encore tombé.
own-dice-hint = Vos propres dés ? Voir le menu.
all-rolls = Tous les jets
die-shows = { $die } montre { $face }
needed = requis
tab-rolls = Jets
you-are = votre camp : { $side }
log-new =
    { $count ->
        [one] { $count } nouvelle entrée
       *[other] { $count } nouvelles entrées
    }
defence-matrix = Défenses : ce que vous faites, et où vous allez
defence-block = Blocage
defence-parry = Parade
defence-dodge = Esquive
stand-here = sur place
way-back = arrière
way-aside = côté
way-forward = avant
let-it-land = laisser le coup porter
reaches-nobody = Personne n’est à portée
not-possible = impossible ici
or-less = { $number } ou moins
if-it-lands = S’il passe
if-it-lands-text = { $harm } de dégâts en moyenne ; vous tombez dans { $fall }.
more-defences = Une défense particulière
key-plan = prendre un plan
key-columns = acte, cible, manière
key-defence = une défense, puis où aller
key-undo = annuler
key-order = aller à l’ordre
key-asked = voir qui est interrogé
key-zoom = plus près, plus loin, tout
hero-title = Votre premier combat en trois minutes
hero-text = Kurt tient un messer, Hans une hallebarde. Vous voyez le terrain, vous choisissez parmi quelques plans, et chaque nombre dit d’où il vient.
hero-go = Combattre Hans maintenant
hero-guided = Montrer pas à pas
scene-size = Taille
size-all = Toutes
size-duels = Duels
size-few = 3 à 6 combattants
size-battles = Batailles
size-short = Moins de 10 min
size-even = Équilibrées
find-scene = Scènes et combattants
book-landsknecht = Rapide et sanglant. Qui tient l’arme la plus longue frappe d’abord ; deux rounds décident.
book-gurps = Seconde après seconde. Choisissez la manœuvre, la localisation, la parade et où vous posez le pied.
book-phase-six = Les actions sont une monnaie : dépensez-les pour frapper ou gardez-les pour parer. Les six relancent.
book-tales-and-legends = Héros et bêtes. Le souffle s’épuise, l’armure cède, et l’ours ne se fatigue pas.
all-scenes =
    { $count ->
        [one] La seule scène
       *[other] Les { $count } scènes
    }
no-scene = Aucune scène ne convient.
read-book = Lire le livre
duel = duel
minutes = { $minutes } min
scene-even = Moteur contre moteur, victoires sur 100 combats : { $side } { $ours }, les autres { $theirs }
hexes = hexagones
play-side = Qui jouez-vous ?
join = Rejoindre
join-link = Coller une invitation
join-wrong = Ce n’est pas un lien vers une table.
your-turn = À vous
table-gone = n’existe plus
coach-1-title = C’est vous.
coach-1 = L’anneau montre votre santé, l’emblème votre arme. Le contour dit jusqu’où vous pouvez aller.
coach-2-title = Voici vos plans.
coach-2 = Chacun est une intention entière : où vous allez, qui vous frappez, avec quoi. Les nombres sont la chance de toucher, les dégâts, et le risque de tomber. Touchez celui qui vous plaît.
coach-3-title = Voici pourquoi.
coach-3 = Les dés tels qu’ils sont tombés, et chaque part du nombre auquel on les compare. Le code d’une règle ouvre la règle.
coach-4-title = À lui maintenant.
coach-4 = Quand il frappe, la question apparaît ici, et il suffit de toucher une réponse. Le récit dit tout ce qui arrive.
coach-of = { $step } sur 4
coach-skip = Je connais, laissez-moi combattre
guide-1-title = Vous menez cette table.
guide-1 = Quand tous sont là, vous lancez le combat. Ici se lit alors ce qui est demandé, et à qui : attendez, répondez pour quelqu’un ou laissez faire le moteur.
guide-2-title = Vous voyez tout.
guide-2 = Même ceux qui se cachent sont sur votre carte. Touchez un combattant pour sa fiche, ou glissez-le sur une autre case.
guide-3-title = Votre parole passe avant les règles.
guide-3 = Un décret fixe valeurs, états et places, même après coup depuis une ligne du récit. « Annuler » défait tout, même un décret.
guide-4-title = Places, liens, notes.
guide-4 = Ici vous invitez, confiez des combattants, réglez le temps de réponse et prenez des notes que personne d’autre ne lit.
guide-skip = Je connais, laissez-moi mener
rematch = Revanche
always-if = Toujours : { $answer }
less = moins
more = plus
no-tables = Pas encore de table. Celles que vous ouvrez resteront ici, avec la personne dont c’est le tour. Si quelqu’un vous a invité, collez le lien dans la case.
## Outils sur la carte

ruler = Règle
point = Montrer une case
may-charge = { $who } peut charger
points-at = { $who } montre la case { $x },{ $y }.
no-line = pas de ligne de vue

## Discussion, documents et notes

tab-talk = Discussion
talk-empty = Rien n’a encore été dit. Ce que vous dites à une seule personne n’est envoyé à personne d’autre.
talk-muted = Le meneur de jeu a rendu cette place muette.
talk-to = À
talk-all = tous
talk-to-whom = à { $whom } seulement
talk-aloud = Dire quelque chose
talk-whisper = Chuchoter quelque chose
talk-send = Envoyer
hand-out = Distribuer
hand-out-title = Titre du document
seat-muted = Ne peut pas écrire aux autres
room-left =
    { $count ->
        [0] Il n’y a plus de place ici.
        [one] Il reste de la place pour { $count } caractère.
       *[other] Il reste de la place pour { $count } caractères.
    }
notes = Notes
notes-hint = Personne d’autre ne voit ceci
notes-kept = Conservées, rien que pour vous
notes-keeping = Conservation en cours…
## Le niveau du moteur, le jeu rapide, l’abandon, la reprise depuis une relecture

engine-level = Le moteur joue
level-usual = comme le prévoit la scène
level-novice = comme un débutant
level-trained = comme quelqu’un d’entraîné
level-strong = aussi bien qu’il peut
quick-mode = Jeu rapide
quick-mode-text = ce qui peut être annulé ne demande pas de confirmation
surrender = Abandonner
surrender-sure = Votre camp abandonne et le combat est terminé. Cela ne peut pas être annulé.
go-on-here = Reprendre à partir d’ici
go-on-here-text = Une nouvelle table commence à ce moment, avec de nouveaux dés. Ce qui précède reste tel quel.
## Cet appareil, et les adresses que d’autres atteignent

this-device = Cet appareil
sound = Sons
hum = Vibrer quand c’est à moi
stay-awake = Garder l’écran allumé
install = Installer Fechtbuch
not-secure = Cette adresse n’est pas sécurisée (https, ou la machine elle-même) : le navigateur ne peut ni installer la page, ni garder l’écran allumé, ni l’ouvrir sans connexion. La personne qui gère le serveur peut lui donner un certificat.
qr-unreachable = Un téléphone ne peut pas ouvrir cette adresse : le serveur n’est là que pour cette machine. Lancez-le avec --host 0.0.0.0 pour que d’autres sur le réseau puissent jouer.
qr-address = Le code mène à { $address }, l’adresse de cette machine sur le réseau.
## Grand écran, images, impression, vitesse d’une relecture

big-screen = Grand écran pour tous
as-picture = Enregistrer en image
print-story = Imprimer le récit
print-sheet = Imprimer la fiche
speed = Vitesse
turning-points = Tournants du combat

## Une soirée de plusieurs rencontres

evening = une soirée
evening-usual = Une soirée
evening-prepare = Préparer une soirée
evening-about = Plusieurs rencontres à la suite avec le même groupe. Blessures, munitions tirées, équipement perdu et repos se transmettent selon les règles du livre, et un seul lien mène chacun à ce qui se joue.
evening-name = Le nom de la soirée
evening-book = Livre de règles
evening-encounters = Rencontres
evening-foes = Qui joue tous les autres ?
evening-make = Préparer la soirée
evening-party = Le groupe
evening-party-text = Les héros de la première rencontre traversent toute la soirée.
evening-waiting = avant la première rencontre
evening-playing = en cours
evening-between = entre deux rencontres
evening-ended = la soirée est finie
evening-playing-text = Cette rencontre se joue en ce moment.
evening-to-table = Aller à la table
evening-ended-text = Tout ce qui a été joué peut être revu ici.
evening-resume = Continuer malgré tout
evening-waiting-text = Le meneur de jeu se prépare. Cette page vous mènera à la table dès que la première rencontre sera ouverte.
evening-between-text = Reprenez votre souffle. Cette page vous mènera à la table dès qu’il y aura de quoi jouer.
evening-nothing-left = Tout ce qui était prévu a été joué.
evening-end = Mettre fin à la soirée
evening-line-up = Ordre des rencontres
evening-line-up-text = Ce qui n’est pas encore ouvert peut être déplacé, retiré ou complété. Les joueurs n’en apprennent rien.
evening-next = Rencontre { $number }
evening-against = Contre : { $foes }
evening-nobody = D’après les règles du livre, personne ne peut continuer ainsi. Choisissez un repos plus long, ou rejouez la rencontre.
evening-open = Ouvrir la rencontre
evening-again = Rejouer
evening-again-sure = La rencontre recommence, avec le groupe tel qu’il y est arrivé. Ce qui a été joué est mis de côté et peut encore être revu.
evening-back = Annuler l’ouverture
evening-back-sure = La soirée revient avant l’ouverture de cette rencontre ; le combat précédent peut de nouveau être modifié. Ce qui a été joué ici est mis de côté et peut encore être revu.
evening-nothing-yet = Rien n’a encore été joué.
evening-links = Un lien pour chacun
evening-links-text = Il mène toute la soirée à la rencontre qui se joue.
evening-kept = { $days ->
    [one] Oubliée si rien ne s’y passe pendant un jour.
   *[other] Oubliée si rien ne s’y passe pendant { $days } jours.
}
evening-delete = Supprimer la soirée
evening-delete-sure = La soirée et tous ses combats sont supprimés pour de bon, et plus aucun lien n’y mène.
evening-chance = Si le moteur jouait
evening-chance-text = { $fights ->
    [one] essayé une fois, avec le groupe tel qu’il est
   *[other] essayé { $fights } fois, avec le groupe tel qu’il est
}
evening-moved = La soirée a continué.
evening-follow = Aller à ce qui se joue
evening-whole = Toute la soirée
lined-up = { $title } : plus tôt
lined-down = { $title } : plus tard
lined-out = { $title } : retirer
lined-add = Ajouter une rencontre
lined-choose = choisir une scène…
lined-own = la vôtre
rest-before = Repos avant
rest-none = aucun
outcome-playing = en cours
outcome-won = gagnée
outcome-lost = perdue
outcome-drawn = indécise
outcome-broken-off = interrompue
outcome-coming = à venir
outcome-aside = mise de côté
member-behind = reste en arrière
change-gone = perdu
change-new = nouveau
evening-result = { $title } : { $result }
