# The own hand in the browser, and acting with it.

refused-select-first = Vælg først de kort, du vil spille.
refused-add-one-card = Du kan kun føje præcis ét kort til: Vælg kun ét.
