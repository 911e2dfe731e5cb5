### The words of the table's server: what it refuses and why, and what lies on the map.

## The command

help-serve = Serve the web table: a game master and players fight in their browsers.
help-host = The address to listen at; 0.0.0.0 lets the whole network in.
help-port = The port; 0 takes a free one.
help-database = Where tables are kept: a SQLite file, or postgresql://… Without it: a file in your data folder.
help-workers = How many processes serve; more than one needs PostgreSQL.
help-tls-cert = Certificate for https, a PEM file; wants --tls-key, too.
help-tls-key = Key of the certificate, a PEM file.
help-keep-days = Forget tables at which nothing was done for so many days; 0 keeps them for ever.
help-export = Folder for the records of tables that are forgotten.
help-backup = Copy the tables’ database to a file, while tables are played.
help-backup-file = The new file, a SQLite database.
serving-keep-days =
    { $days ->
        [one] Tables are forgotten when nothing was done there for a day.
       *[other] Tables are forgotten when nothing was done there for { $days } days.
    }
backed-up =
    { $tables ->
        [one] One table is in { $file }.
       *[other] { $tables } tables are in { $file }.
    }
typed-in = (typed in)
help-proxy = The address of a proxy in front, which is believed when it says where a request comes from.
serving = Fechtbuch is at { $address } (Ctrl-C ends it)
serving-database = Tables are kept in { $database }

## Refusals: what happened, what it means for the fight, what to do next.

