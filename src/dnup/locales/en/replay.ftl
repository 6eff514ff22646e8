# Matches that are looked at again, in the browser: /replay and /replay/ID.
#
# $name is a player, $names several; $mine is "yes" when it is about the one through whose eyes one looks.

# The page that takes files.
replay-home = Watch a match again
replay-home-lead = Step through a match as one of its players saw it, as a spectator, or with all hands open.
replay-drop = Drop a record here
replay-drop-about = That’s a file saved by the game or the terminal: dnup/1, or readable text. You can also paste its text anywhere on this page.
replay-drop-now = Let go to open it
replay-file = Choose a file
replay-reading = Reading the record…
replay-too-large = This file is larger than { $most } MB. Records are far smaller.
replay-file-unreadable = We couldn’t read this file.
replay-pasted = the pasted text
replay-own = My matches
replay-own-about = Every match you finish is there, and you can watch it again.

# What is wrong with a file. $file is its name, $place where in it, $what a whole sentence.
replay-bad = We can’t show this record
refused-record-too-long = It has { $actions } actions. We can show { $limit } at most.
refused-match-is-running = People are playing this match right now. You can replay and review it when it’s over.
refused-too-large = It is too large.
replay-bad-hint = Nothing was changed. If someone edited the file by hand, correct that place and drop it again.
replay-unknown-deck = It was played with the deck “{ $name }”, which isn’t known here ({ $hash }).
replay-deck-changed = It was played with a deck “{ $name }” that has other cards ({ $hash }).
replay-deck-needed = Which cards were played with?
replay-deck-about = Drop the deck file here too, or choose one of your decks. If its cards are the right ones, the match opens.
replay-deck-file = Choose a deck file
replay-deck-own = Your decks
replay-deck-bad = You can’t play with the deck in { $file }: { $what }
replay-deck-bad-entry = You can’t play with the deck in { $file }. Entry { $entry }: { $what }

# A match.
replay-name = Match between { $names }
replay-with = Match with { $names }
replay-where = Round { $round }, action { $action }

# The frame: how a match is looked at, and through whose eyes.
replay-parts = How to look at the match
replay-part-watch = Watch
replay-more = More
replay-share-short = Share
replay-eyes = Look through the eyes of
replay-eyes-onlooker = Spectator
replay-eyes-open = All open

replay-opening = Opening the match…
replay-missing = There’s no such match
replay-missing-about = It was never finished, its players deleted it, or part of the link is missing.
replay-forgotten = This file is no longer here
replay-forgotten-about = The server keeps dropped files only for a while. Drop it again to continue.
replay-not-opened = The match couldn’t be opened
replay-again = Try again
replay-another = Open another record
replay-deck = Deck: { $name }
replay-matches = Match
replay-match-of = Match { $match } of { $matches }
replay-next-match = Next match
replay-empty = Nobody played anything in this match.

# Moving.
replay-controls = Move through the match
replay-round-start = Start of the round
replay-round-end = Next round
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-speed = Speed
replay-action = Action
replay-at = { $action } / { $actions }
replay-at-words = Action { $action } of { $actions } in round { $round }
replay-round = Round
replay-round-number = Round { $round }
# $results are names with the points that they won, such as "Ann +2, Ben +1".
replay-round-result = Round { $round }: { $results }
replay-loading = Fetching the round…
replay-round-lost = The round couldn’t be fetched.
replay-left = The record ends here: the match wasn’t finished.
replay-over = The round is over
replay-result = Result
replay-result-hide = Look at the table

# The log.
replay-log = Moves
replay-keys-title = Keys
replay-keys = ← → step by one action. Space plays and pauses. Page Up and Page Down go from round to round, Home and End to the start and the end.

# Who could know what.
replay-knowledge = Who knew what
replay-certain = certain
replay-certain-words = { $name }: { $cards }
replay-hand-empty = No cards left.
replay-known-question =
    { $who ->
        [you] What could you know?
       *[everybody] What could everyone know?
    }
replay-known-open = All hands are open. An eye marks what everyone knew.
replay-known-saw =
    { $who ->
        [you] { $certain ->
            [0] You haven’t seen any of these cards.
            [one] You saw one of these { $size } cards.
           *[other] You saw { $certain } of these { $size } cards.
        }
       *[everybody] { $certain ->
            [0] Nobody else has seen any of these cards.
            [one] Everyone saw one of these { $size } cards.
           *[other] Everyone saw { $certain } of these { $size } cards.
        }
    }
replay-known-all =
    { $who ->
        [you] You know the whole hand.
       *[everybody] Everyone knows the whole hand.
    }
replay-known-star = The ★ is here, either way up.
replay-glasses = How likely { $name } holds each value
replay-glass = { $value }: { $one }. Two or more: { $two }.
replay-glass-sure = { $value }: certain. Two or more: { $two }.
replay-glass-two = two or more: { $two }
replay-legend-likely = how likely
replay-legend-pair = a pair or more
replay-legend-certain = certain
# $card is drawn as a small card; $value is its number, for an article before it. $odds is one of the messages below.
replay-likely-card-is =
    { $sure ->
        [sure] { $name } almost certainly has { $value ->
            [8] an
           *[other] a
        } { $card }.
        [nearly] { $name } almost certainly has { $value ->
            [8] an
           *[other] a
        } { $card }: { $odds }.
        [probably] { $name } probably has { $value ->
            [8] an
           *[other] a
        } { $card }: { $odds }.
       *[maybe] { $name } might have { $value ->
            [8] an
           *[other] a
        } { $card }: { $odds }.
    }
replay-likely-pair-is = A pair { $cards } from { $name }: { $odds }.
replay-likely-nothing = No other card is likely anywhere.
replay-odds-none = impossible
replay-odds-hardly = very unlikely
replay-odds-even = about an even bet
replay-odds-nearly = almost certain
replay-odds-in = { $part } in { $of }
replay-exact = Exact numbers
replay-exact-caption = How likely each hand holds at least one card of a value
replay-exact-value = Value
replay-exact-cards = Card by card, and which way up
replay-likely-about = These are estimates: we deal the hidden cards again many times, in every way that fits what was seen, and count deals more when they explain what the others did.
replay-likely-plain = These are estimates: every way to deal the hidden cards that fits what was seen counts the same.
replay-likely-none = Nothing is left to guess.
replay-likely-caption = How likely each player holds each card, and which way up
replay-likely-card = Card
replay-likely-count = × { $count }
replay-likely-cell = { $value } up: { $chance }
replay-likely-sort = Order
replay-likely-by-card = By value
replay-likely-by-chance = Surest first
replay-knowledge-waiting = Working it out…
replay-knowledge-failed = What players could know didn’t arrive.

# Sharing and saving.
replay-share = Share and save
replay-share-link = A link to this moment
replay-share-about = Anyone who opens it sees the match at this moment, through the same eyes.
replay-share-file = A dropped file has no link: the server keeps it only for a while, and only people who have the file can open it. Send them the file.
replay-copy-link = Copy link
replay-send-link = Share link
replay-share-text = Look at this moment of a dnup match
replay-save = Save the record
replay-save-about = Both files contain the same: all cards and all actions. You can drop either on this site again.
replay-save-json = dnup/1
replay-save-text = Readable text
replay-save-deck = Deck “{ $name }”
replay-save-deck-about = This match used its own cards. Elsewhere it opens only together with the deck file.
replay-copy-text = Copy text
replay-fair = Were the cards dealt fairly?
replay-fair-check = Check the deals
replay-as-text = The table as text
