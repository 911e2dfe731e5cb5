### What the framework of the command line and the library's errors say. A `said-` message stands in
### English exactly as the error has it: it is found by these words and then told in the reader's.

## The shape of help

usage = Usage:
usage-options = { "[" }OPTIONS]
usage-command = COMMAND [ARGS]...
usage-arguments-title = Arguments
usage-options-title = Options
usage-commands-title = Commands
usage-help = Show this message and exit.
usage-install-completion = Install completion for the current shell.
usage-show-completion = Show completion for the current shell, to copy it or customize the installation.
usage-default = default: { $value }
usage-required = required
usage-try = Try “{ $command }” for help.
usage-error = Error: { $what }
usage-aborted = Aborted!

## What a value is called

placeholder-address = ADDRESS
placeholder-book = BOOK
placeholder-chain = CHAIN
placeholder-chapter = CHAPTER
placeholder-code = CODE
placeholder-fighter = FIGHTER
placeholder-file = FILE
placeholder-float = number
placeholder-folder = FOLDER
placeholder-id = ID
placeholder-int = number
placeholder-kind = KIND
placeholder-level = LEVEL
placeholder-list = list
placeholder-n = N
placeholder-name = NAME
placeholder-number = NUMBER
placeholder-package = PACKAGE
placeholder-path = PATH
placeholder-range = range
placeholder-record = RECORD
placeholder-s = S
placeholder-scenario = SCENARIO
placeholder-seed = SEED
placeholder-share = SHARE
placeholder-side = SIDE
placeholder-str = text
placeholder-target = TARGET
placeholder-text = TEXT
placeholder-time = TIME
placeholder-url = URL
placeholder-value = VALUE
placeholder-values = VALUES
placeholder-who = WHO
placeholder-word = WORD

## How errors are put together

complaint-in = { $place }: { $what }
complaint-quoted = '{ $text }'

## The command line

said-bad-value = Invalid value for { $option }: { $what }
said-bad-value-alone = Invalid value: { $what }
said-missing-argument = Missing argument { $name }.
said-missing-option = Missing option { $name }.
said-missing-command = Missing command.
said-extra-some = Got unexpected extra argument(s) ({ $names })
said-extra-one = Got unexpected extra argument ({ $names })
said-extra-many = Got unexpected extra arguments ({ $names })
said-no-command = No such command { $name }.
said-no-command-but = No such command { $name }. Did you mean { $known }?
said-no-option = No such option: { $name }
said-no-option-but = No such option: { $name } (Possible options: { $known })
said-no-option-like = No such option: { $name } Did you mean { $known }?
said-needs-argument = Option { $name } requires an argument.
said-takes-no-value = Option { $name } does not take a value.
said-not-whole = Input should be a valid integer, unable to parse string as an integer
said-not-number = Input should be a valid number, unable to parse string as a number
said-not-finite = Input should be a finite number
said-at-least = Input should be greater than or equal to { $least }
said-at-most = Input should be less than or equal to { $most }
said-not-an-integer = { $value } is not a valid integer.
said-not-a-float = { $value } is not a valid float.
said-not-in-range = { $value } is not in the range { $range }.

## The system

said-no-file = No such file or directory
said-no-permission = Permission denied
said-is-folder = Is a directory
said-no-folder = Not a directory
said-full = No space left on device
said-file-exists = File exists
said-read-only = Read-only file system
said-name-long = File name too long
said-address-used = Address already in use
said-address-none = Cannot assign requested address
said-connection-refused = Connection refused

## Records