refused-stale = The table has moved on
refused-stale-detail = Somebody else was first. Nothing was lost; your command was not carried out.
refused-stale-remedy = Look at the table as it is now and decide again.
refused-overtaken = Somebody was faster
refused-overtaken-detail = Another command was kept at the same moment. Nothing was lost; yours was not carried out.
refused-overtaken-remedy = Look at the table as it is now and decide again.
refused-not-legal = That is not possible
refused-not-legal-detail = The rules do not allow it. Nothing has changed.
refused-not-legal-remedy = Choose one of the options that are offered.
refused-key-used = This key was used for another command
refused-key-used-detail = A key belongs to one command for ever. Nothing has changed.
refused-key-used-remedy = Send the command with a key of its own.
refused-not-allowed = You may not do that
refused-not-allowed-detail = Your link does not allow it. Nothing has changed.
refused-not-allowed-remedy = Ask the game master.
refused-not-asked = That question is not yours
refused-not-asked-detail = The question is not open, or it is not put to you. Nothing has changed.
refused-not-asked-remedy = Look at the table as it is now.
refused-not-yours = That fighter is not yours
refused-not-yours-detail = You can only answer for fighters of your own seat. Nothing has changed.
refused-not-yours-remedy = Ask the game master to hand the fighter over.
refused-not-yours-to-undo = You cannot take that back
refused-not-yours-to-undo-detail = Something has come of it since, or it was not your answer. Nothing has changed.
refused-not-yours-to-undo-remedy = Ask the game master: the game master can undo anything.
refused-paused = The table is paused
refused-paused-detail = Nothing has changed.
refused-paused-remedy = Wait until the game master lets the table go on.
refused-finished = The fight is closed
refused-finished-detail = Its dice have been revealed, so it cannot be played on.
refused-finished-remedy = Load its record to go on at a new table.
refused-fighter-unknown = There is no such fighter
refused-fighter-unknown-detail = Nobody in this fight is called { $fighter }. Nothing has changed.
refused-fighter-unknown-remedy = Name a fighter or a side by its slug.
refused-fighter-twice = A fighter has two seats
refused-fighter-twice-detail = { $fighter } was given to two seats.
refused-fighter-twice-remedy = Give each fighter to one seat at most.
refused-seat-unknown = There is no such seat
refused-seat-unknown-detail = Nothing has changed.
refused-seat-unknown-remedy = Look at the seats of the table.
refused-name-taken = That name is taken
refused-name-taken-detail = Somebody at this table is called { $name } already. Nothing has changed.
refused-name-taken-remedy = Choose another name.
refused-name-reserved = That name means somebody else
refused-name-reserved-detail = The table itself uses the name { $name }. Nothing has changed.
refused-name-reserved-remedy = Choose another name.
refused-no-such-entry = There is no such entry
refused-no-such-entry-detail = The record has no such entry here. Nothing has changed.
refused-no-such-entry-remedy = Name an entry of the log.
refused-nothing-to-undo = There is nothing to take back
refused-nothing-to-undo-detail = The table stands at its beginning.
refused-nothing-to-undo-remedy = Go on.
refused-nothing-to-redo = There is nothing to redo
refused-nothing-to-redo-detail = Nothing was taken back from here.
refused-nothing-to-redo-remedy = Go on.
refused-no-dice-awaited = No roll is due
refused-no-dice-awaited-detail = Nothing has changed.
refused-no-dice-awaited-remedy = Look at the table as it is now.
refused-no-value-now = The dice are fixed
refused-no-value-now-detail = After the end, and while it is open by which rules the fight goes on, nothing is added to the dice. Nothing has changed.
refused-no-value-now-remedy = Go on without it.
refused-value-given = You have added to these dice
refused-value-given-detail = Every seat adds one value, once. Nothing has changed.
refused-value-given-remedy = Go on: your value counts already.
refused-not-over = The fight is not over
refused-not-over-detail = The dice are revealed when nothing more can be rolled. Nothing has changed.
refused-not-over-remedy = Fight on, or end the fight by edict.
refused-nothing-to-go-on = There is nothing to go on from
refused-nothing-to-go-on-detail = Old and new rules agree about this fight. Nothing has changed.
refused-nothing-to-go-on-remedy = Fight on.
refused-too-many = That is too many
refused-too-many-detail = The table has no room for more. Nothing has changed.
refused-too-many-remedy = Take something away first.
refused-too-long = The record is full
refused-too-long-detail = A table can keep no more entries than it has. Nothing was lost.
refused-too-long-remedy = Save the record, or undo.
refused-fight-over = The fight is over
refused-fight-over-detail = Nothing is left to decide.
refused-fight-over-remedy = Look back at it in the replay.
refused-withheld = That would tell too much
refused-withheld-detail = Something of this fight is hidden from you, and the numbers would betray it.
refused-withheld-remedy = Decide without them.
refused-no-advice = There is no advice here
refused-no-advice-detail = There is no choice to weigh.
refused-no-advice-remedy = Ask again at the next decision.
refused-no-odds = There are no odds here
refused-no-odds-detail = What follows from this choice cannot be worked out.
refused-no-odds-remedy = Choose the next part of it first.
refused-no-counsel = The adviser is not responding
refused-no-counsel-detail = The fight itself is not touched by this.
refused-no-counsel-remedy = Ask again in a moment.
refused-took-too-long = The work took too long
refused-took-too-long-detail = It was ended, so that others need not wait. The fight itself is not touched.
refused-took-too-long-remedy = Ask for something smaller, or later.
refused-too-many-simulations = You have enough simulations under way
refused-too-many-simulations-detail = Each address and each table may have a few at a time. Nothing has begun.
refused-too-many-simulations-remedy = Wait for one of them, or cancel it.
simulation-too-slow = It took too long and was ended: fewer fights, or a smaller one, come to an end.
question-too-large = This is too much for the page: so many variants of so large a fight take too long. A smaller fight comes to an end.
question-too-large-here = This is too much for the page: so many variants of so large a fight take too long. In the terminal they have time: { $command }

## Coming in

