### The words of the program itself. Books bring their own.

## Help

help =
    Fechtbuch: four tabletop rulebooks, one combat engine. Run a fight by the rules, or a
    million of them.
help-play = Play a fight in this terminal, or watch the engine play it.
help-simulate = Run a fight many times and see what it comes to.
help-odds = Exact odds of what one choice leads to, as fractions; without a choice, who wins a small duel.
help-advise = From any moment of a record: who will win, and which option is best.
help-replay = Tell a recorded fight again, or check it.
help-story = Write a recorded fight as a text to keep.
help-format = md for Markdown, html for a page to read, unfold and print.
help-story-out = The file to write; without it the story goes to the terminal.
help-rules = Look up the rules of the books, or see which tests hold them.
help-check = Check a file of a fighter, a scenario or a chain of scenarios, field by field.
help-scenarios = List the scenarios that come with the books.
help-new-book = Make a project for a new book: rooms, a scenario, a rule and a test, all of which work.
help-write-state = Write what follows from how a book declares its state (copies, data, keys, tables) into its state/written.py.
help-tune = Find weights for the fighters of a book by self-play, and try them in scenarios that were kept apart.
help-tune-time = How long to search, such as 90s, 10m or 1h; ten minutes where nothing is said.
help-tune-from = The level whose weights it begins with.
help-tune-pool = A file of weights to play against besides the book’s own; may be given several times.
help-tune-set = Change something in all scenarios, such as a house rule: options.wrong_distance=true.
help-tune-write = Write the weights to this file.
help-build-book = Compile a book that is not one of Fechtbuch’s own against the installed engine, into a wheel.
help-write-rulebook = Reckon the examples in a book’s rule texts, and say what is wrong with the texts.
help-version = Show the version and whether the rules are compiled.
help-scenario = A scenario’s name (see “fechtbuch scenarios”) or a TOML or JSON file.
help-json = Print exactly one JSON document.
help-language = The language to speak, such as en; otherwise LC_ALL and LANG decide.
help-policy = Who plays a side: a level (“novice”, “trained”, “strong”), “book” (sensible, and always the same), “random”, “advised” (tries everything out: strong, and very slow), or the file of a learned policy (“my-duelist.npz”); may be repeated.
help-as = A fighter or side that you answer for; may be repeated. Without it: the heroes’ side.
help-auto = Let the engine play all sides and tell the fight.
help-tell = How the fight is told: story, or full with all numbers and rules.
help-table-seed = The seed of the dice: a whole number or hexadecimal. Without it: a secret one.
help-save = Write the record of the fight to this file.
help-record = Go on with the fight of this record.
help-dice = Roll your fighters’ dice by hand and type them in.
help-fights = How many fights; without it: 10000, or as many as --precision takes.
help-chain = A scenario’s name (see “fechtbuch scenarios”) or file, or a file with a chain of encounters.
help-set = Change the scenario first, as in options.morale=false; may be repeated.
help-sweep = Vary something, as in kurt.ws=2..6, hans.wounds=8..20..4 or kurt.armour=none,plate; twice for a grid.
help-versus = Compare with another scenario, or with a change of this one, on the same dice.
help-mirror = Compare with the sides in the opposite order and places: does it matter who comes first?
help-levels = Simulate at every level of play, on the same dice: does the verdict hold whoever plays?
help-precision = Stop once the 95% interval is within this much either way, such as 0.5%.
help-time = Stop after this time, such as 90s, 2m or 1h, with what is done.
help-state = Keep what is done in this file, and go on from it if it is there.
help-cluster = Let the Dask cluster of this scheduler do the work, as in tcp://10.0.0.5:8786.
help-closely = How many fights are told in full to see what was chosen and what decided; 0 for none; without it: a tenth, at most 1000.
help-out = Write the result to a .json, .csv or .parquet file; may be repeated.
help-chart = Draw the result into a .svg, .png or .html file; may be repeated.
help-chart-kind = What to draw: overview, win-share, rounds, survival, damage, heat-map; without it: what suits.
help-chart-side = The side whose shares a heat map shows; without it: the first.
help-seed = The seed: the same seed gives the same result on any number of cores.
help-processes = How many processes; without it: all cores.
help-file = A record that “play --save” has written.
help-verify = Check hashes, states and dice; exit code 1 if anything does not hold.
help-against = Also hold the record against a redacted one that was saved during the fight.
help-actor = The fighter who chooses.
help-choice = What is chosen, such as "attack target=hans weapon=messer"; may be shortened.
help-answer = What somebody answers, such as "hans: parry"; may be repeated. The rest is left to the policies.
help-steps = How many turns ahead to look, counting this one.
help-runs = Sample instead once there are more dice outcomes than this.
help-entry = The moment after this entry of the record; without it: its end.
help-seconds = How long to think.
help-rollouts = Make so many rollouts, however long that takes: the same seed then gives the same advice.
help-seat = A side, which sees only what it is allowed to know. Without it: the game master.
help-advise-processes = How many processes think.
help-book = A rulebook, such as landsknecht.
help-word = A word, or a rule’s id or its beginning.
help-coverage = Show the tests of each rule; exit code 1 if a rule has none.
help-table = Print one of the book’s tables instead: weapons, armour, fighters, states, modifiers and so on.
help-tests = Where the tests are.
help-check-file = The TOML or JSON file.
help-package = The book’s package: its dotted name, or its folder.
help-book-name = The name of the new package, such as iron_ring.
help-place = The folder in which the project’s folder is made.
help-wheels = Where the wheel is put.
help-work = Where the compiler’s files lie, for the next time.
help-fresh = Write nothing; exit with 1 if state/written.py is not as it would be written.
help-chapter = One chapter: the middle part of its rules’ ids, such as chg.
help-reckoned = Write nothing; exit with 1 if an example comes to other numbers now.
help-compare = Also find runs of eight words that a text shares with a file in this folder.
version-compiled = compiled
version-interpreted = interpreted

