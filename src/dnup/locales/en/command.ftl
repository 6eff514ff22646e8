# The dnup command: its help and its complaints.

cli = dnup: the card game with two values on every card, where turning a card swaps them. Unofficial. The standard deck is the printed one as an owner of the game listed it; the publisher hasn’t confirmed it.
cli-start =
    To play in the browser:   { $program } serve --open
    To play in the terminal:  { $program } play
    To learn the game first:  { $program } learn
cli-play = Play a match on this screen: two to five people and bots.
cli-replay = Step through a recorded match.
cli-rules = Show the rules, or one of them, with example positions.
cli-learn = Learn the game in short steps. You make every move. Continues where you stopped.
cli-try = Try out a position from the rules. Nothing is saved, and the real rules apply.
cli-puzzle = Solve today’s puzzle, or one by name. “list” shows them all; “check” proves them again.
cli-deck = Show and check decks.
cli-deck-show = Print a deck and where its cards come from: the standard deck, another that comes with dnup, or one in a file.
cli-deck-check = Check a deck file, for example one with the cards in your box.
cli-record = Check and print match records.
cli-record-check = Check a record, or a file with one record per line, against the rules.
cli-record-show = Print a record as readable text, which dnup can also read.
cli-record-schema = Print the JSON Schema for records.
cli-opt-version = Print the version and exit.
cli-opt-language = The language for all texts: { $languages }. Default: your system’s language.
cli-opt-seats = Who plays, in order, separated by commas. A name is a person; { $levels } are bots. Example: Anna,Bo,beginner
cli-opt-players = How many players: you, and bots for the rest.
cli-opt-level = The bots’ level, with --players: { $levels }.
cli-opt-deck = The deck: a file, or one that comes with dnup ({ $decks }).
cli-opt-think = How long bots may think about each move: 100ms for milliseconds (the default), or 500 for simulations, which repeats exactly with --seed.
cli-opt-seed = A number that decides the deals and the bots’ choices, to repeat a match.
cli-opt-record = Save the match to this file instead of your data folder.
cli-opt-resume = Continue the match in this file; "last" is the last unfinished match in your data folder.
cli-opt-plain = Line by line, without a full screen (the only mode so far).
cli-opt-seat = Show the match as this seat saw it.
cli-opt-spectator = Show the match as a spectator saw it, without open hands.
cli-opt-round = Start at this round.
cli-opt-record-json = Print JSON, for programs, whatever the file’s format.
cli-opt-at = Start at this moment: 3.12 is action 12 of round 3.
cli-opt-match = Which record, if the file has one per line.
cli-opt-toml = Print a deck file, to start your own from.
cli-opt-theme = Only puzzles with this theme: { $themes }.
cli-opt-puzzle-players = Only puzzles for this many players.
cli-opt-difficulty = Only puzzles of this difficulty, 1 to 5.
cli-opt-next = The next puzzle you haven’t solved.
cli-opt-sample = With “check”: prove only this many.
cli-opt-search = With “check”: where a puzzle relies on deep search, search again with new random numbers.
cli-arg-record = A record as JSON or as text from "dnup record show", or many records, one JSON object per line.
cli-arg-replay = A record as JSON or text, or many, one JSON object per line; "last" for the last match you played; or a link to a match on a server.
cli-arg-rules = A rule’s number such as A2, a letter, a section’s title, or words to search for; "aid" for the player aid. Default: the whole page.
cli-arg-learn = The step to start at.
cli-arg-try = The position’s name, as given in the rules. Default: lists all names.
cli-arg-puzzle = A puzzle’s name, “list”, or “check”. Default: the daily puzzle.
cli-arg-deck = A deck file (TOML).
cli-arg-deck-show = A deck file (TOML), or a deck that comes with dnup ({ $decks }). Default: the standard deck.

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this message and exit.
help-default = [default: { $value }]
help-required = [required]

no-language = dnup doesn’t speak “{ $language }”. Choose from: { $languages }.

you = You
play-resume-alone = --resume takes players, seed, thinking time and file from the record. Leave out --seats, --players, --seed, --think and --record.
play-record-exists = { $file } already exists. Continue it with --resume, or choose another file.
play-cannot-save = Can’t save the match to { $file }: { $reason }. Choose another file with --record FILE.
play-file-changed = Another program changed { $file } in the meantime, so it wasn’t touched. Continue with --resume.
play-no-last = There’s no unfinished match in your data folder. Start one with: { $program } play
play-resume-many = { $file } has several records. You can resume a match only from a file with one.
play-resume-text = { $file } is a readable text. You can resume a match only from JSON.
play-resume-over = The match in { $file } is over. Watch it with: { $program } replay { $file }
bots-no-extra =
    The bots above beginner and the analysis need packages that aren’t installed here (missing: { $module }). To play without them, use --level beginner. To install them:
    { $command }
