# Matches that are looked at again, in the browser: /replay and /replay/ID.
#
# $name is a player, $names several; $mine is "yes" when it is about the one through whose eyes one looks.

# The page that takes files.
replay-home = Watch a match again
replay-home-lead = Step through a match that was played, as one of its players saw it, as a spectator, or with all hands open.
replay-drop = Drop a record here
replay-drop-about = A file that the game or the terminal has saved, as dnup/1 or as readable text. You can also paste its text anywhere on this page.
replay-drop-now = Let go to open it
replay-file = Choose a file
replay-reading = The record is being read …
replay-too-large = This file is larger than { $most } MB. Records are far smaller.
replay-file-unreadable = This file could not be read.
replay-pasted = the pasted text
replay-own = Your own matches
replay-own-about = What you played is kept, and each match can be watched again from there.
replay-own-link = My matches

# What is wrong with a file. $file is its name, $place where in it, $what a whole sentence.
replay-bad = This record cannot be shown
refused-record-too-long = It has { $actions } actions; { $limit } are the most that can be shown.
refused-too-large = It is too large.
replay-bad-hint = Nothing was changed. If the file was edited by hand, correct that place and drop it again.
replay-unknown-deck = It was played with the deck “{ $name }”, which is not known here ({ $hash }).
replay-deck-changed = It was played with a deck “{ $name }” that has other cards ({ $hash }).
replay-deck-needed = Which cards were played with?
replay-deck-about = Drop the deck file here as well, or choose one of your decks. If its cards are the right ones, the match opens.
replay-deck-file = Choose a deck file
replay-deck-own = Your decks
replay-deck-bad = { $file } is not a deck that can be played with: { $what }
replay-deck-bad-entry = { $file } is not a deck that can be played with. Entry { $entry }: { $what }

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
replay-eyes-onlooker = Onlooker
replay-eyes-open = All open

replay-opening = Opening the match…
replay-missing = There’s no such match
replay-missing-about = It was never finished, its players deleted it, or part of the link is missing.
replay-forgotten = This file is no longer here
replay-forgotten-about = A server keeps files that people drop only for a while. Drop it again to go on.
replay-not-opened = The match couldn’t be opened
replay-again = Try again
replay-another = Open another record
replay-deck = Deck: { $name }
replay-matches = Match
replay-match-of = Match { $match } of { $matches }
replay-next-match = Next match
replay-empty = Nothing was played in this match.

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
replay-log = What happened
replay-keys-title = Keys
replay-keys = ← → step by one action. Space plays and pauses. Page Up and Page Down go from round to round, Home and End to the start and the end.

# Who could know what.
replay-knowledge = Who knew what
replay-certain = Certain
replay-certain-about = These cards are in these hands, this way up.
replay-certain-all = All of the hand
replay-certain-some = { $certain } of { $size } cards
replay-certain-star = The ★ is in this hand; nobody has seen which way up.
replay-certain-words = { $name }: { $cards }
replay-hand-empty = No cards.
replay-likely = Likely
replay-likely-about = Estimates: the cards are dealt again many times in ways that fit all that this viewer saw, and weighed by what the others did.
replay-likely-plain = Estimates: every way to deal the cards that fits all that this viewer saw counts the same.
replay-likely-none = Nothing is left to guess.
replay-likely-caption = How likely each player holds each card, and which way up
replay-likely-card = Card
replay-likely-count = × { $count }
replay-likely-cell = { $value } up: { $chance }
replay-likely-sort = Order
replay-likely-by-card = By value
replay-likely-by-chance = Surest first
replay-knowledge-waiting = Thinking …
replay-knowledge-failed = What could be known did not arrive.

# Sharing and saving.
replay-share = Share and save
replay-share-link = A link to this moment
replay-share-about = Who opens it sees the match at this moment, in the way that you look at it now.
replay-share-file = A file that was dropped has no link: the server keeps it only for a while, and only who has the file can open it. Give others the file.
replay-copy-link = Copy the link
replay-send-link = Share the link
replay-share-text = Look at this moment of a dnup match
replay-save = Save the record
replay-save-about = The file for programs (dnup/1) and the readable text hold the same: all cards and all actions. Both can be dropped on the page again.
replay-save-json = dnup/1
replay-save-text = Readable text
replay-save-deck = Deck “{ $name }”
replay-save-deck-about = It was played with its own cards. Where they are not known, it opens only together with the deck file.
replay-copy-text = Copy the text
replay-fair = Were the cards dealt fairly?
replay-fair-check = Check the deals
replay-as-text = The table as text