## At the table

welcome = Answer by number or by typing. Enter takes the usual answer, “help” shows the rest.
prompt = {"> "}
prompt-confirm = Enter to do it, a number to change: {""}
prompt-dice = dice, or Enter to let the engine throw: {""}
is-default = (Enter)
many-fields = { $count } fields can be reached; type one, such as 3,4.
more-options = { $count } more; type what you want.
nothing-said = nothing
path-to =
    { $steps ->
        [one] to { $field }
       *[other] to { $field }, { $steps } steps
    }
possible =
    { $more ->
        [0] Possible: { $offered }.
       *[other] Possible: { $offered } and { $more } more.
    }
referee = the game master
undone = Took back { $count } { $count ->
        [one] entry
       *[other] entries
    }. The fight is now here:
redone = Redid { $count } { $count ->
        [one] entry
       *[other] entries
    }.
nothing-to-undo = This is the beginning; there is nothing to take back.
nothing-to-redo = There is nothing to do again.
odds-how = Name a choice of the fighter who is asked, such as: odds { $example }
odds-none = Odds are available for one fighter’s choice; this question is for dice or for a whole side.
nothing-to-answer = There is no question to answer.
no-number = No number has been explained yet.
rule-unknown = This book has no rule { $rule }.
saved = The record is in { $file }.
volunteer-how = Name a fighter of yours and what is done out of turn: volunteer NAME CHOICE. Yours: { $fighters }.
save-where = Name a file: save FILE.
save-failed = { $file } cannot be written: { $reason }. The fight goes on.
left = The fight was not saved. Next time “save FILE” or --save keeps it.
after-the-end = The fight is over. “undo”, “log”, “why” and “save” still work; Enter leaves.
dice-on = You roll for your own fighters now; type what falls. “dice” again gives the dice back.
dice-off = The engine throws all dice.
dice-all = You roll for everybody now; type what falls.
replay-unfinished = The record ends here; the fight is not over.
more-complaints = … and { $count } more, which may follow from the first.
verified = { $file }: { $entries } entries; hashes, states and dice hold, and the dice come from the revealed seed.
verified-dice = Dice of the table reckoned again from seed, values and answers: { $dice }. People whose pages added a value: { $people }. Rolls typed in, which nobody can check: { $typed }. Dice brought along from another record: { $brought }.
verified-without-seed = { $file }: { $entries } entries; hashes and states hold. The seed is not revealed, so the dice could not be checked.
held-against = Everything that { $file } promised is in it, unchanged.
rulings-changed = Rulings changed since the fight was begun: { $rules }.
rulings-unknown = The fight was played by version { $then } of the rulebook; this program has version { $now } and cannot say what differs.
edict-help = The game master’s word, such as:
    edict set fighter={ $fighter } field={ $field } value=5
    edict add-state fighter={ $fighter } state={ $state }
    edict remove-state fighter={ $fighter } state={ $state }
    edict modifier fighter={ $fighter } amount=-2
    edict allow fighter={ $fighter } text="swings from the lamp" price=1
    edict skip fighter={ $fighter }
    edict remove-fighter fighter={ $fighter }
    edict say text="The lamp goes out."
    edict end winner=SIDE
    Fields that can be set:
