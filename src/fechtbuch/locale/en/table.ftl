### The words of the page itself. What happens in a fight is told by the books.

## Every page

skip-to-content = Skip to the content
pages = Pages
lobby = Lobby
build = Build a fight
simulate = Laboratory
language = Language
light =
    { $light ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: as the device
    }
close = Close
cancel = Cancel
save = Save
loading = One moment, please.
yes = yes
no = no
menu = Menu
error-offline = The server cannot be reached.
error-offline-remedy = Nothing was lost. Check the connection and try again.
error-server = The server could not do that. Nothing was lost.

## Lobby

lobby-title = Pick a fight
books = Rulebooks
against = against
side-of =
    { $count ->
        [one] { $side } (one fighter)
       *[other] { $side } ({ $count } fighters)
    }
play-engine = Play against the engine
starting = Opening the table …
new-table = Table for a group
is-it-fair = Is it fair?
you = You
your-tables = Your tables
forget = Forget them
own-fight = A fight of your own
own-fight-text = Put fighters of the catalogue or of your files on a map that you paint, go on with a saved fight, or see how a fight would end ten thousand times.
load-record = Load a saved fight

## My fighters

my-fighters = My fighters
my-scenes = My scenes
fighters-text = Write a sheet, or bring one that you already have. Everything stays under your own key and can go to any table.
begin-with = Begin with
blank-sheet = Blank sheet ({ $book })
new-fighter = New fighter
import-files = Import files
import-hint = .gcs of GURPS Character Sheet 5, tables .csv and .tsv, fighters and scenes .toml or .json, or a .zip of them.
brought-in = What came in
agreement = { $agree } of { $all } numbers are those of the file.
edit = Edit
duplicate = Copy
copy-of = { $name } (copy)
portrait = Portrait
delete = Delete
delete-sure = Delete { $name } for good?
bout = A fight for two
bout-title = A bout
foe = Against
my-key = Your key
export-all = All as one zip
delete-all = Delete everything
delete-all-sure = Delete all your fighters and scenes, and the key?
sheet-numbers = Numbers
sheet-later = More, for those who need it
keep-wounds = Keep the wounds
wounds-kept = The wounds of { $name } are kept.
sheet-gear = Gear
sheet-add = Add
sheet-search = Search and add
sheet-special = Particulars
sheet-move = Move to
sheet-key = A short name, such as old-axe
sheet-kept = { $name } is kept.
leave-sure = Leave without keeping what you changed?
keep = Keep
what-follows = What follows
drop-hint = Or drop them anywhere on this page.
look-title = How { $name } looks
portrait-file = A picture
portrait-hint = PNG, JPEG or WebP, at most ten megabytes. Its middle is shown round.
arms-title = Or arms
arms-charge = Charge
arms-field = Field
arms-ink = Colour of the charge
arms-take = Bear these arms
look-none = Neither
open-in-builder = Change the scene
instead-of = In the place of { $name }
as-in-scene = as in the scene
keep-scene = Keep in my scenes
scene-kept = “{ $name }” is kept.
open-my-scene = Open one of my scenes
charge-sword = Sword
charge-messer = Messer
charge-axe = Axe
charge-mace = Mace
charge-pike = Pike
charge-halberd = Halberd
charge-bow = Bow
charge-gun = Gun
charge-shield = Shield
charge-beast = Paw
charge-horse = Horse
charge-fist = Fist
tincture-gules = Red
tincture-azure = Blue
tincture-vert = Green
tincture-sable = Black
tincture-purpure = Purple
tincture-or = Gold
tincture-argent = Silver
my-key-text = Whoever has this link has your fighters. Keep it; nobody can give it back to you. { $days ->
    [0] { "" }
   *[other] After { $days } days without a visit they are forgotten.
}
still-wrong = { $count ->
    [one] One thing is still wrong
   *[other] { $count } things are still wrong
}

## A table for a group

