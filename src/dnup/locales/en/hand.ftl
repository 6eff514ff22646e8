# The own hand in the browser, and acting with it.

refused-select-first = Select the cards to play first.
refused-add-one-card = Exactly one card can be added: select only one.