edict-states = States: { $states }

command-choices = Type a number, or a choice such as “{ $example }”; “back” takes back one step.
command-help = help              this list
command-undo = undo              go back to your last decision
command-redo = redo              go forward again
command-why = why [N|RULE]      the last number in full; the number of option N; what a rule says
command-edict = edict ...         overrule: set a value, add a state, end the fight (alone: how)
command-volunteer = volunteer ...     let one of your fighters do something out of turn: volunteer NAME CHOICE
command-save = save [FILE]       write the record
command-dice = dice [all]        roll real dice and type them, or stop doing so
command-log = log [full]        the whole story; full: with all numbers and rules
command-map = map               the map and the fighters
command-engine = engine            let the engine decide this one
command-odds = odds CHOICE       exactly what would follow from a choice of yours
command-advise = advise [SECONDS]  who will win, and which option is best
command-quit = quit              leave; with --save nothing is lost

## What happens in every book

roll =
    { $count ->
        [one] { $actor }, { $purpose }: { $dice } → { $faces }
       *[other] { $actor }, { $purpose }: { $dice } → { $faces } = { $total }
    }
die-sign = d
dice-highest =
    { $count ->
        [one] { $dice } (highest)
       *[other] { $dice } (highest { $count })
    }
dice-lowest =
    { $count ->
        [one] { $dice } (lowest)
       *[other] { $dice } (lowest { $count })
    }
dice-rolled-on = { $dice } (rolled on from { $from })
roll-counted =
    { $successes ->
        [0] { $actor }, { $purpose }: { $faces } → no success
        [one] { $actor }, { $purpose }: { $faces } → one success
       *[other] { $actor }, { $purpose }: { $faces } → { $successes } successes
    }
effect-becomes-known =
    { $key ->
        [attacks] { $actor } is hidden no more.
        [met] { $target } runs into { $actor }, who was hidden there.
       *[other] { $target } notices { $actor }.
    }
heading-fight-over =
    { $said ->
        [0] The fight is over. Nobody has won.
       *[other] The fight is over. Winner: { $word }.
    }
edict-edict = { $key }
edict-edict-say = { $key }
goal = against { $need }
ask-dice =
    { $known ->
        [0] { $who }: roll { $dice } for { $purpose }.
       *[other] { $who }: roll { $dice } for { $purpose }: { $goal }.
    }
part-referee = game master
part-hidden = unknown
slot-verb = What?
slot-fighter = fighter
slot-before = before whom
slot-field = field
slot-value = value
slot-state = state
slot-side = side
slot-dice = dice
slot-amount = amount
slot-price = price
slot-question = question
slot-entry = entry
slot-data = data

## Why an answer is not accepted