group-title = A table for “{ $title }”
player = Player { $number }
seat-number = Seat { $number }
who-plays = Who plays whom?
the-engine = the engine
group-real-dice = Everybody rolls real dice and types them in
open-table = Open the table
group-links = The table is open and waits for you to start. Send each player the link of that seat; whoever has the link has the seat.
link-open = Open
link-copy = Copy link
link-copied = The link is copied.
link-qr = QR code
link-qr-label = QR code of the link: { $name }
link-spectator = Spectators (see, but touch nothing)
link-replay = Replay
link-new = Make a link
link-renew = New link
link-revoke = Revoke the link
link-made = { $seat } has a new link; an older one no longer works.
link-revoked = The link of { $seat } no longer works.
open-as-master = Open as game master

## Joining

joining = Sitting down at the table …
connection-lost =
    { $waiting ->
        [0] The connection is lost. Nothing was lost with it; we try again by ourselves.
        [one] The connection is lost. Your answer is kept and will be sent as soon as we are back.
       *[other] The connection is lost. Your { $waiting } answers are kept and will be sent as soon as we are back.
    }
connection-back = Connected again. Nothing was lost.
compiling-now = The rules are being compiled. Until then everything works, only slower; then this page connects again by itself.
compiled-now = The rules are compiled now. Nothing was lost.
link-invalid-title = This link leads to no table
link-invalid = The link is not valid, or no longer. Ask the game master for a new one.
your-name = Your name
take-seat = Take the seat
before-start =
    { $seats ->
        [one] { $here ->
            [0] The player is not here yet.
           *[other] The player is here.
        } The fight begins when you say so.
       *[other] { $here } of { $seats } players are here. The fight begins when you say so.
    }
start-fight = Start the fight
invite = Invite

## Hints for newcomers

hint = How this works
hint-next = Next

## The map

map-label = Map
map-help = Arrow keys choose among the fields that can be reached, Enter takes one. With Shift, or when there are none, they move the map. Plus and minus zoom, 0 shows the fighters.
map-as-text = The map in words
map-size =
    { $topology ->
        [hexes] { $wide } by { $high } hexes.
       *[squares] { $wide } by { $high } squares.
    }
distance-to =
    { $far ->
        [one] { $fighter }: one field away.
       *[other] { $fighter }: { $far } fields away.
    }
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show the fighters
pick-fighter = Pick: { $fighter }
at-field = field { $x },{ $y }
out-of-fight = out of the fight
health = Health
health-of = health { $health } of { $full }
health-unknown = health unknown
health-called = { $book ->
        [landsknecht] The book calls it Wounds: what is left, not what was suffered.
        [gurps] The book calls it Hit Points: what is left, not what was suffered.
        [tales-and-legends] The book calls it Life: what is left, not what was suffered.
       *[other] What is left, not what was suffered.
    }

## Turn order and chances

turn-order = Turn order
turn-done = has acted
turn-now = acts now
labelled = { $label }: { $text }
round = Round { $round }
chance-label = Chance to win: { $shares }

## The question

question = The question
paused = The table is paused.
waiting-for = Waiting for { $who }.
options = Options
options-for = With { $target }
all-options = All options
back = Back
do-it = Do it
sending = Sending …
standing-answers = Standing answers
take-back = Take back
choose = Choose
pick-field =
    { $count ->
        [one] One field can be reached. Tap it on the map, or choose it here.
       *[other] { $count } fields can be reached. Tap one on the map, or choose it here.
    }
why-not = Why not …?
why-not-what = Why can I not
ask = Ask
why-last = Why? The last number
why-nothing = No number has been explained yet.
let-engine-answer = Let the engine decide
mean-damage = { $fighter }: damage on average
odds-harm = { $fighter }: harm { $share }
odds-exact = exact
odds-estimated = estimated
countdown =
    { $seconds ->
        [one] One second left.
       *[other] { $time } seconds left.
    }
countdown-default =
    { $seconds ->
        [one] One second left, then: { $answer }.
       *[other] { $time } seconds left, then: { $answer }.
    }
answer-for = Answer for:
volunteer = Out of turn

## Real dice

die = Die { $number } of { $sides } sides
die-more = One die more
dice-send = That is what I rolled
dice-table-rolls = Let the table roll
real-dice = Real dice
real-dice-on = I roll real dice
real-dice-off = Let the table roll my dice

## The log

