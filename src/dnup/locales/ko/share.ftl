# What a link to a page says where it is shared. The server reads these: one line each, and no fact but $code.

share-home = dnup: 카드마다 숫자가 두 개인 카드 게임
share-home-about = 카드를 돌리면 숫자가 바뀌어요. 브라우저에서 봇이나 친구와 함께 해 보세요.
share-table = { $code } 테이블에 앉으세요
share-table-about = dnup 게임에 초대받았어요. 링크를 열고 자리를 골라 시작하세요. 가입은 필요 없어요.
share-replay = dnup 게임 다시 보기
share-replay-about = 모든 수를 다시 보고, 누가 무엇을 알았는지, 어디서 뒤집혔는지 확인해 보세요.
share-puzzle = dnup 퍼즐
share-puzzle-named = dnup 퍼즐 { $name }
share-puzzle-about = 다른 사람이 무엇을 들고 있든 가장 좋은 수는 하나예요. 찾을 수 있나요?
share-picture = 숫자가 두 개씩 적힌 dnup 카드 한 벌