said-cannot-be-read = cannot be read: { $what }
said-no-record-text = is no record: not UTF-8
said-line = line { $number }: { $what }
said-record-empty = empty; a record begins with its header
said-record-no-header = no header; this is no record of a fight
said-record-format = format { $format } is not known; this program reads { $one } and { $other }
said-header-changed = the header does not match its hash; it was changed
said-header-came-changed = what came of the header does not match its hash; it was changed
said-end-missing = the sealed end is missing; the file was cut off
said-more-after-end = there is more after the end
said-no-end = this is no end of a record
said-entries-cut = { $written } entries were written, { $here } are here; the file was cut
said-head-none = head { $head } names no entry
said-end-changed = the end does not match its seal; it was changed
said-name-twice = a name stands twice in one object; it was changed
said-name-twice-alone = a name stands twice in one object
said-no-json = not JSON; the file may be cut off
said-no-json-object = not a JSON object
said-entry-order = entry { $entry } is out of order
said-parent-none = parent { $parent } names no earlier entry
said-kind-unknown = kind { $kind }; known: { $known }
said-moment-none = moment { $moment } is no number of stops
said-entry-changed = entry { $entry } does not match its hash; it was changed
said-faces-no-list = faces { $faces } are no list
said-no-pair = { $pair } is no pair of sides and face
said-die-cannot-show = a die of { $sides } sides cannot show { $face }
said-not-as-written = not as it was written; it was changed
said-seed-other = the seed is not the one that the record's header commits to
said-no-scenario-inside = the header holds no scenario
said-seed-no-hex = the revealed seed { $seed } is not hexadecimal
said-no-redacted = this is no redacted record
said-no-number-for-scenario = { $name } is no number that a scenario can have
said-no-toml = { $value } cannot be written as TOML

## Paths, sweeps and simulations

said-no-whole-fighter = a whole fighter is a key of the book, a sheet or a fighter of another scenario, not { $value }
said-no-values = no values; write 2..6, 10..30..5 or one,two,three
said-many-values = { $count } values are too many; at most { $most }
said-write-path-value = write it as PATH=VALUE, such as kurt.ws=5
said-fighters-number = give a number of fighters from 1 to { $most }
said-range-step = a range needs a step of at least 1
said-no-own-fields = { $field } has no fields of its own
said-fighter-list = give a list with at least one fighter
said-days-stopped = stopped before the first days were finished; allow more time
said-fights-stopped = stopped before the first fights were finished; allow more time
said-suffix = has the suffix { $suffix }; use { $known }
said-folder-none = the directory { $folder } does not exist; make it first
said-chart-kind = chart { $kind }: cannot be drawn of this; there are { $known }
said-sweep-dimensions = a sweep of { $dimensions } dimensions cannot be drawn; use 1 or 2
said-none-closely = no fight was looked at closely; damage by source is not known
said-side-none = side { $side }: no such side; there are { $known }
said-side-among = side { $side }: there are { $known }
said-many-curves = { $count } curves cannot be told apart; draw a heat map
said-nothing-fought = nothing was fought, nothing can be drawn
said-cluster-port = cluster { $address }: name the scheduler's port, too, such as { $like }
said-cluster-silent = cluster { $address }: no scheduler answers there ({ $error })
said-connect-late = Timed out trying to connect to { $address } after { $seconds } s
said-cluster-empty = cluster { $address }: has no workers; start some with `dask worker`
said-sides-differ = { $one } has { $sides } sides and { $other } { $others }: only scenarios with the same number of sides can be compared
said-counted-twice = fight { $fight } was counted twice
said-processes-die = processes die again and again; is there enough memory? Try fewer, such as --processes 1
said-fights-one = { $count } fights: give at least 1
said-processes-one = { $count } processes: give at least 1
said-seconds-more = a time of { $seconds } seconds: give more than 0
said-seconds = { $seconds } seconds: give more than 0
said-executor-cluster = an executor and a cluster exclude each other; leave one out
said-precision = a precision of { $value }: give the half-width of the interval as a share between 0 and 0.5, such as 0.005 or 0.5%
said-policy-side = policy { $policy }: no such side; there are { $known }
said-policy-none = policy { $policy }: no such policy; there are { $known }
said-policy-book = policy { $policy }: it was learned for { $learned }, and this fight is one of { $book }
said-state-none = is no state of a simulation; name another file
said-state-older = is the state of another simulation, by a version that rolls or counts otherwise (format { $form }, here { $here }); delete it, or name another file
said-state-other = is the state of another simulation (scenario, seed, sweep and version must be the same); delete it, or name another file
said-successes = { $successes } successes in { $trials } trials
said-dots = a name has more than { $most } dots
said-nothing-counted = no numbers were counted
said-write-sweep = sweep { $text }: write it as PATH=VALUES, such as kurt.ws=2..6
said-sweep-empty = a sweep needs at least one PATH=VALUES
said-sweep-large = a sweep of { $cells } cells is too large; at most { $most }
said-sweep-twice = sweep { $path }: is swept twice; leave one out
said-mirror-two = { $sides } sides; mirroring needs two
said-neither = there is neither a fighter nor a side { $name }; { $remedy }
said-no-such-option = { $book } has no option { $name }; { $remedy }
said-no-such-side = there is no side { $name }; { $remedy }
said-no-such-fighter = there is no fighter { $name }; { $remedy }
said-names-no-field = names no field of { $owner }; { $remedy }
said-side-no-field = side { $side } has no field { $name }; { $remedy }
said-no-field = { $owner } has no field { $name }; { $remedy }
said-none-known = there are none
said-meant-one = did you mean { $name }?
said-meant-two = did you mean { $one } or { $other }?
said-known-and-more = known: { $names } and { $more } more
said-known = known: { $names }
said-no-solution = the equations have no single solution