log = Log
log-filter = Show
log-all = All
log-mine = Mine
log-full = Numbers
log-rolls = Rolls
log-earlier = Show earlier entries
log-fold = Fold
log-steps =
    { $count ->
        [one] (one step)
       *[other] ({ $count } steps)
    }
log-unfold =
    { $count ->
        [0] Details
        [one] One roll
       *[other] { $count } rolls
    }
decided-by = Decided by: { $who }
decided-referee = the game master
decided-table = the table
decided-default = nobody in time
decided-standing = standing answer
decided-engine = the engine

## The sheet

sheet = Sheet
fighter = Fighter
mine = mine
states = States
in-hand = In hand:
played-by-engine = played by the engine
is-hidden = hidden

## Panels

panels = Panels
tab-map = Fight
tab-order = Order
tab-log = Story
tab-sheet = Sheet
tab-master = Master

## Keys

keys = Keyboard
key-question = go to the question
key-map = go to the map
key-log = go to the log
key-sheet = go to the sheet
key-confirm = do what is put together, or else the best
key-back = one step back
key-help = this list

## The game master

game-master = Game master
undo = Undo
redo = Redo
pause = Pause
go-on = Go on
go-on-stored = Go on from the stored state
    .short = Go on from what was stored
undone = Taken back so far: { $count }
undo-to-here = Undo to here
undo-to-here-sure = Everything after this is taken back. Redo brings it again as long as nobody decides otherwise.
seats = Seats
seat-new = New seat
seat-add = Add a seat
seat-remove = One seat less
seat-online = here
seat-offline = away
seat-empty = no fighter
seat-engine = The engine plays
seat-hand-over = Hand over fighters
seat-fighters = Fighters of { $seat }
settings = Settings
deadline = Time for an answer
deadline-seconds =
    { $seconds ->
        [0] no limit
       *[other] { $seconds } seconds
    }
reveal-foes = Players see the numbers of their foes
advice-players = Players see the chance to win and what wins most often
typed-dice-players = Players may type in real dice
link-referee = Your own link as game master
link-referee-sure = You get a new link, and the old one stops working on every device, this page apart: it goes on with the new one.
link-renew-of = New link: { $name }
link-renewed = There is a new link; the old one no longer works.
kept-days =
    { $days ->
        [one] This table is forgotten when nothing was done here for a day. Save the record if you want to keep it.
       *[other] This table is forgotten when nothing was done here for { $days } days. Save the record if you want to keep it.
    }
delete-table = Delete the table
delete-table-sure = The fight, its record, all seats and all links are gone for good, for everybody. Save the record first if anybody wants to have it.
delete-table-do = Delete it for good
files = Files
save-record = Save the record
story = Story
story-html = Save as a page
story-md = Save as Markdown
show-fighter = Show
hide-fighter = Hide

## Edicts

edict = Edict
edict-new = Edict
edict-here = Edict here
edict-what = What
edict-in-past = At that moment; what came later is applied again as far as it fits
edict-set = Set a value
edict-add-state = Add a state
edict-remove-state = Take a state away
edict-modifier = Modifier on the next roll
edict-allow = Allow an improvised action
edict-skip = Skip the turn
order-earlier = Act earlier
order-later = Act later
order-drag = drag to another place, or Shift and arrow keys
edict-add-fighter = Add a fighter
edict-remove-fighter = Remove the fighter
edict-say = Say something
edict-end = End the fight
edict-field = Value
edict-value = New value
edict-health = Health: what is left, not what was suffered.
edict-state-value = How much, where it counts
state = State
edict-amount = Modifier
edict-allow-text = What they do
edict-price = Price in actions
edict-say-text = Words
edict-winner = Winner
nobody = nobody
edict-use = Who comes in
edict-file-hint = What comes from a file is kept in My fighters as well.
edict-file-other = There is no fighter of { $book } in this file
edict-name = Name
edict-place = Field
edict-tap-fighter = or tap them on the map
edict-tap-field = Tap the field on the map, or type it.
edict-hidden = Comes in hidden from the foes
side = Side
edict-send = So be it

## Afterwards

