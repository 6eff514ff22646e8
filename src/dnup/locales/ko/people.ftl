# How guests deal with their devices, their data and one another.

# Where a guest is logged in, in the settings. $browser and $system are names, such as Firefox and Windows.
devices = 내 기기
device-on = { $system }의 { $browser }
device-unknown = 알 수 없는 기기
device-shared = 이전 로그인(여러 기기일 수 있어요)
device-this = 이 기기
# $when is a day and a time, such as “Today, 14:20”.
device-seen = 마지막 사용: { $when }
device-log-out = 로그아웃
device-log-out-name = 로그아웃: { $device }
device-log-out-others = 다른 기기 모두 로그아웃
device-log-out-all = 모든 기기에서 로그아웃
device-log-out-ask = 이 기기에서 로그아웃할까요?
device-log-out-all-ask = 모든 기기에서 로그아웃할까요?
device-lost = 그러면 이 게스트로 다시 돌아올 수 없어요. 자리, 매치, 레이팅을 영영 잃어요.
device-kept = 이 브라우저는 새 게스트가 돼요. 다른 기기에서 만든 링크로 돌아올 수 있어요.
# What the server keeps about a guest.
your-data = 내 데이터
data-hint = 서버에 저장된 내 데이터를 파일로 받거나 모두 삭제할 수 있어요.
data-export = 내 데이터 받기
data-delete = 내 데이터 모두 삭제
data-delete-ask = { $name } 님의 데이터를 모두 삭제할까요?
data-delete-about = 이름, 기기, 매치, 실수, 레이팅, 덱, 신고, 차단이 삭제되고 테이블에서 나가요. 다른 사람의 매치에서는 이름이 “(deleted)”로 바뀌고, 그 매치가 공정했는지 더는 증명할 수 없어요. 되돌릴 수 없어요.
blocked = 차단한 사람
blocked-undo = 차단 해제
blocked-undo-name = { $name } 님 차단 해제
# $names are names, such as Ann and Bob.
blocked-here = 내가 차단한 사람이 이 테이블에 있어요: { $names }
# What one can do about somebody at the table.
report = 신고
report-line = { $name } 님의 말 신고
report-title = { $name } 님 신고
report-why = 무슨 일이 있었나요?
report-for-insult = 욕설이나 협박
report-for-spam = 도배
report-for-stalling = 시간 끌기
report-for-cheating = 부정행위
report-for-name = 불쾌하거나 남을 속이는 이름
report-for-other = 기타
report-note = 운영자에게 더 알려 줄 내용
report-about = 운영자는 신고 내용과 이 테이블의 마지막 대화를 함께 봐요.
report-send = 신고하기
report-sent = 고마워요. 운영자가 확인할게요.
block = 차단
block-done = 차단됨
block-about = 이제 { $name } 님의 말이 보이지 않고, 내가 방장인 테이블에 들어올 수 없어요. 설정에서 되돌릴 수 있어요.
remove-staller = 매치에서 내보내기