## Playing, odds and counsel

said-question-seat = question { $name } is not asked of this seat; asked is: { $asked }
said-question-now = question { $name } is not asked now; asked is: { $asked }
said-fight-over = nothing is asked: the fight is over
said-mine-none = mine { $name }: no such fighter or side; there are { $known }
said-rollouts = { $count } rollouts: give at least 1
said-candidates = { $count } candidates: give at least 1
said-steps = { $count } steps: give at least 1
said-runs = { $count } runs: give at least 1
said-samples = { $count } samples: give at least 1
said-seat-number = seat { $seat }: give a side's number, or -1 for the referee
said-no-answer = { $choice } does not answer { $question }
said-which-book = a fight alone does not say which book it is played by: give book
said-odds-over = the fight is over: nobody is asked anything
said-odds-actor = actor { $actor }: no such fighter; there are { $known }
said-odds-not-now = { $actor } is not asked now; the table waits for { $waiting }
said-odds-answer = answer { $answer }: no fighter or side { $who }; there are { $known }
said-odds-refused = an answer is refused: { $why }
said-odds-never = { $actor } is never asked for a choice here
said-nobody-to-fight = withheld: the side that asks knows of nobody to fight
said-cannot-be-told = withheld: this cannot be told from what the side knows
said-courses = courses of the dice
said-needs-package = { $what } needs the package { $package }: pip install { $command }
said-no-plans-choose = { $book } has no plans: there is nothing to choose from
said-no-plans-weights = { $book } has no plans, so nobody can play it by weights
said-no-weight = there is no weight { $name }; there are { $known }
said-weight-number = { $name } = { $value }: give a whole number of at most 1,000,000
said-no-plans-tune = { $book } has no plans: there is nothing to tune

## The server and its database

said-workers-sqlite = { $count } workers: one process serves a SQLite file, several share PostgreSQL; give --database postgresql://…
said-tls-both = TLS wants both: give --tls-cert FILE and --tls-key FILE
said-backup-exists = this file exists; a backup overwrites nothing
said-database-no-file = database { $database }: there is no such file
said-database-no-url = database { $database }: this is no database URL
said-backup-to = backup to { $target }: { $what }
said-copy-damaged = the copy is damaged: { $what }
said-database-write = database { $database }: write sqlite:///FILE or postgresql://…
said-database-outlive = a table must outlive its server: give SQLite a file
said-database-damaged = database { $database }: the file is damaged ({ $what }); serve a backup of it
said-postgres-wanted = PostgreSQL wants `pip install 'fechtbuch[postgres]'`
said-database-open = database { $database }: another server has it open; one process serves a SQLite file, several share PostgreSQL
said-database = database { $database }: { $what }
said-advise-of-a = advise: of a { $what }; give a fight that is played, as `play` does
said-policy-called = { $file }: a policy of the book is called so; rename the file
said-no-rulebook = { $value }: no such rulebook; there are { $known }
said-chart-of-a = chart: nothing can be drawn of { $what }; but of a simulation, a sweep, a comparison, a day, and an answer such as that of balance
said-chart-not-of-this = chart { $kind }: cannot be drawn of this; { $known }
said-no-scenario-of = a scenario is loaded from a name, a file or data; not from { $value }
said-no-changes = changes: give a mapping of paths to values; not { $value }
said-no-axes = sweep: give a mapping of paths to values, or texts such as kurt.ws=2..6; not { $value }
said-sweep-no-values = sweep { $path }: has no values; give at least one