reason-text-too-long = That is too long: { $value } characters.
reason-no-verb = “{ $value }” does not say what to do; begin with a word such as “attack”.
reason-not-understood = “{ $value }” was not understood.
reason-slot-twice = { $slot } is said twice: { $value }
reason-slot-missing = It is not clear: { $slot }?
reason-standing-grave = Nobody gives up, runs away or goes to the limit by a standing answer: { $value }
reason-slot-unknown = { $slot } does not belong to this choice ({ $value }).
reason-ambiguous = “{ $value }” can mean several things.
reason-not-possible = “{ $value }” is not possible here.
why-possible = “{ $value }” is possible: it stands among the choices.
reason-not-a-face = “{ $value }” is not a face of this die.
reason-wrong-number-of-dice = “{ $value }” is not the right number of dice.
reason-nothing-to-volunteer = { $value } can do nothing out of turn now.
reason-nothing-asked = There is no question to answer.
reason-question-stale = This question has been answered already ({ $value }).
reason-entry-unknown = There is no entry { $value }.
reason-field-not-settable = The field “{ $value }” cannot be set.
reason-state-unknown = There is no state “{ $value }”.
reason-cannot-add-fighters = Nobody can be brought into this fight.
reason-cannot-skip = No turn can be skipped now.
reason-cannot-improvise = Nothing can be improvised now.
reason-order-not-settable = There is no order of turns to be set here.
reason-not-in-order = “{ $value }” has no place in the order of turns.
reason-order-turn-begun = Nobody gains or loses a turn by this: those who have acted and those who are still to act change places among themselves only.
reason-fighter-unknown = There is no fighter “{ $value }”.
reason-side-unknown = There is no side “{ $value }”.
reason-edict-unknown = There is no edict “{ $value }”.
reason-not-unicode = That is not readable text.
reason-number-out-of-bounds = { $slot }: { $value } is out of bounds.
reason-other-dice = “{ $value }” is not the kind of die that is rolled.
reason-no-dice-awaited = No roll is due.
reason-does-not-fit = This does not fit the fight any more: { $value }
reason-not-a-field = That is not a field of the map: { $value }
reason-path-unreadable = The way was not understood: { $value }
reason-path-not-adjacent = The way does not go on from field to field: { $value }
reason-not-a-whole-number = { $slot }: “{ $value }” is not a whole number.
reason-not-json = { $slot }: “{ $value }” is not JSON.

## Simulation

simulated = { $fights } fights, seed { $seed }, { $seconds } s: { $rate } fights and { $decisions } decisions per second ({ $how })
draws = draws
bounded =
    { $count ->
        [one] One fight reached its limit of rounds and counts as a draw.
       *[other] { $count } fights reached their limit of rounds and count as draws.
    }
rounds-took = Rounds: { $mean } on average; 5% end by { $low }, half by { $median }, 95% by { $high }.
odds-exact = Exact; { $runs } dice outcomes.
odds-by-chance = Not exact: { $runs } dice outcomes taken by chance, with 95% intervals.
odds-typical = The dice that fall before the choice, such as initiative, are those of one course by chance.
odds-cut = Exploding dice are cut off: at most { $cut } may belong elsewhere.
odds-sampled = There are more than { $most } dice outcomes, too many for exact odds; { $samples } are taken by chance. --runs allows more.
odds-solved = Solved: { $states } states, { $runs } dice outcomes, no limit of rounds.
odds-out = out of the fight
odds-error = Within { $error }.
odds-simulated = The fight has more than { $most } { $what }, too many to be solved; { $fights } fights are simulated instead. --runs allows more dice outcomes.
odds-damage = Damage to { $fighter }: { $mean } on average, at most { $most }; none { $none }.
advice-for = What { $who } may do:
advice-usual = (usual)
advice-rollouts = { $count } rollouts
fought = { $fights } fights in { $seconds } s, { $rate } per second, { $processes ->
        [one] one process
       *[other] { $processes } processes
    }
looked-closely = A closer look at { $fights } of these fights, told in full; times and damage are per fight:
more-rows =
    { $count ->
        [one] One more row is in the JSON document.
       *[other] { $count } more rows are in the JSON document.
    }
