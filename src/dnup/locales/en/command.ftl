# The dnup command: its help and its complaints.

cli = dnup: the card game in which every card has two values and turning it swaps them. Unofficial. The standard deck is the printed one as an owner of the game listed it; the publisher has not confirmed it.
cli-start =
    To play in the browser:   { $program } serve --open
    To play in the terminal:  { $program } play
    To learn the game first:  { $program } learn
cli-play = Play a match: people and bots, two to five seats, on this screen.
cli-replay = Step through a recorded match.
cli-rules = Show the rules, or one of them, with positions drawn as tables.
cli-learn = Learn the game in short steps, with every move made by yourself. Goes on where you left.
cli-try = Play with a position from the rules: nothing is kept, and the rules are the real ones.
cli-puzzle = Solve a puzzle: today’s, or one by its name. list shows them all; check proves them again, by the rules alone.
cli-deck = Show and check decks.
cli-deck-show = Print the standard deck, another one that comes with dnup, or the one in a file; and where its cards come from.
cli-deck-check = Check a deck file, for example one with the cards of your own box.
cli-record = Check and print records of matches.
cli-record-check = Check a record, or a file with one record a line, against the rules.
cli-record-show = Print a record as text that reads well, and reads back.
cli-record-schema = Print the JSON Schema of a record.
cli-opt-version = Print the version and leave.
cli-opt-language = The language of all texts: { $languages }. If left out, that of your system.
cli-opt-seats = Who plays, in order, with commas: a name is a person, { $levels } are bots. Example: Anna,Bo,beginner
cli-opt-players = How many players: you and bots.
cli-opt-level = The bots’ level with --players: { $levels }.
cli-opt-deck = The deck to play or read with: a file, or one that comes with dnup ({ $decks }).
cli-opt-think = How long bots may think at each move: 100ms for milliseconds (the default), 500 for simulations, which with --seed repeats exactly.
cli-opt-seed = Deal and let bots choose by this number, so that a match can be repeated.
cli-opt-record = Save the match in this file instead of your data folder.
cli-opt-resume = Go on with the match in this file; "last" is the one in your data folder that was left last.
cli-opt-plain = Line by line, without a full screen (the only mode so far).
cli-opt-seat = See it as this seat saw it.
cli-opt-spectator = See it as a spectator saw it, without open hands.
cli-opt-round = Begin with this round.
cli-opt-record-json = As JSON, for programs, whichever form the file has.
cli-opt-at = Begin at this moment: 3.12 is action 12 of round 3.
cli-opt-match = Which record, if the file has one a line.
cli-opt-toml = As a deck file, to start your own from.
cli-opt-theme = Only puzzles of this theme: { $themes }.
cli-opt-puzzle-players = Only puzzles for so many players.
cli-opt-difficulty = Only puzzles of this difficulty, from 1 to 5.
cli-opt-next = The next puzzle that you have not solved.
cli-opt-sample = With check: prove only so many of them.
cli-opt-search = With check: search again, with other random numbers, where the best rests on deep search.
cli-arg-record = A record: JSON, or text as "dnup record show" prints it; or many, one JSON object a line.
cli-arg-replay = A record: JSON or text; or many, one JSON object a line; "last" is the match you played last. Or the link of a match on a server.
cli-arg-rules = A rule’s number such as A2, a letter, a section’s title, or words; "aid" is the player aid. The whole page if left out.
cli-arg-learn = The number of the step to begin with.
cli-arg-try = The position’s name, as the rules give it. All names if left out.
cli-arg-puzzle = A puzzle’s name, list, or check. The puzzle of the day if left out.
cli-arg-deck = A deck file (TOML).
cli-arg-deck-show = A deck file (TOML), or a deck that comes with dnup ({ $decks }); the standard deck if left out.

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this message and exit.
help-default = [default: { $value }]
help-required = [required]

no-language = There is no language “{ $language }” here. Choose from: { $languages }.

you = You
play-resume-alone = --resume takes players, seed, thinking time and file from the record: leave out --seats, --players, --seed, --think and --record.
play-record-exists = { $file } exists already. Go on with it with --resume, or name another file.
play-cannot-save = The match cannot be saved in { $file }: { $reason }. Name another file with --record FILE.
play-file-changed = Another program has written to { $file } in the meantime; it was left as it is. Go on from there with --resume.
play-no-last = There is no match in your data folder that was left. Start one with: { $program } play
play-resume-many = { $file } has many records; a match can be resumed from a file with one.
play-resume-text = { $file } holds a record as text, for people to read; a match can be resumed from JSON.
play-resume-over = The match in { $file } is over. See it with: { $program } replay { $file }
bots-no-extra =
    The bots above beginner and the analysis need packages that aren’t installed here (missing: { $module }). To play without them: --level beginner. Get them with:
    { $command }
