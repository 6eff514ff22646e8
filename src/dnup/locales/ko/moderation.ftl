# What moderators do, and why they can’t.

refused-host-only = 호스트만 dnup admin으로 할 수 있어요.
refused-no-such-guest = { $who } 게스트가 없어요.
refused-several-guests = { $who } 이름을 쓰는 게스트가 { $count }명이에요. id를 쓰거나, ABC234/Ann처럼 테이블 코드와 그곳의 이름을 쓰세요.
refused-no-such-ban = 그런 차단이나 채팅 금지가 없어요. 이미 끝났을 수 있어요.
refused-no-such-report = 그런 신고가 없어요.
refused-no-server = 서버가 돌아가지 않아요. 이 일에는 서버가 필요해요.
refused-bad-address = “{ $value }” – IP 주소가 아니에요.
refused-guest-not-here = { $name } 님이 접속해 있지 않아 주소를 알 수 없어요. 게스트만 차단하거나 주소를 적으세요.
refused-is-moderator = { $name } 님은 운영자예요. 운영자에게는 호스트만 할 수 있어요.
refused-not-moderator = { $who } 님은 운영자가 아니에요.
refused-in-the-past = 이미 지난 시각이에요.

# The page for moderators.
moderation-title = 운영
moderation-lead = 이 서버의 신고, 게스트, 테이블, 차단이에요. 여기서 하는 일은 모두 이름과 함께 기록돼요.
moderation-reports = 처리할 신고: { $count }
moderation-report = { $at }, { $table } 테이블: { $reporter } 님이 { $reported } 님을 신고했어요. { $reason }
moderation-no-reports = 할 일이 없어요. 신고가 없어요.
moderation-guests = 게스트
moderation-no-guests = 아무도 없어요.
moderation-find = 이름의 일부
moderation-find-do = 찾기
moderation-moderator = 운영자
moderation-tables = 열린 테이블: { $count }
moderation-no-tables = 열린 테이블이 없어요.
moderation-bans = 차단과 채팅 금지: { $count }
moderation-no-bans = 차단되거나 채팅이 금지된 사람이 없어요.
moderation-address = 주소
moderation-until = { $until }까지 { $kind ->
    [mute] 채팅 금지
   *[ban] 차단
} ({ $by }): { $reason }
moderation-for-ever = 영구 { $kind ->
    [mute] 채팅 금지
   *[ban] 차단
} ({ $by }): { $reason }
moderation-why = 이유가 뭔가요? 당사자도 읽을 수 있어요.
moderation-for = 얼마 동안인가요?
moderation-span = { $hours ->
    [0] 영구
    [1] 1시간
    [24] 1일
    [168] 7일
   *[other] 30일
}
moderation-with-address = 주소도 차단하기
moderation-new-name = 새 이름
moderation-done = 처리했어요.
moderation-do-close-table = 닫기
moderation-do-remove = 내보내기
moderation-do-mute = 채팅 금지
moderation-do-ban = 차단
moderation-do-rename = 이름 바꾸기
moderation-do-settle = 처리
moderation-do-lift = 풀기
moderation-ask-close-table = { $name } 테이블을 닫을까요?
moderation-ask-remove = { $name } 님을 테이블에서 내보낼까요?
moderation-ask-mute = { $name } 님의 채팅을 금지할까요?
moderation-ask-ban = { $name } 님을 차단할까요?
moderation-ask-rename = { $name } 님의 이름을 바꿀까요?
moderation-ask-settle = { $name } 님에 대한 신고를 처리할까요?
moderation-ask-lift = { $name } 님의 제한을 풀까요?
