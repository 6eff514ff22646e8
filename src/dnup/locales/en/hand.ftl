# The own hand in the browser, and acting with it.

refused-select-first = Select the cards to play first.
refused-add-one-card = Exactly one card can be added: select only one.

hand-title = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
hand-cards = Your cards. Arrow keys go from one to the next.
hand-cards-peek = Your cards as they would be if you rotated.
hand-came-back = Just came back to you
# A card for a screen reader: $value is active, $other inactive; $star is "yes" for the card with the star.
hand-card = { $star ->
    [yes] { $value }, turned { $other }, star
   *[no] { $value }, turned { $other }
}
hand-card-peek = { $star ->
    [yes] If rotated: { $value }, turned { $other }, star
   *[no] If rotated: { $value }, turned { $other }
}
# A card or a set within a sentence, for who hears it. $value is active, $other inactive; $others are the
# inactive values of the set, $star is "yes" for the card with the star.
card-inside = { $star ->
    [yes] { $value } (turned { $other }, star)
   *[no] { $value } (turned { $other })
}
set-turned = { $set }, turned { $others }
set-turned-star = { $other } (star)

# The line above the hand. $set is a set in words, such as "two 5s"; $name is a player.
hand-turn = Your turn
hand-turn-area = Your turn · area { $number }
hand-now = { $cards ->
    [yes] { $sets ->
        [yes] Select cards, take a set, or rotate.
       *[no] Select cards, or rotate.
    }
   *[no] { $sets ->
        [yes] Take a set, or rotate.
       *[no] You can only rotate.
    }
}
# In the first turn of somebody's first match.
hand-goal = { $players ->
    [2] Get rid of your cards first. You have two areas to play in.
   *[other] Be the first to get rid of your cards. Play one, or several of the same value.
}
hand-now-selected = { $play ->
    [yes] { $adds ->
        [0] You can play { $set }.
       *[other] You can play { $set }, or add it to a set that lights up.
    }
   *[no] { $adds ->
        [0] You can’t play { $set } now. Press Play to see why.
       *[other] You can add { $set } to a set that lights up.
    }
}
hand-wait = Waiting for { $name }. You can pick cards now.
hand-wait-selected = Waiting for { $name }. You’ve picked { $set }.
hand-out = You are out. The others play on.
hand-paused = The match is paused.
hand-peeking = Only a look: your hand as it would be if you rotated.
hand-rule = Why?
# $action is what would be done, such as "Play two 5s".
hand-confirm = { $action }?
hand-yes = Yes
hand-no = No

# The buttons below the hand.
hand-actions = What you can do
hand-select = Select cards
hand-nothing = Nothing to play
# $kind is what the key does; a set of $size cards of this $value.
hand-key = { $kind ->
    [take] Take { $size } × { $value }
    [add] Add { $value }
   *[play] Play { $size } × { $value }
}
# The selected $set would beat $owner's set; $beaten is set-bare: $size cards of this $value.
hand-beats = { $ownermine ->
    [yes] { $size ->
        [1] Beats your own { $value }.
       *[other] Beats your own { $beaten }.
    }
   *[no] { $size ->
        [1] Beats { $owner }’s { $value }.
       *[other] Beats { $owner }’s { $beaten }.
    }
}
# The selected card of this $value fits $owner's set alone; $target is set-bare: $size cards.
hand-aim-add = { $size ->
    [1] Add your { $value } to { $owner }’s { $value }.
   *[other] Add your { $value } to { $owner }’s { $target }.
}
# $values are what the cards of the set show when they are turned.
hand-aim-take = Take { $set } from { $owner }? { $count ->
    [one] It will show { $values } in your hand.
   *[other] They will show { $values } in your hand.
}
# $action waits: until the connection is back, or until it is one's turn; or it had to be given up.
hand-queued = Offline. Your move is waiting: { $action }.
hand-planned = Waiting for your turn: { $action }.
hand-dropped = That no longer works: { $action }.
# Selects cards that would do instead; they stand behind it, as small cards.
hand-use = Use
hand-rotate = Rotate
hand-peek = Peek
hand-sort = Sort
hand-clear = Clear
hand-hint = Hint

# The list of keys.
key-space = Space
key-enter = Enter
key-shift = Shift
key-escape = Esc
key-tab = Tab
keys-move = Go from card to card
keys-select = Select the card, or no longer
keys-order = Move the card within the hand
keys-clear = Select nothing, or answer “No”
keys-area = Go to a play area, and play, add or take there
keys-single = Single keys
keys-single-on = Single keys do something at the table
keys-value = Select one more card of this value (0 is for 10); after the last one, none
keys-all = Select all cards of this value
keys-play = Play the selected cards
keys-rotate = Rotate the hand
keys-target = Go to the next set or area that lights up; Enter presses it
keys-peek = Peek: see the hand as it would be if rotated
keys-hand = Go to your hand
keys-hint = Hint: the best actions, where hints can be had
keys-aid = Show the player aid
keys-help = Show this list

# The connection was cut after something had been sent.
refused-no-answer = The connection was lost before the server answered. It may have been done or not.
refused-create-lost = The connection was lost before the server answered, so a table may have been opened or not. Open one again if you want to: an empty one closes by itself.