kernel-compiling = The bots’ kernel is compiled for this computer. This happens once and takes about half a minute.
kernel-progress = Compiling
kernel-fails = The bots’ kernel cannot be used: { $reason }
play-no-budget = “{ $budget }” does not say how long bots may think: write 100ms for milliseconds or 500 for simulations.
play-unknown-level = There is no bot “{ $level }”. Choose from: { $levels }.
play-seat-count = { $count ->
    [one] One seat is named
   *[other] { $count } seats are named
}; { $least } to { $most } can play, and --players must agree if it is given.
play-seat-name = “{ $name }” will not do as a name: use 1 to { $most } printable characters.
play-seat-twice = Two seats have the same name.
play-deck-players = The deck “{ $deck }” is for { $counts } players, not for { $players }. Choose another number of players, or another deck with --deck.

watch-hello = Enter: next step. b: back. help: what else can be done. q: quit.
watch-commands =
    Enter, next      the next step
    back             the step before
    round 3          the beginning of round 3
    12               action 12 of this round; 0 is its deal
    3.12             action 12 of round 3
    last             the last step of the match
    play, play 2     go on by itself, or twice as fast; Enter or Ctrl-C stops it
    as B             look from B’s eyes, as it was
    spectator        look as a spectator saw it
    open             look with open hands
    know             what could be known: the certain cards, and how likely the rest
    know B           what B could know; know spectator: what everybody could
    log              the round so far, in sentences
    rounds           the rounds and their points
    table            this step again
    save match.json  save the match in a new file; match.txt is text to read
    quit             leave (Ctrl-C and Ctrl-D do the same)
    First letters will do: n, b, r, p, a, s, o, k, q.
watch-deck = { $players } players, with the deck “{ $deck }”.
watch-deck-then = In those days it was called “{ $name }”.
watch-at = { $place }, { $look }>{" "}
look-open = open hands
look-spectator = spectator
look-seat = as { $seat }
watch-next = n next
watch-back = b back
watch-round = r round
watch-last = last end
watch-play = play p
watch-as = as a
watch-open = open o
watch-spectator = spectator s
watch-know = know k
watch-rounds = rounds
watch-save = save
replay-step = Round { $round }, { $action ->
    [0] the deal:
   *[other] action { $action }:
}
watch-log = Round { $round } so far:
watch-round-line = { $over ->
    [yes] Round { $round }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }: { $points }
   *[no] Round { $round }, so far { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }: { $points }
}
watch-unclear = “{ $text }” is no command here. Press Enter for the next step, or type help.
watch-begin = This is the first step.
replay-end = That was the last step.
watch-which-round = Which round? For example: round 2
watch-no-moment = There is no moment { $place } in this match. How far it goes is told with open hands only.
watch-no-action = { $actions ->
    [one] Round { $round } has only one action.
   *[other] Round { $round } has { $actions } actions: type a number from 0 to { $actions }.
}
watch-which-speed = How fast? For example: play 2 for twice as fast, play 0.5 for half.
watch-playing = Playing at speed { $speed }. Enter or Ctrl-C stops it.
watch-which-look = “{ $text }” is no way to look. Type as A, up to as { $last }, spectator, or open.
watch-whose-knowledge = “{ $text }” is nobody here. Type know A, up to know { $last }, or know spectator.
watch-not-told = What { $seat } knew is not told as you look now, for it would give { $seat }'s hand away. Type open, or as { $seat }, first.
know-public = What everybody could know:
know-seat = What { $seat } could know:
# $cards are the cards that are certain, "none" if there are none. The star may be certain, but not which way up.
know-hand = { $count ->
    [0] { $seat }: no cards
    [one] { $seat }, { $count } card
   *[other] { $seat }, { $count } cards
}{ $cards ->
    [none] {""}
   *[other] , certain: { $cards }
}{ $star ->
    [yes] , holds the ★
   *[no] {""}
}
know-all = All cards in hands are certain.
know-chances = Who holds each other card, and which way up, in per cent:
know-card = card
know-turned = turned
know-twice = { $count } × { $card }
know-equal = Of a card marked 2 × there are two, and its numbers add up to 200.
know-weighed = Deals that make likely what the others did count more, as the bots believe it.
know-even = Every deal that fits counts the same.
know-no-extra =
    To weigh them by what the others did, get what the stronger bots need:
    { $command }
