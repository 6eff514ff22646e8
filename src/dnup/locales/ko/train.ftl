# dnup train: 봇의 신경망을 자기 대국으로 훈련해요.

cli-train = 봇의 신경망을 자기 대국으로 훈련해요.
cli-train-folder = 훈련 폴더: 체크포인트, 신경망, 훈련 카드, 실력 곡선을 저장해요.
cli-train-players = 인원수. 새로 훈련할 때 필요해요.
cli-train-positions = 배울 국면 수. 생략하면 { $positions }개예요. 훈련 일정은 이 숫자를 따라가요.
cli-train-seed = 훈련 전체를 이 숫자로 정해요. 생략하면 { $seed }이에요.
cli-train-resume = 폴더의 훈련을 체크포인트부터 이어서 해요.
cli-train-against = 대신 최적 대응을 훈련해요. 이 파일의 신경망은 그대로 두고, 이기는 법을 배워요.
cli-train-open = 대신 모든 손패를 보는 신경망을 훈련해요. 이 파일의 신경망이 하는 라운드에서 배우고, 그래프에 쓰여요.
cli-train-workers = 동시에 플레이할 묶음 수. 생략하면 1개, --ray에서는 클러스터의 프로세서 수만큼이에요. 하나로 하면 같은 시드에서 비트까지 똑같은 신경망이 나와요.
cli-train-ray = Ray 클러스터에서 플레이해요. 주소를 쓰거나, 이 컴퓨터에서 시작하려면 “local”이라고 쓰세요.

train-no-players = --players로 인원수를 지정하세요({ $least }~{ $most }).
train-no-extra =
    훈련에 필요한 패키지가 설치되어 있지 않아요(없는 모듈: { $module }). 이렇게 설치하세요:
    { $command }
train-not-a-folder = { $folder } – 파일이에요. 폴더를 지정하세요.
train-net-resumed = { $option } 옵션은 새로 훈련할 때만 써요. { $folder } 폴더의 훈련을 이어서 하려면 이 옵션을 빼세요.
train-against-and-open = --against와 --open은 함께 쓸 수 없어요. 하나를 빼 주세요.
train-cannot-write = { $folder } 폴더에 쓸 수 없어요: { $reason }
train-start = { $kind ->
    [open] 모든 손패를 보는 { $players }인용 신경망
    [against] { $players }명 최적 대응
   *[self] { $players }명 자기 대국
}, 작업자 { $workers }개: 국면 { $goal }백만 개 중 { $done }백만 개 완료.
train-compiling = 커널을 컴파일해야 하면 첫 묶음은 1~2분 더 걸려요. Ctrl-C를 누르면 지금 묶음까지 하고 멈춰요.
train-point = 국면 { $goal }백만 개 중 { $positions }백만 개, { $time }, 남은 시간 { $left }, 손실 { $loss }, 무작위 행동 { $whims } %: 빠른 전략 상대로 1등 { $policy } %(공평한 몫 { $fair } %)
train-point-open = { $goal }백만 국면 중 { $positions }백만, { $time }, 남은 시간 { $left }, 손실 { $loss }
train-point-against = 고정된 신경망 상대로 { $share } %(공평한 몫보다 { $gain }점)
train-point-selves = 이전 버전 상대: { $shares }
train-point-self = { $share } %({ $positions }백만 개 때)
train-finished = 국면 { $positions }백만 개, { $time } 만에 끝났어요. 신경망과 훈련 카드는 { $folder } 폴더에 있어요.
train-finished-before = { $folder } 폴더의 훈련은 이미 끝났어요. 새 폴더에서 다시 시작하세요.
train-stopped =
    국면 { $positions }백만 개, { $time } 만에 멈췄어요. 모두 { $folder } 폴더에 저장했어요. 이렇게 이어서 하세요:
    { $command }
train-stopped-early = 첫 묶음을 배우기 전에 멈췄어요. 저장한 것이 없어요.

train-error-no-torch =
    훈련에 필요한 PyTorch가 설치되어 있지 않아요. 저장소를 복제했다면 “make setup-train”을 실행하고 .venv-train/bin/dnup을 시작하세요. 아니면 이렇게 설치하세요:
    { $command }
train-error-no-ray =
    --ray에 필요한 Ray가 설치되어 있지 않아요. 저장소를 복제했다면 “make setup-train”을 실행하고 .venv-train/bin/dnup을 시작하세요. 아니면 이렇게 설치하세요:
    { $command }
train-error-no-folder = { $folder } 폴더가 없어서 이어서 할 수 없어요. 새로 시작하려면 --resume을 빼세요.
train-error-folder-taken = { $folder } 폴더에 이미 훈련이 있어요. --resume으로 이어서 하거나 다른 폴더를 지정하세요.
train-error-nothing-to-resume = { $folder } 폴더에 체크포인트가 없어서 이어서 할 수 없어요. 새로 시작하려면 --resume을 빼세요.
train-error-other-players = { $folder } 폴더의 훈련은 { $asked }명이 아니라 { $players }명용이에요. --players를 빼거나 다른 폴더를 지정하세요.
train-error-other-settings = { $folder } 폴더의 훈련은 --{ $setting } { $asked }이(가) 아니라 { $value }(으)로 시작했어요. 옵션을 빼거나 다른 폴더에서 새로 시작하세요.
train-error-checkpoint-broken = { $file } 파일을 읽을 수 없어요: { $reason }
train-error-not-a-net = { $file } – { $players }명용 신경망이 아니에요: { $reason }
train-error-cluster-unreachable = { $address } 주소의 Ray 클러스터에 연결할 수 없어요: { $reason }
train-error-cluster-lost = Ray 클러스터가 묶음을 계속 잃어버렸어요({ $reason }). 지금까지 배운 것은 저장했어요. --resume으로 이어서 하세요.
