# Why an action is good: facts that a player can check, each true whatever the others hold.
#
# $set is a set in words, such as "8 세 장"; $value and $size are its own. $name is another player.
# $higher and $above are values; $left and $cards count cards.

reason-wins = 이렇게 하면 카드를 모두 내고 게임을 이겨요.
reason-out = 이렇게 하면 카드를 모두 내고 { $won ->
    [round] 라운드를 이겨요.
   *[other] { $won }점을 얻어요.
}
# $values is how many values are higher; $higher is that value if it is one.
reason-unbeatable = { $set }은 아무도 이길 수 없어요. { $values ->
    [0] 더 높은 카드가 없어요.
    [1] { $left ->
        [0] 숫자 { $higher } 카드는 모두 버려졌거나 나에게 있어요.
       *[other] 숫자 { $higher } 카드는 { $left }장만 빼고 모두 버려졌거나 나에게 있어요.
    }
   *[other] { $left ->
        [0] 더 높은 카드는 모두 버려졌거나 나에게 있어요.
       *[other] 더 높은 숫자마다 다른 사람들에게 남은 카드는 많아야 { $left }장이에요.
    }
}
reason-safe = 다음 내 차례까지 아무도 { $set }을 이길 수 없어요. { $size ->
    [1] 더 높은 카드를 가질 수 있는 사람이 없어요.
   *[other] 더 높은 숫자로 { $size }장을 모을 수 있는 사람이 없어요.
}
reason-stops-out = { $name } 님은 카드가 { $cards }장 남았지만, 이렇게 하면 다음 차례에 카드를 모두 낼 수 없어요.
reason-one-set = 이렇게 하면 손에 { $set }만 남아요. 한 세트만 더 내면 카드를 모두 내게 돼요.
reason-beats = { $set }이 { $name } 님에게 돌아가요. 그러면 { $name } 님의 카드는 { $cards }장이 돼요.
reason-hinders-out = { $name } 님은 카드가 { $cards }장 남았어요. 이렇게 하면 { $above }보다 높은 같은 숫자로 { $cards }장을 내야만 다음 차례에 카드를 모두 낼 수 있어요.
reason-only-value = { $set }을 이길 수 있는 것은 숫자 { $higher } 카드뿐이고, 다른 사람들에게는 많아야 { $left }장 남아 있어요.
reason-few-beat = { $set }을 이길 수 있는 카드는 { $left }장만 남았어요.
reason-take-to = 가져온 카드를 돌리면 { $set }이 돼요.
reason-rotate-to = 손을 돌리면 { $set }이 생겨요.
reason-no-play = 낼 수 있는 세트가 없어요. 내 세트는 모두 낮아요.
reason-add-safe = 추가한 카드는 나에게 되돌아오지 않아요.
reason-keeps-set = { $set }이 손에 그대로 함께 남아요.
reason-lowest = 내 손에서 가장 낮은 숫자인 { $value } 카드를 없앨 수 있어요.