watch-save-where = Save it in which file? For example: save match.json, or save match.txt for text to read.
watch-saved = Saved in { $file }
watch-save-deck = To be read again it needs its deck, “{ $deck }”. Save that, too, unless you have it: save { $file }
save-which-form = { $file } tells no form. Give the file a name that ends in .json (for programs, and to be read again) or .txt (to read).
save-exists = { $file } exists already and was left as it is. Name another file.
save-fails = { $file } cannot be written: { $reason }. Name a file in a folder that exists and that you may write to.
link-other = { $link } is no link to a match. Such links look like http://HOST/replay/ID or http://HOST/records/ID.
link-gone = { $link }: the server knows of no such match. A file that was dropped onto its page is kept for a while only; use the file itself.
link-refused = { $link }: the server does not give it away (HTTP status { $reason }).
link-late = { $link }: the server did not answer within { $reason } seconds. Try again later.
link-fails = { $link }: the server cannot be reached: { $reason }. Check the link and your connection.
link-elsewhere = { $link }: the server sends on to { $reason }, another place, and that was not followed. If you trust it, ask there for a link.
link-no-deck = { $link }: it was played with the deck “{ $deck }”, and the server did not give its cards. Name their file with --deck FILE.
watch-empty = Nothing was played in this match.
replay-no-round = There is no such round: the record has { $rounds }.
watch-bad-at = “{ $text }” names no moment: write the round, a dot and the action, such as --at 3.12.
watch-round-or-at = Choose one: --round, or --at.
replay-seat-or-spectator = Choose one: --seat, or --spectator.
replay-none = There is no match in your data folder yet. Play one with: { $program } play
replay-no-seat = There is no seat “{ $seat }”: they go from A to { $last }.

# $counts are player counts, such as "2, 3"; $every is "yes" if it is for all of them.
deck-head = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $every ->
    [yes] for 2 to 5 players
   *[no] only for { $counts } players
}
deck-hash = SHA-256 { $hash }
deck-from = { $name ->
    [pairs] This was the project’s first deck, made before the printed cards were known. It isn’t the deck in the box. Until November 2026 it was called “standard”.
   *[standard] These are the cards of the printed game, as one owner transcribed them in public (found in 2026). The publisher hasn’t confirmed the list. It has every card that the rule sheets show.
}
# $cards are on the lines below, by lower value, each line with the number of its cards.
deck-plain = {"  "}No face, always in ({ $count }):
deck-face = {"  "}{ $symbol } { $face }, in { $players ->
    [5] with five players ({ $count }):
    [4] with four or five players ({ $count }):
   *[other] with three or more players ({ $count }):
}
deck-count = {"  "}{ $players } players: { $count } cards, { $each } each{ $over ->
    [0] {""}
    [one] , one seat has one more
   *[other] , { $over } seats have one more
}
deck-correct =
    Is a card different in your box? This takes a minute:
      { $program } deck show --toml > my-deck.toml
      (correct the card in my-deck.toml, and give the deck a name of your own)
      { $program } deck check my-deck.toml
      { $program } play --deck my-deck.toml
# The lines at the top of a deck file, before its name.
deck-file =
    Change what is different in your box, and the name.
    A card is its two values, * for the star, and its face if it has one: "2/10", "1/5*", "2/8 happy".
    happy cards are left out with two players, neutral ones with two or three, sad ones with two to four.
    players are the player counts that the deck is for.
# Below something that is wrong with a deck: what would mend it. $cards are entries of a deck file.
deck-remedy = {"  "}Perhaps { $cards }?
deck-ok = { $file }: good. “{ $name }”, { $count } cards, { $every ->
    [yes] for 2 to 5 players
   *[no] only for { $counts } players
}, SHA-256 { $hash }
deck-other-name = { $file }: this is not the deck “{ $name }” that comes with dnup: its cards or player counts are different. Give it another name, so that nobody confuses them.

record-ok = { $file }: good. { $players } players, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $actions } actions, { $won ->
    [none] not finished: it can be resumed.
   *[yes] won by { $name }.
}
record-no-match = { $file } has only { $count ->
    [one] one record.
   *[other] { $count } records.
}
records-checked = { $file }: { $good } good, { $wrong } wrong.

cli-arena = Let bots play against each other, each deal from every seat, and compare them.
cli-arena-bots = Who plays, with commas: { $levels }, each with a budget if you like, such as random@500 (simulations a move) or random@100ms. As many as players; or two, for one of the first against a table full of the second; or one, for a table full of it.
cli-arena-players = How many players: 3, or 2,4, or 2-5. If left out: as many as bots; with --round-robin all.
cli-arena-rounds = How many rounds each lineup plays, rounded up to whole deals; { $rounds } if left out.
cli-arena-matches = Play so many whole matches instead of rounds.
cli-arena-round-robin = All bots, or those named with --bots, against each other: each pair of two, and at larger tables each one against a table full of each other.
cli-arena-seed = All deals and choices follow from this number.
cli-arena-processes = How many processes play at a time; if left out, as many as the machine can run.
cli-arena-records = Keep a record of each round or match in this new file, one a line.
cli-arena-resume = Go on with the file of --records where it was stopped.
cli-arena-json = Print the results as JSON.
cli-arena-markdown = Write the results as Markdown to this file as well; with --round-robin as a crosstable for each player count.
cli-arena-plot = Draw the shares of first places into this file, PNG or SVG.

