### The parlour itself: what belongs to no single game.

## Lists and running text

# “Anna and Bruno”
list-two = { $first } and { $last }
# A list that goes on: “Anna, Bruno”
list-more = { $first }, { $next }
# The end of a list of three or more: “Anna, Bruno and Carla”
list-last = { $first } and { $last }
# Two sentences, one after the other
sentences = { $first } { $next }

## Figures

# Before the decimals: “12.5”
decimal-mark = .
in-a-hundred = { $amount }%
# $count: how often 1024 bytes have been taken together
bytes-of = { $amount } { $count ->
    [0] B
    [1] KiB
    [2] MiB
   *[other] GiB
}

## Words

bot = Bot
spectator = Spectator
# Somebody without a name
seat-number = Seat { $seat }

## How well a bot plays

level = { $level ->
    [random] Random
    [beginner] Beginner
    [casual] Casual
    [club] Club
    [club-devoted] Club, devoted
    [club-selfish] Club, selfish
    [club-mischievous] Club, mischievous
    [strong] Strong
    [expert] Expert
    [master] Master
   *[other] { $level }
}

## Headings of tables

heading-game = Game
heading-players = Players
heading-player = Player
heading-seat = Seat
heading-level = Level
heading-games = Games
heading-rounds = Rounds
heading-actions = Moves
heading-wins = Wins
heading-share = Share
heading-seconds = Seconds
heading-speed = Moves per second

## The command line

serve-open = The parlour is open at { $address }
serve-close = Ctrl+C closes it.

error-unknown-game = There is no game called “{ $given }”. Choose one of these: { $choices }.
error-unknown-edition = { $game } has no version “{ $given }”. Choose one of these: { $choices }.
error-one-edition = { $game } has only one set of rules: leave out --rules.
error-unknown-level = { $game } has no bot of level “{ $given }”. Choose among these: { $choices }.
error-unknown-language = The parlour doesn’t speak “{ $given }”. Choose one of these: { $choices }.
error-not-a-number = { $option } takes a whole number, and “{ $given }” is not one.
error-too-many-bots = { $count ->
    [one] One bot is too many
   *[other] { $count } bots are too many
} for this table: name at most { $most }.
error-cannot-read = { $path } cannot be read: { $reason }.
error-cannot-write = { $path } cannot be written: { $reason }.
error-bad-line = { $path }, line { $line }: { $reason }.
error-log = “{ $given }” is not a log level. Use error, warn, info, debug, or a filter such as server=debug.
error-cannot-listen = The parlour cannot open at { $address }: { $reason }. Choose another address with --listen.
error-data-database = --data takes a folder: name a database with --journal instead.
error-security-contact = Say where to write about security, too: --security-contact.
error-security-address = “{ $given }” is not an address for security.txt. Use an e-mail address, https://… or tel:… to write to, and https://… for a page.
error-security-language = “{ $given }” is not the code of a language. Write --security-languages en,de.
error-security-day = “{ $given }” is not a day. Write --security-expires 2027-06-30.
error-see-help = See { $option } for everything else.

error-players = { $game } is for { $count } to { $most } players, and { $given } were asked for. Say how many with --players.
error-players-classic = The classic version of { $game } is for { $count } to { $most } players, and { $given } were asked for. Say how many with --players.
error-no-seat = There is no seat { $given } at this table.
error-bots-for-seats = Name one level for every seat or one for all: --bots names { $given }, and the table has { $count } seats.
error-none = There is nothing to play: --games must be at least 1.
error-threads = --threads must be from 1 to { $most }.

## Transcripts

trouble = { $path } cannot be replayed: { $reason }
trouble-empty = it holds no game.
trouble-not-json = line { $line } is not JSON.
trouble-no-header = line { $line } should be the header of a game and is not.
trouble-version = line { $line } names format version { $given }, and this parlour reads version 1.
trouble-game = line { $line } names the game “{ $given }”, which is not known here.
trouble-table = line { $line } describes a table that cannot be.
trouble-wrong = line { $line } does not follow from the rules and the lines before it.
trouble-expected = line { $line } does not follow from the rules; it should read { $given }
trouble-truncated = the game that begins on line { $line } breaks off before its end.
error-no-such-game = { $path } holds { $count ->
    [one] one game
   *[other] { $count } games
}: --game { $given } is not among them.

