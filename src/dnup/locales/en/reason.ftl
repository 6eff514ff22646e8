# Why an action is good: facts that a player can check, each true whatever the others hold.
#
# $set is a set in words, such as "three 8s"; $value and $size are its own. $name is another player.
# $higher and $above are values; $left and $cards count cards.

reason-wins = You’re out with it, and win the match.
reason-out = You’re out with it, and win { $won ->
    [round] the round
    [1] 1 point
   *[other] { $won } points
}.
# $values is how many values are higher; $higher is that value if it is one.
reason-unbeatable = Nobody can beat { $set }: { $values ->
    [0] no card is higher.
    [1] { $left ->
        [0] all { $higher }s are gone or yours.
        [1] all { $higher }s but one are gone or yours.
        [2] all { $higher }s but two are gone or yours.
        [3] all { $higher }s but three are gone or yours.
       *[other] all { $higher }s but { $left } are gone or yours.
    }
   *[other] { $left ->
        [0] all higher cards are gone or yours.
        [1] of each higher value all cards but one are gone or yours.
        [2] of each higher value all cards but two at most are gone or yours.
        [3] of each higher value all cards but three at most are gone or yours.
       *[other] of each higher value all cards but { $left } at most are gone or yours.
    }
}
reason-safe = Nobody can beat { $set } before your next turn: { $size ->
    [1] nobody can have a higher card.
   *[other] nobody can put together { $size } cards of a higher value.
}
reason-stops-out = { $name } has { $cards ->
    [1] one card
    [2] two cards
    [3] three cards
   *[other] { $cards } cards
} left, and then can’t go out next turn.
reason-one-set = Then you hold only { $set }: one more set, and you’re out.
reason-beats = It sends { $set } back to { $name }, who then has { $cards ->
    [1] one card
   *[other] { $cards } cards
}.
reason-hinders-out = { $name } has { $cards ->
    [1] one card left, and then goes out next turn only with a value above { $above }.
    [2] two cards left, and then goes out next turn only with two of a value above { $above }.
   *[other] { $cards } cards left, and then goes out next turn only with { $cards } of a value above { $above }.
}
reason-only-value = Only { $higher }s can beat { $set }, and { $left ->
    [1] at most one of them is
   *[other] at most { $left } of them are
} left to the others.
reason-few-beat = { $left ->
    [1] Only one card is left that can beat { $set }.
    [2] Only two cards are left that can beat { $set }.
    [3] Only three cards are left that can beat { $set }.
   *[other] Only { $left } cards are left that can beat { $set }.
}
reason-take-to = The cards you take, turned, give you { $set }.
reason-rotate-to = Turned, your hand has { $set }.
reason-no-play = You can’t play anything: none of your sets is high enough.
reason-add-safe = A card you add can’t come back to you.
reason-keeps-set = It keeps { $set } together in your hand.
reason-lowest = { $value } is the lowest value in your hand, and now you’re rid of it.
