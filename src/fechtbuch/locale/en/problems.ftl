### What is wrong with a file of a scenario, a fighter or a chain, and what would be right. Books bring
### more, in their sheet.ftl.

## What is wrong

problem-found = found { $value }
problem-other = { $text }
problem-missing = is missing
problem-no-such-field = there is no such field
problem-unknown = there is no such { $kind }
problem-not-possible = is none of the possible values
problem-whole-number = must be a whole number
problem-yes-or-no = must be true or false
problem-text = must be a text
problem-list = must be a list
problem-table = must be a table
problem-too-small = is too small
problem-too-large = is too large
problem-too-short = is too short
problem-too-long = is too long
problem-multiple = must be a multiple of { $step }
problem-characters = has characters that are not possible here
problem-unshown = has a character that cannot be shown
problem-name-unshown = has a name with a character that cannot be shown

## Scenarios

problem-no-scenario = there is neither a scenario of this name nor such a file
problem-no-book = is not an installed rulebook
problem-no-option = { $book } has no such option
problem-side-twice = another side has the same slug
problem-no-side = is not a side
problem-no-such-side = `{ $side }` is not a side
problem-no-other-side = is not another side
problem-no-policy = is not a policy
problem-too-many-fighters = have too many fighters
problem-fighter-twice = another fighter has the same slug
problem-no-fighter = { $book } has no fighter of this name
problem-other-book = is a fighter of another book, { $book }
problem-names-file = names a file, which only a scenario in a file of its own can, by a relative path
problem-places =
    names { $fields ->
        [one] one field
       *[other] { $fields } fields
    } for { $fighters ->
        [one] one fighter
       *[other] { $fighters } fighters
    }
problem-unplaced = is missing, but others are placed
problem-taken = is where `{ $fighter }` stands already
problem-in-wall = lies in a wall

## Maps

problem-outside = lies outside the map
problem-no-field = is not a field of the map
problem-no-place = is not a place on the map
problem-no-rectangle = is not a rectangle
problem-inside-out = is a rectangle inside out
problem-painted-over = has too many places over each other
problem-map-too-large = make the map too large
problem-too-far = lies too far from the rest
problem-one-character = is not a single character
problem-no-legend = has a character at column { $column } that no legend explains
problem-cover = is not a level of cover in this book
problem-terrain = is not a kind of ground in this book
problem-no-direction = is not a direction

## Files

problem-no-file = there is no such file
problem-suffix = has the suffix `{ $suffix }`
problem-not-json = is not JSON: { $reason }
problem-not-toml = is not TOML: { $reason }
problem-not-utf8 = is not UTF-8: byte { $byte } is none
problem-no-table = is not a table
problem-unreadable = cannot be read: { $reason }

## Fighters

problem-hands = hold { $things }, which takes { $hands } hands

## Chains

problem-chain-books = is fought by { $other }, the first by { $first }
problem-chain-rest = no such rest `{ $rest }`
problem-chain-places = places { $placed } of side `{ $side }`, but the party has { $members } members

## What would be right

remedy-meant =
    { $count ->
        [1] did you mean `{ $first }`?
        [2] did you mean `{ $first }` or `{ $second }`?
       *[other] did you mean `{ $first }`, `{ $second }` or `{ $third }`?
    }
remedy-known =
    { $more ->
        [0] known: { $names }
       *[other] known: { $names } and { $more } more
    }
remedy-none-known = there are none
remedy-one-of = write one of { $names }
remedy-meant-or-one-of = did you mean `{ $name }`? write one of { $names }
remedy-some-of = write some of { $names }
remedy-add = add `{ $field } = …`
remedy-whole-number = write a number without quotes and without a decimal point
remedy-yes-or-no = write true or false, without quotes
remedy-text = put it in quotes
remedy-list = put it in square brackets, such as [1, 2]
remedy-table = write name = value pairs
remedy-at-least = write at least { $least }
remedy-at-most = write at most { $most }
remedy-least-characters = write at least { $least } characters
remedy-most-characters = write at most { $most } characters
remedy-most-bytes = at most { $most } bytes
remedy-most-fighters = at most { $most }
remedy-multiple = take the next multiple of { $step }
remedy-pattern = it must fit { $pattern }
remedy-take-out = take it out
remedy-give-slug = give it a slug
remedy-choose-another = choose another
remedy-of-book = use one of { $book }
remedy-write-fighter = write the fighter into the scenario
remedy-places = name one field for each
remedy-unplaced = give everybody an `at = [x, y]`, or nobody
remedy-change = change it
remedy-change-one = change one of the two
remedy-keep-one = keep one of the two
remedy-no-field = write [x, y], or a list of such pairs for several fighters
remedy-no-place = write [x, y] for a field or [x, y, x, y] for a rectangle
remedy-rectangle = write [x, y, x, y]
remedy-inside-out = write lowest x, lowest y, highest x, highest y
remedy-paint-less = all places together have at most { $most } fields
remedy-map-size = a map has at most { $widest } by { $widest } fields
remedy-widen = move it, or widen map.bounds
remedy-cover = write one of the book’s words for cover
remedy-one-character = use one character
remedy-no-legend = add it to map.legend, or use { $signs }
remedy-suffix = use .toml or .json
remedy-not-toml = see https://toml.io
remedy-not-utf8 = save the file as UTF-8
remedy-no-table = write {"{"}"name": value, …{"}"}
remedy-to-belt-or-pack = move something to `belt` or `pack`
remedy-chain-books = a chain has one book
remedy-chain-places = place more, or nobody

## Kinds of things that a sheet names

kind-thing = thing
kind-item = item
kind-armour = armour
kind-weapon = weapon
kind-natural-weapon = natural weapon
kind-weapon-class = weapon class
kind-missile = missile
kind-shield = shield
kind-quality = quality
kind-modification = modification
kind-part = part of the body
kind-limb = part that can be crippled
kind-skill = skill
kind-trait = trait
kind-talent = talent
kind-lineage = lineage
kind-spell = spell
kind-state = state
kind-class = class
kind-career = career
kind-mount = mount
kind-barding = barding

## Tables of fighters

problem-not-csv = is not a table with cells ({ $reason })
problem-no-header = has no header
problem-no-rows = has no fighters
problem-many-rows = has too many rows
remedy-no-header = the first row names the columns as on the sheet; one of them is name
remedy-no-rows = write one row for each fighter
remedy-many-rows = at most { $most } rows
problem-zip-broken = the archive is damaged or locked
problem-zip-many = an archive may have at most { $most } files
problem-zip-path = a name in the archive leads out of it
problem-zip-empty = there is no fighter and no scene in it
import-differs = differs: { $what }: { $theirs } in the file, { $ours } here
