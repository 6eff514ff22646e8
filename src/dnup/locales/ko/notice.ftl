# What hosts and moderators tell players.

notice-maintenance = { $at }에 점검을 시작해요.
notice-maintenance-now = 점검 중이에요.
notice-hide = 숨기기

refused-banned = { $until ->
    [never] 이 서버에서는 더 이상 플레이할 수 없어요.
   *[other] { $until }까지 이 서버에서 플레이할 수 없어요.
} 이유: { $reason }
refused-muted = { $until ->
    [never] 이 서버에서는 더 이상 채팅할 수 없어요.
   *[other] { $until }까지 이 서버에서 채팅할 수 없어요.
} 이유: { $reason }
refused-removed = 운영자가 테이블에서 내보냈어요. 이유: { $reason }
refused-draining = 서버가 곧 다시 시작해서 새 게임을 시작할 수 없어요. 몇 분 뒤에 다시 해 보세요.