watch-replay = Watch the replay
another-fight = Another fight
fairness = Were the dice fair?
fairness-how = Before the first die the table fixed a secret seed and showed its hash. Then the page of everybody at the table added a random value of its own, and all dice follow from the seed, these values and the answers given. So neither the server nor the game master alone can have chosen them. After the fight the seed is shown, and everybody can reckon every die again.
fairness-commitment = Hash shown from the start:
fairness-seed = Seed:
fairness-values = Added to the dice:
fairness-value = { $name }, before the first die.
fairness-value-later = { $name }, for all dice that fell afterwards.
fairness-mine = (this page)
fairness-nobody = Nobody’s page has added anything to these dice.
fairness-later = The seed is revealed when the fight is over.
fairness-reveal = Reveal the seed
fairness-check = Check here
fairness-offline = Every die can be checked on your own machine:
fair-yes =
    { $dice ->
        [one] The one die that the table rolled was
       *[other] All { $dice } dice that the table rolled were
     } reckoned again in this browser, from the seed whose hash was shown before the first die, { $people ->
        [0] without a value of anybody’s page,
        [one] from the value that one page added,
       *[other] from the values that { $people } pages added,
     } and from every answer. Each fell as it had to.
fair-mine = The value that this page added itself is among them, and the table began with what was promised to this page.
fair-typed =
    { $typed ->
        [one] One roll was
       *[other] { $typed } rolls were
     } typed in by somebody; nobody can check real dice.
fair-brought =
    { $brought ->
        [one] One die
       *[other] { $brought } dice
     } came along from another fight; its own record is the proof for them.
fair-no = It does not fit:
fair-no-seed = The seed is not the one that was promised.
fair-no-header = The beginning of the record was changed.
fair-no-entry = Entry { $entry } of the record was changed.
fair-no-die = At entry { $entry } other dice were recorded than follow from the seed.
fair-no-value = What this page added does not count in the record.
fair-no-promise = The table promised this page another beginning or another seed.
replay = Replay
share = Share
share-text = Whoever has this link can watch the fight.
moment = Moment
moment-of = moment { $moment } of { $all }, round { $round }
moment-number = moment { $moment }
step-back = One step back
step-on = One step on
play = Play
course-label = How often { $side } would have won, over time
turning-point = What decided it ({ $swing }):

## The laboratory

simulate-title = Is this fair?
simulate-text = The same fight many times, both sides played by the engine. The interval shows how sure the share is; it narrows while you watch.
simulate-table = The fight of your table, from its beginning.
simulate-other = Another scenario
scenario = Scenario
fights = Fights
simulate-more = Change something first
simulate-set = Set
simulate-sweep = Vary
simulate-run = Run
simulate-waiting = Waiting for its turn …
simulate-running = { $done } of { $fights } fights
simulate-done = { $done } fights
simulate-cancelled = Stopped after { $done } fights
simulate-failed = This did not work.
result = Result
progress = Progress
interval = 95%: { $low } to { $high }
draws = Nobody wins: { $share }.
rounds-taken = Rounds: { $mean } on average, mostly { $low } to { $high }, half of the fights at most { $middle }.
chart-win-share = How often each side wins
chart-rounds = How long the fights last
chart-survival = Who is still standing
chart-damage = Where the damage comes from
chart-heat-map = Shares of wins over two values

## The laboratory's questions

