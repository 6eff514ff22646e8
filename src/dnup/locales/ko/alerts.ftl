# How a player is told that something happens: sounds, notifications, the screen.

# The tab and notifications. $names are the people who wait.
alert-tab = 내 차례 – dnup
alert-turn = 내 차례예요
alert-turn-waiting = 기다리는 사람: { $names }
alert-began = 게임이 시작돼요

# The offer in the room before a match.
alert-offer = 게임이 시작되거나 내 차례가 되면 알림을 받을까요?
alert-offer-yes = 알림 받기
alert-offer-no = 괜찮아요
alert-offer-taken = 다른 탭을 보고 있을 때 알림을 보내 드려요.
alert-offer-left = 알림을 보내지 않을게요. 설정에서 바꿀 수 있어요.
alert-offer-blocked = 브라우저가 알림을 허용하지 않았어요. 바꾸는 방법은 설정에 있어요.

# Settings.
settings-alerts = 알림
sound-hint = 나무 테이블에 카드를 놓는 소리예요.
volume = 음량
volume-value = { $volume }%
sound-test = 소리 들어 보기
vibration = 진동
vibration-hint = 내 차례가 될 때, 내 세트가 졌을 때, 카드를 다 냈을 때 짧게 울려요.
notifications = 알림 표시
notifications-hint = 다른 탭이나 앱을 보고 있을 때 내 차례, 게임 시작, 채팅을 알려 줘요.
notifications-denied = 브라우저가 이 사이트의 알림을 차단했어요. 주소 옆의 아이콘을 눌러 사이트 설정을 열고 알림을 허용하세요.
notifications-missing = 이 브라우저에서는 알림을 표시할 수 없어요. iPhone이나 iPad에서는 먼저 dnup을 홈 화면에 추가하세요.
notifications-insecure = 알림은 보안 연결에서만 쓸 수 있어요. 주소가 https로 시작해야 해요.
awake = 화면 켜 두기
awake-hint = 게임하는 동안 켜 둬요. 5분 동안 아무 일도 없으면 화면이 꺼질 수 있어요.
awake-missing = 이 브라우저에서는 화면을 켜 둘 수 없어요.
awake-insecure = 화면을 켜 두려면 보안 연결이 필요해요. 주소가 https로 시작해야 해요.