stopped-precision = Stopped when the intervals were narrow enough.
stopped-time = Stopped when the time was up; this is what was done by then.
stopping = stopping; Ctrl-C again: at once
stopped-cancelled = Stopped by hand; this is what was done by then.
compared-rounds = Rounds: { $one } and { $other } on average, { $difference } ({ $low } … { $high }).
unlike-books = Two books are compared: their rounds, numbers and dice have nothing in common.
unlike-sizes = The sides are not equally many in both: the dice in common help little.
compared-same = { $share } of the fights end the same way in both.
column-standing = still standing
column-losses = dead
column-still = still standing
column-out-in = out in round (median)
    .short = out in round
column-action = action
column-item = with
column-chosen = chosen
column-worked = did damage
column-damage = damage
column-won-with = fights won
column-rule = rule
column-had-a-say = applied in
column-changed = numbers changed
column-decided = tests decided
column-health = health left
column-half-of-fights = middle 50%
column-rounds = rounds
column-fights = fights
column-difference = difference, points
column-independent = on separate dice
column-encounter = encounter
column-rest = rest before
column-begun = begun
column-won = won
column-of-all-days = of all days
column-able = able to fight on (health after a win)
    .short = able to go on
column-side = side
column-wins = wins
column-share = share
column-interval = 95% interval
column-outcome = outcome
column-chance = chance
column-advice = side, option
column-fighter = fighter
column-survived = survived
column-dealt = damage dealt
column-taken = damage taken
column-name = name
column-book = book
column-title = title

## Rules and files

source-seed = from the book
source-supplement = supplement
source-ruling = ruling
status-code = applied by the program
status-fiat = left to the game master
rule-switch = option { $switch }
rule-see = see { $rules }
no-test = no test
state-written = { $file } is written.
state-fresh = { $file } is as it would be written.
state-stale = { $file } no longer follows from the declarations: run `fechtbuch write-state { $value }`.
tune-step = all at once
tune-tried = { $what }: { $worth }
tune-title = Shares in scenarios kept apart, { $book }
tune-against = Against
tune-before = before
tune-after = after
tune-better = Better than before; { $tried } sets of weights were tried in { $seconds } s.
tune-no-better = No better than before; { $tried } sets of weights were tried in { $seconds } s. More time or another seed may help.
tune-written = Written to { $file }.
new-book-made =
    { $folder } is there. Next:
    cd { $folder }
    pip install -e '.[test]'
    pytest
    pytest --pyargs fechtbuch.testing.conformance --book { $book }
    fechtbuch play { $book }/in-the-alley
book-built = { $file } is there: pip install it, and the book runs compiled.
rulebook-checked =
    { $faults ->
        [0] No faults found.
        [one] 1 fault found.
       *[other] { $faults } faults found.
    } { $missing ->
        [0] No chapter is missing.
       *[other] Not written yet: { $names }.
    }
coverage =
    { $missing ->
        [0] { $rules } rules, all with tests.
       *[other] { $rules } rules, { $missing } without a test.
    }
unknown-id = { $test } is marked with { $rule }, which is not a rule.
valid = { $file } is valid.

## What is wrong with a command