kernel-compiling = Compiling the bots’ kernel for this computer. This happens once and takes about half a minute.
kernel-progress = Compiling
kernel-fails = The bots’ kernel doesn’t work here: { $reason }
play-no-budget = “{ $budget }” isn’t a thinking time. Use 100ms for milliseconds, or 500 for simulations.
play-unknown-level = There’s no bot called “{ $level }”. Choose from: { $levels }.
play-seat-count = { $count ->
    [one] One seat is named
   *[other] { $count } seats are named
}; { $least } to { $most } can play. If you give --players, it must match.
play-seat-name = “{ $name }” doesn’t work as a name. Use 1 to { $most } printable characters.
play-seat-twice = Two seats have the same name.
play-deck-players = The deck “{ $deck }” is for { $counts } players, not { $players }. Choose another number of players, or another deck with --deck.

watch-hello = Enter: next step. b: back. help: all commands. q: quit.
watch-commands =
    Enter, next      the next step
    back             the step before
    round 3          the start of round 3
    12               action 12 of this round; 0 is its deal
    3.12             action 12 of round 3
    last             the last step of the match
    play, play 2     play by itself, or twice as fast; Enter or Ctrl-C stops it
    as B             what B saw
    spectator        what a spectator saw
    open             all hands open
    know             what anyone could know: certain cards, and chances for the rest
    know B           what B could know; know spectator: what everyone could
    log              the round so far, in sentences
    rounds           the rounds and their points
    table            this step again
    save match.json  save the match to a new file; match.txt for readable text
    quit             leave (Ctrl-C and Ctrl-D do the same)
    You can type just the first letter: n, b, r, p, a, s, o, k, q.
watch-deck = { $players } players, with the deck “{ $deck }”.
watch-deck-then = At that time it was called “{ $name }”.
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
watch-unclear = “{ $text }” isn’t a command here. Press Enter for the next step, or type help.
watch-begin = This is the first step.
replay-end = That was the last step.
watch-which-round = Which round? For example: round 2
watch-no-moment = This match has no moment { $place }. To see how long it is, open the hands first.
watch-no-action = { $actions ->
    [one] Round { $round } has only one action.
   *[other] Round { $round } has { $actions } actions: type a number from 0 to { $actions }.
}
watch-which-speed = How fast? For example: play 2 for twice as fast, play 0.5 for half.
watch-playing = Playing at speed { $speed }. Enter or Ctrl-C stops it.
watch-which-look = There’s no view “{ $text }”. Type as A to as { $last }, spectator, or open.
watch-whose-knowledge = There’s no player “{ $text }”. Type know A to know { $last }, or know spectator.
watch-not-told = In this view, what { $seat } knew stays hidden, because it would reveal { $seat }’s hand. First type open, or as { $seat }.
know-public = What everyone could know:
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
know-all = Every card in every hand is certain.
know-chances = Who holds each other card, and which way up, in per cent:
know-card = card
know-turned = turned
know-twice = { $count } × { $card }
know-equal = There are two of each card marked 2 ×, so its numbers add up to 200.
know-weighed = Deals count more if they explain what the others did.
know-even = Every deal that fits counts the same.
know-no-extra =
    To weigh them by what the others did, install what the stronger bots need:
    { $command }
watch-save-where = Which file? For example: save match.json, or save match.txt for readable text.
watch-saved = Saved to { $file }
watch-save-deck = To open it again, you need its deck, “{ $deck }”. If you don’t have it, save it too: save { $file }
save-which-form = Can’t tell the format from the name { $file }. Use a name ending in .json (dnup can open it again) or .txt (to read).
save-exists = { $file } already exists, so it wasn’t touched. Choose another file.
save-fails = Can’t write to { $file }: { $reason }. Choose a file in an existing folder that you may write to.
link-other = { $link } isn’t a link to a match. Such links look like http://HOST/replay/ID or http://HOST/records/ID.
link-gone = { $link }: the server has no such match. It keeps dropped files only for a while; use the file itself.
link-refused = { $link }: the server refused it (HTTP status { $reason }).
link-late = { $link }: the server didn’t answer within { $reason } seconds. Try again later.
link-fails = { $link }: can’t reach the server: { $reason }. Check the link and your connection.
link-elsewhere = { $link }: the server redirects to { $reason }, which is somewhere else, so dnup didn’t follow. If you trust it, ask there for a link.
link-no-deck = { $link }: it was played with the deck “{ $deck }”, but the server didn’t send its cards. Name their file with --deck FILE.
watch-empty = Nothing was played in this match.
replay-no-round = There’s no such round: the record has { $rounds }.
watch-bad-at = “{ $text }” isn’t a moment. Write the round, a dot and the action, such as --at 3.12.
watch-round-or-at = Use either --round or --at, not both.
replay-seat-or-spectator = Use either --seat or --spectator, not both.
replay-none = There’s no match in your data folder yet. Play one with: { $program } play
replay-no-seat = There’s no seat “{ $seat }”. The seats are A to { $last }.

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
   *[standard] These are the cards of the printed game, as one owner transcribed them in public (found in 2026). The publisher hasn’t confirmed the list. It has every card shown on the rule sheets.
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
    Is a card different in your box? Correct it in a minute:
      { $program } deck show --toml > my-deck.toml
      (correct the card in my-deck.toml, and give the deck a new name)
      { $program } deck check my-deck.toml
      { $program } play --deck my-deck.toml
