# The browser: the matches that this guest has played.

matches-title = My matches
matches-lead = Everything you’ve played on this server. Beaten opponents are upside down.
matches-empty = Play a match and it stays here: to watch, to review, and to prove that you did win that one.
matches-nothing = Nothing to look back on
matches-play = Play a match
matches-list = Matches, newest first
# The result, as a word before the rest.
matches-won = Won
matches-lost = Lost
matches-left = Not finished
# $names are the others, one after another.
matches-against = Against { $names }
matches-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
matches-points = Points
# $name is a player; $mine is "yes" for the reader; $won is "yes" for the winner.
matches-point = { $mine ->
    [yes] You
   *[no] { $name }
}: { $points }
matches-deck = Deck: { $deck }
matches-review = Review
matches-mistakes-none = Review your matches and see which mistakes cost you most.
matches-mistakes-way = Second chances
matches-other = More
matches-show = Show
matches-show-all = All
matches-show-won = Won
matches-show-lost = Lost
matches-none-shown = None of these yet.
matches-mistakes = What costs you most
matches-watch = Watch
matches-watch-of = { $date }, against { $names }
matches-delete = Delete
matches-delete-title = Delete this match?
matches-delete-about = It leaves your list. Others who played keep it in theirs. When nobody keeps it any more, the server deletes the match, and its links stop working.
matches-deleted = Match deleted.
matches-delete-all = Delete all
matches-delete-all-title = Delete all your matches?
matches-delete-all-about = Your list will be empty. Others who played with you keep theirs. The server deletes matches that nobody keeps, and their links stop working. You can’t undo this.
matches-deleted-all = All your matches were deleted.
matches-more = Show older matches
matches-file = Or watch a match from a file
refused-not-your-match = This match isn’t in your list any more.
