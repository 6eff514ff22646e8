# dnup store: a server's database as a file of lines, and what can be wrong with either.

cli-store = 서버가 저장한 것을 파일로 내보내거나 다시 들여와요.
cli-store-export = 모든 테이블, 게임, 게스트를 파일로 써요. 서버가 돌아가는 중에도 할 수 있어요. 끝나지 않은 게임의 비밀값이 들어 있으니 남에게 보여 주지 마세요.
cli-store-import = 내보낸 파일을 새 데이터베이스로 들여와요. 전부 들여오거나 아무것도 들여오지 않아요.
cli-store-arg-export = 새로 쓸 파일. 아직 없는 파일이어야 해요.
cli-store-arg-import = dnup store export로 만든 파일.
cli-store-opt-database = 서버의 데이터베이스. 생략하면 내 데이터 폴더에 있는 것을 써요.

store-progress = { $rows }줄
store-exported = { $rows }줄을 { $file } 파일에 썼어요.
store-imported = { $rows }줄을 { $database } 데이터베이스로 들여왔어요.
store-file-exists = { $file } 파일이 이미 있어요. 다른 파일을 지정하거나 그 파일을 옮기세요.
store-line = { $file }: { $line }번째 줄: { $what } 아무것도 들여오지 않았어요.

store-error-number-taken = 다른 쪽에서 먼저 썼어요.
store-error-number-missing = 이 앞에 테이블 기록의 일부가 빠져 있어요.
store-error-code-taken = 진행 중인 다른 테이블이 이 코드를 쓰고 있어요.
store-error-record-taken = 같은 id의 게임이 이미 있어요.
store-error-guest-taken = 같은 id나 세션의 게스트가 이미 있어요.
store-error-no-guest = 그런 게스트가 없어요.
store-error-no-table = 파일에 없는 테이블에 딸린 내용이에요.
store-error-table-closed = 닫힌 테이블이에요.
store-error-table-taken = 같은 id의 테이블이 이미 있어요.
store-error-deck-taken = 같은 카드로 된 덱이 이미 있어요.
store-error-no-record = 파일에 없는 게임에 딸린 내용이에요.
store-error-write-failed = 데이터베이스에 쓸 수 없어요: { $reason }
store-error-read-failed = 데이터베이스를 읽을 수 없어요: { $reason }
store-error-store-closed = 데이터베이스가 닫혀 있어요.
store-error-unknown-url = “{ $url }” – 이 버전이 모르는 데이터베이스예요. dnup.db처럼 파일을 지정하세요.
store-error-no-database = { $path } 데이터베이스가 없어요. --database로 서버의 데이터베이스를 지정하세요.
store-error-cannot-open = { $path } 데이터베이스를 열 수 없어요: { $reason }
store-error-not-a-database = { $path } 파일은 데이터베이스가 아니에요. --database로 다른 파일을 지정하세요.
store-error-foreign-database = { $path } 파일은 다른 프로그램의 데이터베이스예요. --database로 다른 파일을 지정하세요.
store-error-newer-database = { $path } 데이터베이스는 더 새로운 dnup에서 만들었어요(데이터베이스 버전 { $version }). 그 버전을 설치하세요.
store-error-older-database = { $path } 데이터베이스는 더 오래된 dnup에서 만들었어요. 이 데이터베이스로 서버를 한 번 시작하면 최신으로 바뀌어요.
store-error-not-empty = { $path } 데이터베이스에 이미 내용이 있어요. --database로 새 파일을 지정하세요.
store-error-no-format = 내보낸 파일이 아니에요. 첫 줄에 { $right } 표시가 없어요.
store-error-unknown-format = 이 파일의 형식은 { $format }인데 이 프로그램은 { $right } 형식을 읽어요. 더 새로운 dnup에서는 읽을 수 있을지도 몰라요.
store-error-bad-line = 내보낸 파일의 줄이 아니에요: { $reason }
store-error-wrong-end = 마지막 줄이 앞의 내용과 맞지 않아요. 파일이 바뀌었어요.
store-error-cut-off = 파일이 너무 일찍 끝나요. 일부가 빠져 있어요.