ask-fair = Is it fair?
ask-balance = What would make it fair?
ask-sensitivity = What moves it?
ask-why = What decides it?
ask-matchups = Who beats whom?
ask-regress = What does a rule change?
ask-value = What is everybody worth?
ask-ladder = How well does the engine play?
ask-about-balance = Choose what may be otherwise. All values are fought on the same dice; the answer is where the curve meets what you want.
ask-about-sensitivity = One step more and less of every number, every thing left at home, every switch the other way: what each is worth.
ask-about-why = What is left of the result if one thing is taken away, what share each has in it, and how such a fight usually goes.
ask-about-matchups = Everybody fights everybody, half of the time on either side: ratings, circles, and whom to choose.
ask-about-regress = A switch or a number is changed in every scenario of the book, on the same dice as before.
ask-about-value = Armies are drawn by chance and fought out. Costs are fitted so that armies of equal cost are equal.
ask-about-ladder = Every level of play against every other, on the same dice with the sides exchanged; and a search that knows the best of them.
ladder-novice = Novice
ladder-trained = Trained
ladder-book = The book’s own
ladder-strong = Strong
ladder-about-novice = Plans with an eye for harm alone; makes mistakes.
ladder-about-trained = Plans, about as good as the book’s own play.
ladder-about-book = The first play that each book came with; it never changes.
ladder-about-strong = Plans with weights that were found by fighting; the usual level of table and laboratory.
ladder-read = Beside each share stands how many fights it is of, and between what the true share lies 95 times of 100. A rating is 400 points higher for whoever wins ten times of eleven.
ladder-current = Measured with the rules as they are, version { $version }.
ladder-older = Measured with version { $version } of the rules; they have changed since.
ladder-matrix = What the row gets against the column
ladder-level = Level
ladder-rating = Rating
ladder-grounds = Strong, ground by ground
ladder-ground = Ground
ladder-ahead = Against the book’s own
ladder-sought = Search against it
ladder-draws = Draws with itself
ladder-span = { $low } to { $high }, { $fights } fights
ladder-holes = What search would rather do
ladder-rollouts = { $rollouts } trials a decision
ladder-gain = { $gain } ± { $error } points a fight:
ladder-on-1v1 = Duel
ladder-on-4v4 = Four against four
ladder-on-apart = Scenes that tuning has not seen
ask-vary = What may be otherwise
ask-vary-more = And something else
ask-vary-low = from
ask-vary-high = to
ask-vary-all = { $values }: all are tried
ask-cost = a step costs
ask-now = { $label }, now { $now }
ask-fight = The fight
ask-switches = Switches and circumstances
ask-target = What it should come to
ask-target-even = Even
ask-target-won = A share of wins
ask-target-rounds = A length, in rounds
ask-target-standing = So many left standing
ask-target-percent = Per cent
ask-target-number = How many
ask-side = For whom
ask-fights = Fights of each variant
ask-set = Change something first
ask-set-more = Change something
ask-value-of = New value
ask-fighters = Who takes part
ask-all = All
ask-none = None
ask-squad = How many of each fight together
ask-battles = Battles
ask-battles-usual = as many as suit
ask-change = What is changed
ask-change-more = And something else
ask-everybody = Everybody’s numbers
ask-scenarios = Only in some scenarios
ask-run = Ask
ask-again = Ask again
ask-form-waiting = The form is being made …
ask-waiting = Waiting for its turn …
ask-running = { $done } of { $fights } fights of each; the answer gets sharper
ask-done = All { $fights } fights of each are fought.
ask-ended = Its time is over after { $done } of { $fights } fights of each. What was found stands.
ask-cancelled = Stopped after { $done } of { $fights } fights of each.
ask-failed = There is no answer.
as-it-is = As it is
as-it-is-sure = { $fights } fights, sure to { $sure } points
as-it-is-about = { $fights } fights, sure to { $sure }
even-mark = even
proposals-do = The smallest changes that do it
proposals-near = What comes nearest
proposals-lead-sensitivity = one step each, the most even first
proposals-lead-balance = what is near enough first, and of that the cheapest; then the nearest
proposals-none-sensitivity = So far no single step surely makes it more even.
proposals-none-balance = Nothing that was tried is nearer than how it is.
not-quite = not quite
try-it = try it
keep-as-scene = keep as a scene
open-scene = open the scene
how-far = how far would it have to go?
ask-table = The numbers
ask-all-rows = Show all { $count } rows
ask-story = How such a fight goes
ask-more = Beside it
ask-file-json = All of it as JSON
ask-file-csv = The table as CSV
ask-file-parquet = The table as Parquet
ask-link = Copy the link to this question
ask-repeat = How to ask the same again
ask-terminal = In the terminal
ask-python = In Python
ask-copy = Copy
ask-copied = Copied.
ask-wrong-whole = Give a whole number.
ask-wrong-range = Give a whole number from { $low } to { $high }.
ask-wrong-order = The first number must be the smaller one.
ask-wrong-share = Give a number above 0 and below 100.
ask-wrong-above = Give a number above 0.
ask-wrong-cost = Give a cost of 0 or more.
ask-wrong-vary = Choose at least one thing that may be otherwise.
ask-wrong-change = Choose at least one thing to change.
ask-wrong-two = Choose at least two.
ask-wrong-many = { $count } are too many; choose at most { $most }.
ask-wrong-twice = This is chosen twice; choose something else, or leave it out.
ask-wrong-battles = Give at least { $least } battles, or nothing.

