# The own hand in the browser, and acting with it.

refused-select-first = 내려놓을 카드를 먼저 고르세요.
refused-add-one-card = 카드는 딱 한 장만 추가할 수 있어요. 한 장만 고르세요.

hand-title = 내 손, 카드 { $count }장
hand-cards = 내 카드. 화살표 키로 옮겨 다닐 수 있어요.
hand-cards-peek = 돌렸을 때의 내 카드.
# A card for a screen reader: $value is active, $other inactive; $star is "yes" for the card with the star.
hand-card = { $star ->
    [yes] { $value }, 돌리면 { $other }, 별
   *[no] { $value }, 돌리면 { $other }
}
hand-card-peek = { $star ->
    [yes] 돌린 모습: { $value }, 다시 돌리면 { $other }, 별
   *[no] 돌린 모습: { $value }, 다시 돌리면 { $other }
}

# The line above the hand. $set is a set in words, such as "5 두 장"; $name is a player.
hand-turn = 내 차례
hand-turn-area = 내 차례, { $number }번 구역
hand-now = { $cards ->
    [yes] { $sets ->
        [yes] 카드를 고르거나, 세트를 가져오거나, 손에 든 카드를 돌리세요.
       *[no] 카드를 고르거나 손에 든 카드를 돌리세요.
    }
   *[no] { $sets ->
        [yes] 세트를 가져오거나 손에 든 카드를 돌리세요.
       *[no] 돌리기만 할 수 있어요.
    }
}
hand-now-selected = { $play ->
    [yes] { $adds ->
        [0] { $set }을 내려놓으세요.
       *[other] { $set }을 내려놓거나 빛나는 세트에 추가하세요.
    }
   *[no] { $adds ->
        [0] 지금은 { $set }을 내려놓을 수 없어요.
       *[other] { $set }을 빛나는 세트에 추가하세요.
    }
}
hand-wait = { $name } 님 차례예요. 미리 카드를 고를 수 있어요.
hand-wait-selected = { $name } 님 차례예요. { $set }을 골라 뒀어요.
hand-paused = 게임이 일시 정지됐어요.
hand-peeking = 미리보기: 돌리면 손에 든 카드가 이렇게 돼요.
hand-rule = 규칙 { $rule }
# $action is what would be done, such as "5 두 장 내려놓기".
hand-confirm = { $action }, 할까요?
hand-yes = 네
hand-no = 아니요

# The buttons below the hand.
hand-actions = 할 수 있는 행동
hand-play = 내려놓기
hand-rotate = 돌리기
hand-peek = 미리보기
hand-sort = { $sort ->
    [value] 숫자순
   *[hand] 내 순서
}
hand-all = { $value } 모두
hand-clear = 선택 해제