replay-heading = { $game }, { $count } players, game { $given } of { $last }
replay-good = { $count ->
    [one] One game, and every line of it follows
   *[other] { $count } games, and every line of them follows
} from the rules.
replay-hint = Read one of them with { $option }.

## Simulations

simulate-heading = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
}, { $players }
simulate-seats = { $count } players
simulate-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
simulate-actions = { $count ->
    [one] one move
   *[other] { $count } moves
}
simulate-speed = { $given } million moves per second of processor time
heading-interval = 95% interval
all-seats = all
game-love-letter = Love Letter
game-favor = Favor
game-fog-of-love = Fog of Love


## What a simulation of Fog of Love finds

study-outcomes = Outcomes
study-together = Stay together
study-both = Both fulfilled
study-one = One fulfilled
study-none = None fulfilled
study-destinies = Destinies
study-destiny = Destiny
study-chosen = Chosen
study-fulfilled = Fulfilled
study-satisfaction = Satisfaction by chapter: median (5–95%)
study-scenes = The { $count } scenes played most
study-scene = Scene
study-per-game = Per game
study-to-player = To player
study-to-partner = To partner
study-chapter = Chapter { $count }
study-end = End
error-unknown-story = { $game } has no story “{ $given }”. It tells { $choices }.
error-no-stories = { $game } tells no stories.
error-no-tutorial = { $game } has no such tutorial; leave out --tutorial.
error-other-pack = This game was played with { $given }, but the cards at hand are { $choices } or differ from them.
error-unknown-event = { $game } has no special event “{ $given }”. It has { $choices }; “--event none” leaves them all out.
error-no-events = { $game } has no special events; leave out --event.
error-unknown-card = { $game } has no scene “{ $given }” to leave out.
error-unknown-topic = No card of { $game } has the topic “{ $given }”. There are { $choices }.
error-no-topics = The cards of { $game } have no topics; leave out --without-topics.
error-too-few-cards = So few scenes would be left that nobody could be dealt a hand: leave out less.
error-fixed-cards = The tutorial has cards of its own, in a fixed order: leave out --event, --all-stories, --without and --without-topics.
error-no-chart = There is no chart for { $game }; leave out --chart.
error-unknown-box = There is no box “{ $given }”. There are { $choices }.
error-no-packs = { $game } is not played with packs; leave out --pack.
error-unplayable = These cards cannot be played: { $reason }.

## The journal

