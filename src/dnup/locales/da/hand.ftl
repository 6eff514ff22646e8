# The own hand in the browser, and acting with it.

refused-select-first = Vælg først de kort, du vil spille.
refused-add-one-card = Du kan kun føje præcis ét kort til: Vælg kun ét.

hand-title = Din hånd, { $count ->
    [one] ét kort
   *[other] { $count } kort
}
hand-cards = Dine kort. Piletasterne går fra det ene til det næste.
hand-cards-peek = Dine kort, som de ville være, hvis du vendte dem.
hand-came-back = Er lige kommet tilbage til dig
# A card for a screen reader: $value is active, $other inactive; $star is "yes" for the card with the star.
hand-card = { $star ->
    [yes] { $value }, vendt { $other }, stjerne
   *[no] { $value }, vendt { $other }
}
hand-card-peek = { $star ->
    [yes] Hvis du vender: { $value }, vendt { $other }, stjerne
   *[no] Hvis du vender: { $value }, vendt { $other }
}
# A card or a set within a sentence, for who hears it. $value is active, $other inactive; $others are the
# inactive values of the set, $star is "yes" for the card with the star.
card-inside = { $star ->
    [yes] { $value } (vendt { $other }, stjerne)
   *[no] { $value } (vendt { $other })
}
set-turned = { $set }, vendt { $others }
set-turned-star = { $other } (stjerne)

# The line above the hand. $set is a set in words, such as "two 5s"; $name is a player.
hand-turn = Din tur
hand-turn-area = Din tur · område { $number }
hand-now = { $cards ->
    [yes] { $sets ->
        [yes] Vælg kort, tag et sæt, eller vend.
       *[no] Vælg kort, eller vend.
    }
   *[no] { $sets ->
        [yes] Tag et sæt, eller vend.
       *[no] Du kan kun vende.
    }
}
# In the first turn of somebody's first match.
hand-goal = { $players ->
    [2] Kom først af med dine kort. Du har to spilområder.
   *[other] Kom først af med dine kort. Spil ét, eller flere med samme værdi.
}
hand-now-selected = { $play ->
    [yes] { $adds ->
        [0] Du kan spille { $set }.
       *[other] Du kan spille { $set } eller føje til et sæt, der lyser.
    }
   *[no] { $adds ->
        [0] Du kan ikke spille { $set } nu. Tryk på Spil for at se hvorfor.
       *[other] Du kan føje { $set } til et sæt, der lyser.
    }
}
hand-wait = { $name } har turen. Du kan allerede vælge kort.
hand-wait-selected = { $name } har turen. Du har valgt { $set }.
hand-out = Du er færdig. De andre spiller videre.
hand-paused = Spillet er sat på pause.
hand-peeking = Kun et kig: din hånd, som den ville være, hvis du vendte den.
hand-rule = Hvorfor?
# $action is what would be done, such as "Play two 5s".
hand-confirm = { $action }?
hand-yes = Ja
hand-no = Nej

# The buttons below the hand.
hand-actions = Hvad du kan gøre
hand-select = Vælg kort
hand-nothing = Intet at spille
hand-key = { $kind ->
    [take] Tag { $size } × { $value }
    [add] Føj { $value } til
   *[play] Spil { $size } × { $value }
}
hand-beats = { $ownermine ->
    [yes] { $size ->
        [1] Slår din egen { $value }’er.
       *[other] Slår dit eget sæt: { $beaten }.
    }
   *[no] { $size ->
        [1] Slår { $value }’eren fra { $owner }.
       *[other] Slår { $beaten } fra { $owner }.
    }
}
hand-aim-add = { $size ->
    [1] Føj din { $value }’er til { $value }’eren fra { $owner }.
   *[other] Føj din { $value }’er til { $target } fra { $owner }.
}
hand-aim-take = Tag { $set } fra { $owner }? { $count ->
    [one] På din hånd bliver det til { $values }.
   *[other] På din hånd bliver de til { $values }.
}
hand-queued = Ingen forbindelse. Dit træk venter: { $action }.
hand-planned = Når det er din tur: { $action }.
hand-dropped = Det kan ikke længere lade sig gøre: { $action }.
# Selects cards that would do instead; they stand behind it, as small cards.
hand-use = Brug
hand-rotate = Vend
hand-peek = Kig
hand-sort = Sortér
hand-clear = Fravælg
hand-hint = Tip

# The list of keys.
key-space = Mellemrum
key-enter = Enter
key-shift = Skift
key-escape = Esc
key-tab = Tab
keys-move = Gå fra kort til kort
keys-select = Vælg kortet, eller vælg det fra igen
keys-order = Flyt kortet på hånden
keys-clear = Vælg intet, eller svar ”Nej”
keys-area = Gå til et spilområde, og spil, føj til eller tag dér
keys-single = Enkelte taster
keys-single-on = Enkelte taster virker ved bordet
keys-value = Vælg et kort mere med denne værdi (0 er til 10), og intet efter det sidste
keys-all = Vælg alle kort med denne værdi
keys-play = Spil de valgte kort
keys-rotate = Vend hele hånden
keys-target = Gå til det næste sæt eller område, der lyser; Enter trykker på det
keys-peek = Kig: Se hånden, som den ville være vendt
keys-hand = Gå til din hånd
keys-hint = Tip: de bedste handlinger, hvor man kan få tip
keys-aid = Vis oversigtskortet
keys-help = Vis denne liste

# The connection was cut after something had been sent.
refused-no-answer = Forbindelsen blev afbrudt, før serveren svarede. Det er måske sket, måske ikke.
refused-create-lost = Forbindelsen blev afbrudt, før serveren svarede, så der er måske åbnet et bord, måske ikke. Åbn et igen, hvis du vil: Et tomt bord lukker af sig selv.
