### Practising: a position to play with, for one person alone.

# How those are called who play with you. $seat is a letter.
practice-seat = { $seat } 자리
practice-again = 처음부터 다시
practice-retry = 다시 해 보기
practice-over = 라운드가 끝났어요.
practice-rest = 여기서는 더 행동할 사람이 없어요.
practice-anew = 연결이 끊겨서 처음부터 다시 시작해요.

## An example of the rules, to be tried. $rule is its number, such as A2; $word
## tells it from another rule of that number, or is "none".

try-title = 해 보기: 규칙 §{ $rule }{ $word ->
    [none] {""}
   *[other] {" "}({ $word })
}
try-back = 규칙으로 돌아가기
try-missing = 그런 예시는 없어요
try-missing-lead = 예시는 모두 그 예시가 보여 주는 규칙 옆에 있어요.
try-rules = 모든 규칙