refused-no-chest = This key opens nothing
refused-no-chest-detail = It was deleted, or a part of it is missing.
refused-no-chest-remedy = Open the whole link with your key, or begin anew.
refused-belonging-unknown = This is not here
refused-belonging-unknown-detail = It was deleted, or belongs to another key.
refused-belonging-unknown-remedy = Look at the list again.
refused-chest-full = There is no room left
refused-chest-full-detail = A key keeps at most { $most } fighters and scenes, and eight megabytes.
refused-chest-full-remedy = Delete what you no longer need, or begin a second key.
refused-portrait-large = The picture is too large
refused-portrait-large-detail = A portrait may have ten megabytes.
refused-portrait-large-remedy = Save it smaller.
refused-portrait-kind = This picture cannot be used
refused-portrait-kind-detail = A portrait is a PNG, JPEG or WebP.
refused-portrait-kind-remedy = Choose another file.
refused-portrait-pixels = The picture has too many pixels
refused-portrait-pixels-detail = A portrait may have forty megapixels.
refused-portrait-pixels-remedy = Make it smaller.
refused-portrait-broken = The picture cannot be read
refused-portrait-broken-detail = It is damaged, or not what it claims to be.
refused-portrait-broken-remedy = Save it anew in a drawing program.
refused-portrait-unknown = This picture is not here
refused-portrait-unknown-detail = The portrait of { $fighter } was deleted.
refused-portrait-unknown-remedy = Choose another one, or none.
refused-no-portrait = There is no portrait
refused-no-portrait-detail = Nobody here looks like that, or it is not to be seen.
refused-no-portrait-remedy = Look at the table again.
refused-file-broken = This cannot be used
refused-file-broken-detail = Something in it is wrong; see the list. Nothing was kept.
refused-file-broken-remedy = Mend what the list names, and try again.
refused-fight-not-over = The fight is not over
refused-fight-not-over-detail = Wounds are kept when it is.
refused-fight-not-over-remedy = Fight it out, or let the game master end it.
refused-fighter-lost = { $name } takes no further part
refused-fighter-lost-detail = The fight has left nobody who could go on.
refused-fighter-lost-remedy = Copy the sheet if you want to fight with it again.
refused-fighter-not-there = { $name } was not at this table
refused-fighter-not-there-detail = Nobody of that name was played by you there.
refused-fighter-not-there-remedy = Choose the table at which the fighter fought.
refused-no-token = A link is needed
refused-no-token-detail = This address belongs to a table, and tables are entered by a link.
refused-no-token-remedy = Open the whole link that you were given.
refused-no-access = This link leads nowhere
refused-no-access-detail = It was revoked, or a part of it is missing.
refused-no-access-remedy = Ask the game master for a new link.
refused-link-revoked = Your link was revoked
refused-link-revoked-detail = The game master has given the seat a new link. Nothing was lost.
refused-link-revoked-remedy = Ask the game master for the new link.
refused-hello-first = Say who you are first
refused-hello-first-detail = The first message of a connection is hello, with a token.
refused-hello-first-remedy = Connect again.
refused-hello-once = You are known already
refused-hello-once-detail = A connection says hello once.
refused-hello-once-remedy = Go on.
refused-table-unknown = There is no such table
refused-table-unknown-detail = It may have been on another server.
refused-table-unknown-remedy = Open a new table from the lobby.
refused-table-gone = The table is gone
refused-table-gone-detail = It is no longer in the database.
refused-table-gone-remedy = Load a saved record at a new table.
refused-full = The server is full
refused-full-detail = So many tables are open that another one would not fit. Nothing was lost.
refused-full-remedy = Try again later.

## Requests

