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
replay-name = Match of { $names }
replay-opening = The match is being opened …
replay-missing = There is no such match
replay-missing-about = It was never finished, its players have deleted it, or the link is not whole.
replay-forgotten = This file is no longer here
replay-forgotten-about = A server keeps files that people drop only for a while. Drop it again to go on.
replay-not-opened = The match could not be opened
replay-again = Try again
replay-another = Open another record
replay-deck = Deck: { $name }
replay-matches = Match
replay-match-of = Match { $match } of { $matches }
replay-next-match = Next match
replay-empty = Nothing was played in this match.

# How one looks.
replay-look = Look
replay-looks-was = As it was
replay-looks-all = Knowing all
replay-look-seat = As { $name }
replay-look-spectator = As a spectator
replay-look-open = Open hands

# Moving.
replay-controls = Move through the match
replay-first = To the start
replay-previous-round = Round before
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-next-round = Next round
replay-last = To the end
replay-speed = Speed
replay-speed-times = { $times }×
replay-action = Action
replay-at = { $action } / { $actions }
replay-at-words = Action { $action } of { $actions } in round { $round }
replay-round = Round
replay-round-number = Round { $round }
# $results are names with the points that they won, such as "Ann +2, Ben +1".
replay-round-result = Round { $round }: { $results }
replay-loading = The round is being fetched …
replay-round-lost = The round could not be fetched.
replay-left = The record ends here: the match was left.
replay-over = The round is over
replay-result = Result
replay-result-hide = Look at the table

# The log.
replay-log = What happened
replay-close = Close
replay-keys = Keys: ← → one action, space plays and pauses, Page Up and Page Down go by rounds, Home and End to the start and the end.

# Who could know what.
replay-knowledge = Who could know what
replay-knowledge-whose = Whose knowledge
replay-knowledge-public = What everybody saw
replay-knowledge-more = Look as a player or with open hands, above, to see what players could know.
replay-knowledge-seat = What { $name } could know
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
