# The browser: the matches that this guest has played.

matches-title = 내 게임 기록
matches-lead = 이 서버에서 한 모든 게임이에요. 진 상대는 거꾸로 서 있어요.
matches-empty = 게임을 하면 여기에 남아요. 다시 보고, 분석하고, 그때 정말 이겼다는 걸 보여 줄 수 있어요.
matches-nothing = 아직 돌아볼 게임이 없어요
matches-play = 게임 하러 가기
matches-list = 최근 게임부터
# The result, as a word before the rest.
matches-won = 승리
matches-lost = 패배
matches-left = 중단
# $names are the others, one after another.
matches-against = 상대: { $names }
matches-rounds = { $rounds }라운드
matches-points = 점수
# $name is a player; $mine is "yes" for the reader; $won is "yes" for the winner.
matches-point = { $mine ->
    [yes] 나
   *[no] { $name }
}: { $points }
matches-deck = 덱: { $deck }
matches-review = 복기
matches-mistakes-none = 게임을 분석하면 어떤 실수가 가장 손해인지 알 수 있어요.
matches-mistakes-way = 다시 해 보기
matches-other = 더 보기
matches-show = 표시
matches-show-all = 전체
matches-show-won = 승리
matches-show-lost = 패배
matches-none-shown = 아직 없어요.
matches-mistakes = 가장 손해가 큰 실수
matches-watch = 보기
matches-watch-of = { $date }, 상대: { $names }
matches-delete = 삭제
matches-delete-title = 이 게임 기록을 삭제할까요?
matches-delete-about = 내 목록에서 사라져요. 함께한 사람들의 목록에는 남아 있어요. 아무의 목록에도 남지 않으면 서버에서도 게임이 삭제되고, 그 링크는 더 열 수 없어요.
matches-deleted = 게임 기록을 삭제했어요.
matches-delete-all = 모두 삭제
matches-delete-all-title = 내 게임 기록을 모두 삭제할까요?
matches-delete-all-about = 내 목록이 비워져요. 함께한 사람들의 목록은 그대로예요. 아무의 목록에도 남지 않은 게임은 서버에서도 삭제되고, 그 링크는 더 열 수 없어요. 되돌릴 수 없어요.
matches-deleted-all = 내 게임 기록을 모두 삭제했어요.
matches-more = 이전 게임 더 보기
matches-file = 또는 파일에 있는 게임 보기
refused-not-your-match = 이 게임은 이제 내 목록에 없어요.