# The lines at the top of a deck file, before its name.
deck-file =
    Change what’s different in your box, and the name.
    A card is its two values, * for the star, and its face if it has one: "2/10", "1/5*", "2/8 happy".
    Happy cards are left out with two players, neutral ones with two or three, sad ones with two to four.
    players lists the player counts the deck is for.
# Below something that is wrong with a deck: what would mend it. $cards are entries of a deck file.
deck-remedy = {"  "}Perhaps { $cards }?
deck-ok = { $file }: good. “{ $name }”, { $count } cards, { $every ->
    [yes] for 2 to 5 players
   *[no] only for { $counts } players
}, SHA-256 { $hash }
deck-other-name = { $file }: this isn’t the deck “{ $name }” that comes with dnup: its cards or player counts differ. Give it another name, so nobody mixes them up.

record-ok = { $file }: good. { $players } players, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $actions } actions, { $won ->
    [none] not finished, so you can resume it.
   *[yes] won by { $name }.
}
record-no-match = { $file } has only { $count ->
    [one] one record.
   *[other] { $count } records.
}
records-checked = { $file }: { $good } good, { $wrong } wrong.

cli-arena = Let bots play each other, each deal from every seat, and compare them.
cli-arena-bots = Who plays, separated by commas: { $levels }, each with a budget if you like, such as random@500 (simulations per move) or random@100ms. Name as many as there are players; or two, for one of the first against a table full of the second; or one, for a table full of it.
cli-arena-players = How many players: 3, or 2,4, or 2-5. Default: as many as there are bots; with --round-robin, all player counts.
cli-arena-rounds = How many rounds each lineup plays, rounded up to whole deals; { $rounds } by default.
cli-arena-matches = Play this many whole matches instead of rounds.
cli-arena-round-robin = All bots, or those in --bots, play each other: every pair with two players, and each one against a table full of each other with more.
cli-arena-seed = All deals and choices follow from this number.
cli-arena-processes = How many processes play at once; by default, as many as the machine can run.
cli-arena-records = Keep a record of each round or match in this new file, one per line.
cli-arena-resume = Continue the file from --records where it stopped.
cli-arena-json = Print the results as JSON.
cli-arena-markdown = Also write the results to this file as Markdown; with --round-robin, as a crosstable for each player count.
cli-arena-plot = Draw the shares of first places to this file, as PNG or SVG.

arena-no-bots = Who plays? Name the bots, such as --bots beginner,random, or let all of them play with --round-robin. Choose from: { $levels }.
arena-bad-budget = “{ $budget }” in “{ $bot }” isn’t a budget. Use a number of simulations such as 500, or milliseconds such as 100ms.
arena-bad-players = “{ $text }” isn’t a number of players: { $least } to { $most } can play. Use --players 3, --players 2,4 or --players 2-5.
arena-rounds-or-matches = Use either --rounds or --matches, not both.
arena-no-extra =
    The arena needs packages that aren’t installed here (missing: { $module }). To install them:
    { $command }
arena-bad-picture = Can’t draw to { $file }: the name must end in one of { $suffixes }.
arena-cannot-write = { $reason ->
    [none] Can’t write to { $file }. Choose a file in an existing folder that you may write to.
   *[other] Can’t write to { $file }: { $reason }. Choose a file in an existing folder that you may write to.
}
arena-records-exist = { $file } already exists. Continue it with --resume, or choose another file.
arena-same-file = { $file } can’t hold both the records and something else. Choose another file.
arena-bot-failed = A bot failed. Everything played before is saved: { $reason }
arena-resume-what = Which arena do you want to resume? Give its file with --records FILE.
arena-resume-missing = { $file } doesn’t exist, so there’s nothing to resume. Leave out --resume to start it.
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
    [none] Stopped after { $done } of { $planned }. Nothing saved: --records wasn’t given.
   *[other] Stopped after { $done } of { $planned }; their records are in { $file }. To continue, add --resume to the same command.
}
arena-nothing = No game was finished.
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
    [matches] points per match
   *[rounds] points per round
}
arena-mean = ms per move
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
    Shares and points are per seat, with 95 % confidence intervals over deals.
    Ratings are Plackett-Luce over the finishing orders, starting at 25.
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
arena-error-records-broken = { $file }, line { $line } isn’t a record: { $reason }. Fix or remove the line, or choose another file.
arena-error-records-foreign = { $file }, line { $line } isn’t from an arena. Choose another file.
arena-error-records-other = { $file } is from another arena: in line { $line }, { $setting } is { $said }, but here it would be { $right }. Use the original settings, or choose another file.
arena-error-records-twice = { $file }, line { $line } repeats an earlier game. Remove the line, or choose another file.
arena-error-process-ended = A process ended unexpectedly, perhaps because memory ran out. Try fewer with --processes. With --records and --resume, finished games aren’t lost.
