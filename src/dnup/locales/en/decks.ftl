# The browser: decks of one's own. A deck is the cards of a box.

decks-title = Decks
decks-lead = Look at the cards, correct them to match your box, or make your own deck.

# The decks that come with the program. $face is the face of a group of cards.
decks-standard = The standard deck
decks-standard-about = These are the 40 printed cards, as one owner of the game listed them in public in 2026. The publisher hasn’t confirmed the list. It has every card shown on the rule sheets.
decks-standard-check = Do you own the game? Sort your cards by face and compare them with the list below. If a card is different, copy the deck, change that card, and play. It takes a minute.
decks-pairs = Pairs, our first deck
decks-pairs-about = Every pair of two different values from 1 to 9 once, and 1/5, 2/6, 3/7 and 4/8 twice. This was our guess before the printed cards were known. Until November 2026 it was the standard deck, so older matches were played with it.
decks-copy = Copy and change
decks-all = Show all { $count } cards
decks-group = { $face ->
    [none] No face: always used
    [happy] Happy face: from three players
    [neutral] Neutral face: from four players
   *[sad] Sad face: only with five players
}

# The decks that are kept.
decks-list = My decks
decks-count = { $count ->
    [one] One card
   *[other] { $count } cards
}
# $players are numbers, such as: 2 or 4.
decks-for = for { $players } players
decks-table = Open a table
decks-edit = Edit
decks-save-file = Save as file
decks-delete = Delete
decks-delete-title = Delete the deck “{ $name }”?
decks-delete-about = You can’t get it back, unless you’ve saved it as a file. Tables and matches that already use it keep their cards.
refused-too-many-decks = You already have { $most } decks. Delete one of them first.
refused-no-such-deck = This deck was deleted.

# Beginning a new one.
decks-begin = New deck
decks-begin-empty = Start with no cards
decks-begin-empty-hint = Then enter one card after another.
decks-file = Open a deck file
decks-file-hint = Paste its text, choose the file, or drop it anywhere on this page.
decks-file-text = Deck file text
decks-file-choose = Choose a file
decks-file-read = Open
decks-file-too-long = This file is too large for a deck.
decks-file-empty = This file is empty.
decks-file-unread = This file can’t be read.
decks-file-drop = Drop the deck file here
decks-replace-title = Replace the deck you’re editing?
decks-replace-about = You’ll lose the cards you haven’t saved.
decks-replace = Replace

# Entering one. $cards are cards one after another.
decks-new = New deck
decks-change = Edit deck
decks-name = Name
decks-name-hint = Others see it at your tables and in records.
decks-name-new = My box
decks-players = Player counts
decks-players-hint = Tables with this deck can have only the player counts you choose here.
decks-players-none = Choose at least one player count.
decks-cards-none = No cards yet.
decks-add = Next card
decks-add-hint = Type its two values, * for the star, and the face if it has one, as a word or a symbol (sad ☹, neutral 😐, happy 😊): 2/7, 1/5*, 3/10 sad, 2/8😊. Short forms work, too: 27, 15*, 310s. You can type several cards at once.
decks-add-do = Add
decks-added = Added: { $cards }.
decks-removed = Removed: { $cards }.
decks-face = Face
decks-face-none = None
decks-face-sad = Sad
decks-face-neutral = Neutral
decks-face-happy = Happy
decks-star = Star
decks-star-hint = One card in the box has it. It decides who starts.
# $card is a card in words, such as: 2, turned 7.
decks-card-with-face = { $card }, { $face ->
    [sad] sad face
    [neutral] neutral face
   *[happy] happy face
}
decks-card-unread = “{ $text }” isn’t a card
decks-card-title = Card { $number }
decks-card-text = As text
decks-card-remove = Remove
decks-card-done = Done

# The cards laid out: rows by lower value, columns by face.
decks-mend = { $count ->
    [one] one to fix
   *[other] { $count } to fix
}
decks-make = Change to
decks-column = { $face ->
    [none] Always
    [happy] from three
    [neutral] from four
   *[sad] only five
}
decks-cell = { $value }: { $column }
decks-place = Add a card with a { $value }
decks-one-end = One end
decks-other-end = The other
decks-pad = or tap both ends
decks-add-how = What can I type?
decks-dealt = { $players } players, { $each ->
    [one] one card
   *[other] { $each } cards
} each
decks-dealt-over = { $players } players, { $each } or { $more } cards each
decks-dealt-none = { $players } players

# How the cards are dealt, by the number of players.
decks-pack-players = Players
decks-pack-cards = Cards
decks-pack-hands = In each hand
decks-pack-over = { $each } or { $more }

# Whether it will do.
decks-checking = Checking…
decks-good = You can play with these cards.
decks-not-yet = You can’t play with these cards yet.
decks-wrong = What’s missing or wrong
decks-unchecked = The cards can’t be checked right now. Nothing you entered is lost.
decks-keep = Save deck
decks-keep-changes = Save changes
decks-kept = Saved the deck “{ $name }”.
decks-deleted = Deleted the deck “{ $name }”.
decks-give-up = Discard changes
decks-give-up-title = Discard your changes?
decks-give-up-about = You’ll lose the cards you haven’t saved.
decks-go-on = Keep editing

# The cards of a table.
decks-look-standard = This table plays with the standard deck: the printed cards, as one owner of the game listed them in public. The publisher hasn’t confirmed the list.
decks-look-pairs = This table plays with “pairs”, our first deck. It isn’t the deck in the box.
decks-look-own = This table plays with the deck “{ $name }”, the host’s own cards.
decks-look-keep = Save to my decks