backup-done = A copy of the journal is in { $path }.
backup-damaged = The copy in { $path } is damaged, because the journal is: keep the copies you made before it.
backup-database = { $path } is a database, and those are copied by their own means: pg_dump for a copy, point-in-time recovery for every moment; docs/hosting.md tells how.
backup-no-folder = There is no folder { $path } for the copy: make it first, or choose another place.
journal-newer = The journal in { $path } was written by a newer parlour: use that one, or another folder with --data.
journal-older = { $path } was written by a parlour from before the first release, which this one can’t read. Nothing in it has been changed: start with another folder (--data), or keep the old program for the old games.
journal-not-ours = { $path } holds a file called parlour.sqlite that is no journal: choose another folder with --data.
journal-locked = Another parlour is using the journal in { $path }: close it, or choose another folder with --data.
journal-missing = There is no journal in { $path }: name its folder with --data.
journal-exists = { $path } exists already: choose a new name for the copy.
journal-full = The disk is full: { $path } cannot be written.
journal-corrupt = The journal in { $path } is damaged. “parlour check” tells where; put a backup back.
journal-unusable = The journal in { $path } cannot be used: { $reason }.
journal-is-file = { $path } is a file: what is wanted is the folder of a journal.
journal-address = That is no address of a database: it should look like postgres://user@host/database.
journal-unreachable = The database at { $path } is out of reach: { $reason }. See whether it runs, and whether its address is right.
journal-no-entry = The database at { $path } does not let the parlour in: check the user, the password and the name of the database, and whether the server admits this machine.
journal-refused = The database at { $path } refuses: { $reason }. Its user must be allowed to create a schema and to write.
journal-exposed = The connection to the database at { $path } cannot be protected as asked for: { $reason }. Check sslmode, sslrootcert and the server’s certificate.
journal-not-durable = The database at { $path } runs with fsync = off and may lose what it has confirmed: switch fsync on, then try again.
migrate-done = The journal is in { $path } now: { $count ->
    [one] one table
   *[other] { $count } tables
}, compared with the original entry by entry.
migrate-newer = The journal in { $path } was written by a newer parlour: use that one.
migrate-not-ours = { $path } holds something else under the name of the journal: choose another place.
migrate-locked = A parlour is using the journal in { $path }: close it first.
migrate-missing = There is no journal in { $path }: see whether the place is right.
migrate-exists = { $path } holds a journal already: choose a place that has none.
migrate-differs = The copy in { $path } differs from the journal ({ $reason }) and was discarded: try again.
journal-damaged = The journal in { $path } is damaged at a table, in entry { $entry }. “parlour check” tells more; put a backup back.
journal-read-only = The journal in { $path } cannot be written: see whether the disk and the folder are read-only.
journal-disk = The disk does not do its part: the journal in { $path } cannot be used. See whether the folder is yours, and what the system’s log says.
check-older = The journal in { $path } is from an older parlour and has nothing yet to be compared with: open it once with “parlour serve”, which brings it up to date.
check-busy = A parlour was opened in { $path } meanwhile: check it again.
check-not-ours = { $path } is neither a journal nor a backup of one.
check-lost = The journal in { $path } is damaged so badly that its tables cannot be read. Put a backup back.
check-file = The file itself is damaged, in { $count ->
    [one] one place
   *[other] { $count } places
}. Put a backup back; tables that are not named below can still be read.
check-entry = Table { $table }, entry { $entry }: not what was written, or missing. The table stays closed; put a backup back to have it again.
check-unreadable = Table { $table }: cannot be read at all. Put a backup back to have it again.
check-senseless = Table { $table }, entry { $entry }: makes no sense, though it is as it was written. Please report it.
check-rules = Table { $table }: does not fit the rules of its game. Please report it.
check-cards = Table { $table }: the cards it was begun with are missing or altered. Put a backup back to have them again.
check-seal = Table { $table }, game { $count }: the cards were not dealt as they were sealed. Somebody may have altered the journal.
check-sound = The journal in { $path } is sound. Tables: { $tables }; entries: { $entries }; finished games, with their seals: { $games }.
check-flawed = The journal in { $path } is not sound. Findings: { $count }; tables: { $tables }; entries: { $entries }; finished games: { $games }.
tidy-done = Tables removed: { $tables }. Space given back: { $size }.
tidy-would = Tables that would be removed: { $tables }, with { $size } of entries. Nothing has been changed.
tidy-damaged = Damaged tables left as they are: { $count }. “parlour check” tells more.

## Sealed deals

verify-good = { $count ->
    [one] The deal is honest: every card came
   *[other] All { $count } deals are honest: every card came
} from the seed that was sealed before the first one.
verify-made-of = { $count ->
    [one] The seed was made of the parlour’s number and one from the table.
   *[other] The seed was made of the parlour’s number and { $count } from the table.
}
verify-unopened = { $count ->
    [one] One number was pledged and not opened.
   *[other] { $count } numbers were pledged and not opened.
}
verify-alone = The parlour drew the seed alone: nobody at the table added a number.
verify-not-sealed = { $path }, game { $count }: there is no seal to check, so nothing can be said about the deal.
verify-other-seal = { $path }, game { $count }: the seed is not the one that was sealed.
verify-other-numbers = { $path }, game { $count }: the seed was not made of the numbers that were pledged.
verify-other-cards = { $path }, game { $count }: other cards were dealt than the sealed seed gives.
