# What a link to a page says where it is shared. The server reads these: one line each, and no fact but $code.

share-home = dnup: the card game with two values on every card
share-home-about = Turn a card, and it’s worth something else. Play in your browser against bots or with friends.
share-table = Sit down at table { $code }
share-table-about = You’re invited to a game of dnup. Open the link, pick a seat, and play. No account needed.
share-replay = A match of dnup
share-replay-about = Watch every move again, see who knew what, and find out where it turned.
share-puzzle = A dnup puzzle
share-puzzle-named = The dnup puzzle { $name }
share-puzzle-about = One move is best, whatever the others hold. Can you find it?
share-picture = A hand of dnup cards, each with two values