refused-invalid = The request is not complete
refused-invalid-detail = A part of it is missing or is not what it should be. Nothing has changed.
refused-invalid-remedy = See the field that is named.
refused-not-found = There is nothing here
refused-not-found-detail = This address leads nowhere.
refused-not-found-remedy = Begin at the lobby.
refused-not-a-method = That cannot be done here
refused-not-a-method-detail = The address exists, but not for this kind of request.
refused-not-a-method-remedy = See the description of the interface.
refused-not-understood = The request was not understood
refused-not-understood-detail = Nothing has changed.
refused-not-understood-remedy = See the description of the interface.
refused-too-many-requests = Not so fast
refused-too-many-requests-detail = Too much was asked in too short a time. Nothing has changed.
refused-too-many-requests-remedy = Wait a moment and try again.
refused-too-large = That is too large
refused-too-large-detail = Nothing has changed.
refused-too-large-remedy = Send less at once.
refused-too-slow = The request did not arrive
refused-too-slow-detail = Its beginning came, and then nothing for too long.
refused-too-slow-remedy = Send it again.
refused-not-kept = The server cannot write to its database
refused-not-kept-detail = This was not kept. Everything that was acknowledged before is as it was, as far as the database can be read.
refused-not-kept-remedy = Wait until whoever runs the server has looked at its disk, then try again.
refused-not-read = The server cannot read its database
refused-not-read-detail = Nothing was changed. What was acknowledged before is as it was, as far as the database can be read.
refused-not-read-remedy = Wait until whoever runs the server has looked at its database, then try again.
refused-database-damaged = The database of this server is damaged
refused-database-damaged-detail = What lies there is not what was written, so nothing is read from it and nothing was kept of this.
refused-database-damaged-remedy = Whoever runs the server should serve a backup of it; records that you have saved can be loaded.
refused-table-damaged = This table cannot be read
refused-table-damaged-detail = What lies in the database is not what was written there, so the table is not opened.
refused-table-damaged-remedy = Ask whoever runs the server for a backup, or load a record that you have saved.
refused-no-typed-dice = The table rolls here
refused-no-typed-dice-detail = The game master does not want dice to be typed in.
refused-no-typed-dice-remedy = Let the table roll, or ask the game master.
refused-fault = Something went wrong in the server
refused-fault-detail = The command may not have been carried out; everything that was acknowledged is kept.
refused-fault-remedy = Try again; if it happens again, save the record and tell the authors.
refused-book-unknown = There is no such book
refused-book-unknown-detail = No rulebook is called { $book }.
refused-book-unknown-remedy = See the list of books.
refused-rule-unknown = There is no such rule
refused-rule-unknown-detail = The book has no rule { $rule }.
refused-rule-unknown-remedy = See the rules of the book.
refused-scenario-unknown = There is no such scenario
refused-scenario-unknown-detail = No scenario is called { $scenario }.
refused-scenario-unknown-remedy = See the list of scenarios.
refused-scenario-missing = A scenario is needed
refused-scenario-missing-detail = Neither a scenario nor a table was named.
refused-scenario-missing-remedy = Name one of them.
refused-scenario-broken = The scenario cannot be used
refused-scenario-broken-detail = Something in it is wrong; see the list.
refused-scenario-broken-remedy = Fix the problems listed.
refused-record-broken = The record cannot be used
refused-record-broken-detail = { $reason }
refused-record-broken-remedy = Load the file as it was saved.
refused-record-too-much = The record is too much work
refused-record-too-much-detail = Running this fight again takes more steps than a table may. Nothing was opened.
refused-record-too-much-remedy = Check it on your own machine: fechtbuch replay FILE --verify
refused-record-too-long = The record is too long
refused-record-too-long-detail = It has more entries than a table loads.
refused-record-too-long-remedy = Replay it in the terminal: fechtbuch replay.
refused-question-unknown = There is no such question
refused-question-unknown-detail = Its answer is no longer kept.
refused-question-unknown-remedy = Ask it again.
refused-question-unanswered = There is no answer yet
refused-question-unanswered-detail = Nothing was found so far that could be saved.
refused-question-unanswered-remedy = Wait for the first answer.
refused-proposal-unknown = There is no such proposal
refused-proposal-unknown-detail = This question was answered without it, or its server no longer remembers.
refused-proposal-unknown-remedy = Ask again, and take one of the changes that the answer names.
refused-no-parquet = Parquet is not to be had here
refused-no-parquet-detail = The server lacks the package that writes it.
refused-no-parquet-remedy = Take CSV or JSON.
question-dropped = It was broken off by a fault of the server, and nothing was lost but this answer: ask again.
refused-simulation-unknown = There is no such simulation
refused-simulation-unknown-detail = Its result is no longer kept.
refused-simulation-unknown-remedy = Begin it again.
refused-simulation-wrong = The simulation makes no sense
refused-simulation-wrong-detail = { $reason }
refused-simulation-wrong-remedy = Write PATH=VALUES, such as kurt.ws=2..6.
refused-simulation-too-large = The simulation is too large
refused-simulation-too-large-detail = So many fights would keep everybody waiting.
refused-simulation-too-large-remedy = Ask for fewer fights or values, or use the terminal: fechtbuch simulate.
refused-busy = The laboratory is busy
refused-busy-detail = Other simulations are waiting already.
refused-busy-remedy = Try again in a minute.

## What is seen

table-reactions = reactions
table-someone = someone
table-upgrade = The rules have changed since this fight was played: from entry { $entry } on they lead elsewhere. The table stands where old and new still agree.
table-ground-wall = wall
table-ground-chasm = chasm
table-ground-screen = screen
table-ground-difficult = difficult ground
table-ground-height = height { $height }
table-ground-cover = cover
table-ground-obstacle = obstacle
outcome-nothing = nothing of note

## Edicts, as the log tells them

sheet-at = place
decreed-set = { $fighter }: { $field } is now { $value }.
decreed-add-state = { $fighter } is now { $state }.
decreed-remove-state = { $fighter } is no longer { $state }.
decreed-add-fighter =
    { $hidden ->
        [yes] { $fighter } joins the fight, hidden.
       *[no] { $fighter } joins the fight.
    }