## The builder

build-title = Build a fight
build-text = Choose a book, put fighters on two sides or more, paint the ground. Problems are listed field by field.
build-scene = Scene
build-map = Map
book = Rulebook
title = Title
untitled = Untitled
description = Description
load-scenario = Load a scenario file
save-scenario = Save the scenario
fighters = Fighters
side-number = Side { $number }
side-name = Name of the side
side-add = Add a side
side-remove = Remove the side
from-catalogue = From the catalogue
from-file = From a file
add = Add
remove = Remove
place = Place
not-placed = the book places
set-down = Tap the field where { $fighter } stands.
options-of-book = Options of the book
map-wide = Width
map-high = Height
brush = Brush
brush-wall = Wall
brush-chasm = Chasm
brush-screen = Screen
brush-difficult = Difficult
brush-cover = Cover
brush-obstacle = Obstacle
brush-height = Height
brush-erase = Plain
cover-level = Level
ground-height = Height
paint-map = Map to paint
paint-help = Draw with the pointer, or move with the arrow keys and paint with Enter.
check = Check
check-good = Everything fits.
check-problems =
    { $count ->
        [one] One thing does not fit:
       *[other] { $count } things do not fit:
    }
file-loaded = { $file } is loaded.
file-unreadable = { $file } cannot be read.

## The rulebook

rulebooks = Rulebooks
rules = Rules
rules-here = Rules that apply here
open-rule = Read the rule { $rule }
contents = Contents
tables = Tables
glossary = Glossary
whole-book = The whole book
print = Print
search-rules = Search the rules
search-count = Search { $count } rules
search-all-books = Search all rulebooks
found-nothing = Nothing was found for “{ $query }”.
found-count =
    { $count ->
        [one] One rule was found.
       *[other] { $count } rules were found.
    }
rule-count =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
example = Example
around-it = Around this rule
neighbours = Neighbours
rulings-on-it = Rulings on it
used-in = Used in
at-work-in = At work in
used-verbs = Choices:
used-parts = Parts of numbers:
used-states = States:
changes = What changes it
option-default = By default: { $value } (of { $values }).
changed-in = Changed in version { $versions } of the book.
turn-page = Turn the page
previous-rule = Previous rule
next-rule = Next rule
back-one-rule = Back one rule
open-own-page = Open as a page
in-this-fight = In this fight
fight-goes-on = The fight goes on
back-to-turn = Back to { $fighter }’s turn
back-to-fight = Back to the fight
licence = Licence

## Plans, columns and dice

plans = Plans
plan = Plan
wins = wins
tied = cannot be told apart from another plan
risen = Tried further, it turned out better than the first plan
figure-hit = to hit
figure-hurt = hits you
figure-harm = harm
figure-fall = you fall
own-deed = Deed
own-target = Whom / map
own-how = How
build-own = Build your own
hold-card = Hold a card to see why.
back-to-plans = Back to the plans
fields-far =
    { $far ->
        [one] { $far } field
       *[other] { $far } fields
    }
down = down
next = next
strikes = strikes
answers = answers
explained = What it is made of
last-roll = The last roll
the-blow = The blow that you answer
blow-head = { $who } attacks: { $total }
struck-at = Where the blow goes: { $place }
armour-there = armour there
blow-harm = harm
no-roll-yet = No die has fallen yet.
own-dice-hint = Own dice? See the menu.
all-rolls = All rolls
die-shows = { $die } shows { $face }
needed = needed
tab-rolls = Rolls
you-are = your side: { $side }
log-new =
    { $count ->
        [one] { $count } new
       *[other] { $count } new
    }