arena-no-bots = Who plays? Name the bots, such as --bots beginner,random, or let all play with --round-robin. Choose from: { $levels }.
arena-bad-budget = “{ $budget }” in “{ $bot }” is no budget. Write a number of simulations such as 500, or milliseconds such as 100ms.
arena-bad-players = “{ $text }” is no number of players: { $least } to { $most } can play. Write --players 3, --players 2,4 or --players 2-5.
arena-rounds-or-matches = Choose one: --rounds, or --matches.
arena-no-extra =
    The arena needs packages that aren’t installed here (missing: { $module }). Get them with:
    { $command }
arena-bad-picture = { $file } will not do for a plot: its name must end in one of { $suffixes }.
arena-cannot-write = { $reason ->
    [none] { $file } cannot be written. Name a file in a folder that exists and that you may write to.
   *[other] { $file } cannot be written: { $reason }. Name a file in a folder that exists and that you may write to.
}
arena-records-exist = { $file } exists already. Go on with it with --resume, or name another file.
arena-same-file = { $file } cannot hold both the records and something else. Name another file.
arena-bot-failed = A bot has failed, and what was played before is kept: { $reason }
arena-resume-what = What shall be resumed? Name its file with --records FILE.
arena-resume-missing = { $file } does not exist, so there is nothing to resume. Leave out --resume to begin it.
arena-rounded = A deal is played from { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, so instead of { $asked } { $kind ->
    [matches] matches
   *[rounds] rounds
} { $games } are played.
arena-playing = Playing
progress-left = left:
arena-stopped = { $file ->
    [none] Stopped after { $done } of { $planned }. Nothing was kept, for want of --records.
   *[other] Stopped after { $done } of { $planned }; their records are in { $file }. Go on with the same command and --resume.
}
arena-nothing = Nothing was played to the end.
arena-players = { $players } players
arena-lineup = { $players } players, { $lineup }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} from { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $games } { $kind ->
    [matches] matches
   *[rounds] rounds
}, { $stalled } stalled; a fair share is { $fair }
arena-entrant = bot
arena-seats = seats played
arena-first = { $kind ->
    [matches] matches won
   *[rounds] first out
}
arena-points = { $kind ->
    [matches] points a match
   *[rounds] points a round
}
arena-mean = ms a move
arena-p99 = 99 % within ms
arena-ratings = Ratings
arena-rating = rating
arena-unsure = uncertainty
arena-games = { $kind ->
    [matches] matches
   *[rounds] rounds
}
arena-ends = { $mean } ({ $low } to { $high })
arena-legend =
    Shares and points are for each seat that a bot had, with 95 % confidence intervals that count deals.
    Ratings are by Plackett-Luce over the finishing orders, and begin at 25.
arena-fair = fair share { $share }
arena-plot = { $kind ->
    [matches] Matches won, with 95 % confidence intervals
   *[rounds] Rounds first out, with 95 % confidence intervals
}
arena-against = { $entrant } against { $others }
arena-against-all = { $players ->
    [2] one against another
   *[other] one against { $players ->
        [3] two
        [4] three
       *[other] four
    } others
}
arena-crosstable = How often the bot of the row { $kind ->
    [matches] wins the match
   *[rounds] is out first
} against a table full of the bot of the column, with 95 % confidence intervals; seed { $seed }.

arena-error-wrong-count = { $count ->
    [one] One bot is named
   *[other] { $count } bots are named
} for { $players } players. Name as many as there are players; or two, for one of the first against a table full of the second; or one.
arena-error-too-few-entrants = --round-robin needs at least two different bots. Name more with --bots, or leave it out for all levels.
arena-error-long-name = “{ $name }” is too long for a record, which has room for { $most } characters. Choose a smaller budget.
arena-error-records-broken = { $file }, line { $line } is not a record: { $reason }. Mend or remove the line, or name another file.
arena-error-records-foreign = { $file }, line { $line } is not from an arena. Name another file.
arena-error-records-other = { $file } is from another arena: in line { $line } { $setting } is { $said }, here it would be { $right }. Use the settings it was begun with, or name another file.
arena-error-records-twice = { $file }, line { $line } tells of a game that stands further up already. Remove the line, or name another file.
arena-error-process-ended = A process ended by itself, perhaps for want of memory. Try fewer with --processes; with --records and --resume what is done is not lost.