decreed-remove-fighter = { $fighter } leaves the fight.
decreed-modifier = { $fighter }: { $amount } on the next roll.
decreed-allow = { $fighter } may do something that no rule lists: { $text }.
decreed-skip = { $fighter } is passed over.
decreed-order =
    { $last ->
        [yes] Order of turns: { $fighter } last.
       *[no] Order of turns: first { $fighter }, then { $before }.
    }
decreed-hide = { $fighter } is hidden from { $side }.
decreed-reveal = { $fighter } is hidden no longer.
decreed-end = The game master ends the fight.

## Values of the books' switches

switch-official = as published
switch-house = house rule
switch-basic-set = the basic book’s figures
switch-flat = plain numbers
switch-per-die = per die
switch-both = both
switch-melee = melee
switch-ranged = ranged
switch-seed = as in this book
switch-one-per-turn = one per turn
switch-per-strike-pair = per pair of strikes
switch-per-attack = per attack
switch-allowed = allowed
switch-forbidden = forbidden
switch-all = all
switch-named = only those above level zero
switch-none = nobody
switch-sum = the whole sum
switch-die = the weapon die alone
switch-polearm = polearms
switch-any = any weapon
switch-others = all but the target
switch-helpless = helpless
switch-unaware = unaware
switch-skill-zero = with skill 0
switch-single-die = one die for both
switch-die-per-side = a die for each side
switch-absolute = a result on the scale
switch-additive = on top of it
switch-on = yes
switch-off = no

# What nobody may be called, separated by commas: those whom the table speaks of.

nobodys-names = the game master, game master, the referee, the table, the engine
refused-muted = You may not write to others now
refused-muted-detail = The game master has silenced this seat. Nobody was told anything.
refused-muted-remedy = Speak to the game master.
refused-said-too-long = That is too long
refused-said-too-long-detail = A line has at most { $most } characters. Nobody was told anything.
refused-said-too-long-remedy = Say it in two lines.

## What the ground means for somebody

table-cover = cover: { $cover }
table-range-short = short range
table-range-medium = medium range
table-range-long = long range
table-range-half = full harm
table-range-most = range
decreed-yield = { $side }: the fight is given up.
refused-level-unknown = There is no such level
refused-level-unknown-detail = The book knows no way of playing called { $level }. No table was opened.
refused-level-unknown-remedy = Name one of its levels, such as novice, trained or strong.

## Evenings

refused-evening-went-on = The evening has gone on
refused-evening-went-on-detail = Something else is played since, and the party came to it as this fight left it. Nothing has changed.
refused-evening-went-on-remedy = Take the later encounter back on the page of the evening, or go there and play on.
refused-evening-changed = The evening is another by now
refused-evening-changed-detail = Something was changed since you last looked. Nothing was lost; what you wanted was not done.
refused-evening-changed-remedy = Look at the evening as it is now and decide again.
refused-evening-ended = The evening is over
refused-evening-ended-detail = It was ended. Nothing has changed.
refused-evening-ended-remedy = Let it go on first, if there is more to be played.
refused-party-lost = Nobody is left to go on
refused-party-lost-detail = By the book’s rules nobody of the party can fight on after this. Nothing has changed.
refused-party-lost-remedy = Choose a longer rest, play the encounter again, or end the evening.
refused-nothing-lined-up = Nothing more is lined up
refused-nothing-lined-up-detail = Every encounter of this evening has been opened. Nothing has changed.
refused-nothing-lined-up-remedy = Line up another one, or end the evening.
refused-nothing-played = Nothing was opened yet
refused-nothing-played-detail = The evening stands before its first encounter. Nothing has changed.
refused-nothing-played-remedy = Open the first encounter.
refused-rest-unknown = There is no such rest
refused-rest-unknown-detail = The book knows no rest called { $rest } here. Nothing has changed.
refused-rest-unknown-remedy = Choose one of the book’s rests, or none.
refused-fighter-not-of-party = { $fighter } is not of the party
refused-fighter-not-of-party-detail = Seats of an evening are for those who are there all evening: the heroes of its first encounter. No evening was prepared.
refused-fighter-not-of-party-remedy = Give the seat to somebody of the party.
refused-table-of-evening = This table belongs to an evening
refused-table-of-evening-detail = It is kept and deleted together with the others. Nothing has changed.
refused-table-of-evening-remedy = Delete the whole evening on its page.
rest-breather = a breather
rest-hour = an hour
rest-night = a night
rest-day = a day
rest-bed = a day in bed
rest-rest = a long rest
rest-week = a week in bed