defence-matrix = Defences: what you do, and where you go
defence-block = Block
defence-parry = Parry
defence-dodge = Dodge
stand-here = stand
way-back = back
way-aside = aside
way-forward = forward
let-it-land = let the blow land
reaches-nobody = Nobody is in reach
not-possible = not possible here
or-less = { $number } or less
if-it-lands = If it gets through
if-it-lands-text = { $harm } harm on average; you fall in { $fall }.
more-defences = Something special
key-plan = take a plan
key-columns = deed, target, how
key-defence = a defence, then where you go
key-undo = take it back
key-order = go to the order
key-asked = look at who is asked
key-zoom = closer, farther, all of it
hero-title = Your first fight in three minutes
hero-text = Kurt has a messer, Hans has a halberd. You see the ground, you choose among a few plans, and every number tells where it comes from.
hero-go = Fight Hans now
hero-guided = Show me how, step by step
scene-size = Size
size-all = All
size-duels = Duels
size-few = 3–6 fighters
size-battles = Battles
size-short = Under 10 min
size-even = Even odds
find-scene = Scenes and fighters
book-landsknecht = Quick and bloody. Who holds the longer weapon strikes first; two rounds decide.
book-gurps = Second by second. Choose the manoeuvre, the limb, the parry and where you step.
book-phase-six = Actions are coin: spend them to strike, or keep them to parry. Sixes roll on.
book-tales-and-legends = Heroes and beasts. Stamina runs out, armour breaks, and the bear does not tire.
all-scenes =
    { $count ->
        [one] The one scene
       *[other] All { $count } scenes
    }
no-scene = No scene fits.
read-book = Read the book
duel = duel
minutes = { $minutes } min
scene-even = Engine against engine: { $side } wins { $ours } of 100 fights, the others { $theirs }
hexes = hexes
play-side = Whom do you play?
join = Join
join-link = Paste an invitation
join-wrong = That is not a link to a table.
your-turn = Your turn
table-gone = no longer there
coach-1-title = This is you.
coach-1 = The ring shows your health, the emblem your weapon. The outline is how far you can go.
coach-2-title = These are your plans.
coach-2 = Each is a whole intent: where you go, whom you strike, with what. The numbers are your chance to hit, the harm, and the chance that you fall. Tap the one you like.
coach-3-title = This is why.
coach-3 = The dice as they fell, and every part of the number they were held against. A rule’s id opens the rule.
coach-4-title = Now it is his turn.
coach-4 = When he strikes you are asked here, and one tap answers. The story tells all that happens.
coach-of = { $step } of 4
coach-skip = I know this, let me fight
guide-1-title = You run this table.
guide-1 = Once all are here, you start the fight. Then you see here what is asked, and of whom: wait, answer for anybody, or leave it to the engine.
guide-2-title = You see everything.
guide-2 = Whoever is hidden stands on your map, too. Tap a fighter for the sheet, or drag one to another field.
guide-3-title = Your word counts more than the rules.
guide-3 = An edict sets values, states and places, from a line of the story even afterwards. Undo takes anything back, an edict as well.
guide-4-title = Seats, links, notes.
guide-4 = Here you invite players, hand fighters over, set the time for answers and keep notes that nobody else reads.
guide-skip = I know this, let me lead
rematch = Once more
always-if = Always: { $answer }
less = less
more = more
no-tables = No table yet. What you open stands here from then on, with whose turn it is. If somebody has invited you, paste the link into the box.
## Tools on the map

ruler = Ruler
point = Point at a field
may-charge = { $who } may charge
points-at = { $who } points at field { $x },{ $y }.
no-line = no line of sight

## Talk, hand-outs and notes

tab-talk = Talk
talk-empty = Nothing has been said yet. What you say to one alone is sent to nobody else.
talk-muted = The game master has silenced this seat.
talk-to = To
talk-all = everybody
talk-to-whom = to { $whom } alone
talk-aloud = Say something
talk-whisper = Whisper something
talk-send = Send
hand-out = Hand out
hand-out-title = Title of the hand-out
seat-muted = May not write to others
room-left =
    { $count ->
        [0] Nothing more fits in here.
        [one] One more character fits in here.
       *[other] { $count } more characters fit in here.
    }