bad-odds = { $reason }
bad-odds-both = --actor and --choice belong together; leave out both for the odds of the whole fight
bad-odds-choice = --choice: { $reason }
bad-odds-answer = --answer: { $reason }
bad-entry = --entry { $value }: the record has entries 0 to { $last }
bad-side = --seat { $value }: no such side; there are { $sides }
bad-withheld = The advice is withheld: something of this fight is hidden from the side that asks.
bad-language = --language { $value }: not known; there are { $known }
bad-book = { $value }: no such rulebook; there are { $known }
bad-several-kinds = --sweep, --versus, --mirror and --levels exclude each other; use one of them
bad-levels-alone = --levels goes with neither --policy nor --state, --out or --chart
bad-chain-alone = a chain of encounters takes neither --sweep, --versus, --mirror, --set nor --policy; change its scenarios
bad-precision = --precision { $value }: give half the width of the interval, such as 0.5% or 0.005
bad-time = --time { $value }: give a time such as 90s, 2m or 1h
bad-policy = --policy { $value }: write it as SIDE=NAME, such as red=random
bad-policy-file = --policy: { $reason }
bad-policy-folders = --policy: files of learned policies must lie in one folder
bad-policy-extra = --policy { $value }: learned policies need NumPy: pip install 'fechtbuch[rl]'
bad-save-directory = { $value }: this is a directory; name a file
bad-save-nowhere = { $value }: the directory { $folder } does not exist; make it first
bad-save-forbidden = { $value }: the directory { $folder } cannot be written to
bad-telling = --tell { $value }: a fight is told as one of { $known }
bad-format = --format { $value }: there are { $known }
bad-seed = --seed { $value }: give a whole number such as 7, or { $digits } hexadecimal digits
bad-json-without-auto = --json tells a whole fight at once; use it together with --auto
bad-as-and-auto = --as and --auto exclude each other; leave one of them out
bad-record-and-scenario = { $value }: a record names its own scenario; leave out one of the two
bad-record-and-seed = --seed { $value }: a record has its own seed; leave out one of the two
bad-seed-secret = { $value }: its seed is not revealed, so the fight cannot go on here
bad-rule = { $value }: no rule and no rulebook has this name; there are { $known }
bad-tests = --tests { $value }: no such directory; run this where the sources are, or name the directory with the tests
bad-package = { $value }: no such package; give a dotted name that can be imported, or the folder of the package
bad-book-name = { $value }: no name for a package; small letters, digits and single underscores, such as iron_ring
bad-book-taken = { $value }: something of this name is installed already; take another
bad-book-exists = { $value }: there is such a folder already
bad-build-interpreted = Fechtbuch itself runs interpreted here, so a compiled book would have no engine: install a compiled Fechtbuch first
bad-build-no-compiler = Compiling needs { $requirements }: pip install them
bad-build-not-installed = { $value }: no installed distribution brings this book along; pip install -e its folder first
bad-build-failed = Compiling failed, see above; Fechtbuch’s contributing guide tells what mypyc wants
bad-build-other-engine = { $value } was translated against another engine than the installed one, and would crash with it: install Fechtbuch and mypy of one build
bad-no-state = { $value }: nothing is declared in { $folder }; classes of the state extend Fight, Fighter, Piece, Value or Choice
bad-chapter = { $value } is not a chapter of this book; chapters: { $known }
bad-table = { $value } is not a table of this book; tables: { $known }
bad-declaration = { $file }, line { $line }: { $problem }
bad-no-plans = { $value } has no plans: there is nothing to tune
bad-level = --from { $value }: no such level; there are { $known }
bad-no-weights = --pool { $value }: no table [weights] in it; give a file that `fechtbuch tune --write` made
bad-seat = --as { $value }: nobody has this name; fighters: { $fighters }; sides: { $sides }

## Directions on the map

direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

# Levels of play.

played-by = Played by: { $who }
levels-simulated = { $fights } fights at each level, seed { $seed }
level = Level
levels-agree = No level says otherwise about who is ahead.
levels-differ = Who is ahead depends on the level of play.
## Importing fighters

help-import = Read fighters from files that people already have: .gcs (GURPS Character Sheet 5), .csv and .tsv tables, .toml and .json
help-import-files = Files with fighters
help-import-to = Where the fighter files are written
help-import-book = The rulebook, where a file does not name it
imported = { $name } → { $file }
import-agreement = { $what }: { $agree } of { $all } as in the file ({ $share }%)
figure-level = Levels
figure-damage = Damage
figure-parry = Parries
figure-block = Blocks
figure-dodge = Dodges
figure-move = Moves
figure-dr = DR

# The best response in a small duel.

help-best = What each side of a small duel could win at best against the other’s policy, and so its policy’s regret.
odds-played = by its policy
odds-best = at best
odds-regret = regret
odds-tried = { $decisions } decisions tried out over { $runs } dice outcomes
bad-odds-best-alone = --best asks about the whole fight: leave --actor, --choice and --answer out
bad-odds-best-large = too large to try every plan out: more than { $most } { $what }
