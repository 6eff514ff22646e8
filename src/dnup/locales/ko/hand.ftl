# The own hand in the browser, and acting with it.

refused-select-first = 내려놓을 카드를 먼저 고르세요.
refused-add-one-card = 카드는 딱 한 장만 추가할 수 있어요. 한 장만 고르세요.