notes = Notes
notes-hint = Nobody else sees this
notes-kept = Kept, for you alone
notes-keeping = Being kept…
## How well the engine plays, quick mode, giving up, going on from a replay

engine-level = The engine plays
level-usual = as the scene has it
level-novice = like a novice
level-trained = like somebody trained
level-strong = as well as it can
quick-mode = Quick mode
quick-mode-text = nothing is confirmed that can be taken back
surrender = Give up
surrender-sure = Your side gives up, and the fight is over. That cannot be taken back.
go-on-here = Go on from here
go-on-here-text = A new table begins at this moment, with new dice. What happened before stays as it was.
## This device, and addresses that others reach

this-device = This device
sound = Sounds
hum = Vibrate when I am asked
stay-awake = Keep the screen awake
install = Install Fechtbuch
not-secure = This address is not secure (https, or the machine itself), so the browser cannot install the page, keep the screen awake or open without a connection. Whoever runs the server can give it a certificate.
qr-unreachable = A phone cannot open this address: the server is served for this machine alone. Start it with --host 0.0.0.0 to let others in the network join.
qr-address = The code leads to { $address }, this machine’s address in the network.
## Big screen, pictures, print, the pace of a replay

big-screen = Big screen for all
as-picture = As a picture
print-story = Print the story
print-sheet = Print the sheet
speed = Pace
turning-points = Turning points

## An evening of several encounters

evening = an evening
evening-usual = An evening
evening-prepare = Prepare an evening
evening-about = Several encounters in a row with the same party. Wounds, spent ammunition, lost gear and rests are carried on by the book’s own rules, and one link leads everybody to whatever is played.
evening-name = What the evening is called
evening-book = Rulebook
evening-encounters = Encounters
evening-foes = Who plays everybody else?
evening-make = Prepare the evening
evening-party = The party
evening-party-text = The heroes of the first encounter go through the whole evening.
evening-waiting = before the first encounter
evening-playing = being played
evening-between = between two encounters
evening-ended = the evening is over
evening-playing-text = This encounter is being played now.
evening-to-table = To the table
evening-ended-text = All that was played can be looked at again here.
evening-resume = Go on after all
evening-waiting-text = The game master is getting ready. This page leads you to the table as soon as the first encounter is opened.
evening-between-text = Catch your breath. This page leads you to the table as soon as there is more to be played.
evening-nothing-left = Everything that was lined up has been played.
evening-end = End the evening
evening-line-up = Line up
evening-line-up-text = What has not been opened yet can be moved, taken out or added to. Players learn nothing of it.
evening-next = Encounter { $number }
evening-against = Against: { $foes }
evening-nobody = By the book’s rules nobody can fight on like this. Choose a longer rest, or play the encounter again.
evening-open = Open the encounter
evening-again = Play it again
evening-again-sure = The encounter begins anew, with the party as it came to it. What was played is set aside and can still be looked at.
evening-back = Take the opening back
evening-back-sure = The evening goes back to before this encounter was opened; the fight before it can be changed again. What was played here is set aside and can still be looked at.
evening-nothing-yet = Nothing has been played yet.
evening-links = One link for each
evening-links-text = It leads to the encounter that is being played, all evening.
evening-kept = { $days ->
    [one] Forgotten when nothing is done for one day.
   *[other] Forgotten when nothing is done for { $days } days.
}
evening-delete = Delete the evening
evening-delete-sure = The evening and all its fights are deleted for good, and no link to it works any more.
evening-chance = If the engine played it
evening-chance-text = { $fights ->
    [one] tried once, with the party as it is
   *[other] tried { $fights } times, with the party as it is
}
evening-moved = The evening has gone on.
evening-follow = To what is played now
evening-whole = The whole evening
lined-up = { $title }: earlier
lined-down = { $title }: later
lined-out = { $title }: take out
lined-add = Add an encounter
lined-choose = choose a scene …
lined-own = your own
rest-before = Rest before it
rest-none = none
outcome-playing = being played
outcome-won = won
outcome-lost = lost
outcome-drawn = undecided
outcome-broken-off = broken off
outcome-coming = to come
outcome-aside = set aside
member-behind = stays behind
change-gone = gone
change-new = new
evening-result = { $title }: { $result }
