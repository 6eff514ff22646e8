# The table in the browser: the room before a match, the board, log and chat, the menu.

table-title = Bord { $code }
table-opening = Bordet åbnes …
board = Bordet
watching = Du ser med

# Seats. $points are what the player has, $goal what wins the match.
seat-you = dig
seat-turn = Har turen
seat-cards = { $cards ->
    [one] 1 kort på hånden
   *[other] { $cards } kort på hånden
}
seat-points = { $goal ->
    [2] Vundne runder: { $points } (først til { $goal } vinder spillet)
   *[other] Point: { $points } (først til { $goal } vinder spillet)
}
seat-clock = Tid tilbage
seat-out = { $place ->
    [1] Først færdig
    [2] Færdig som nummer to
   *[other] Færdig
}
# The same where there is little room.
seat-out-short = { $place ->
    [1] Nr. 1
    [2] Nr. 2
   *[other] Færdig
}
seat-bot = Bot
seat-away = Væk
seat-away-until = En bot tager over om { $time }.
seat-left = Har forladt bordet
seat-stand-in = En bot spiller
seat-star = Har ★
seat-about = Om denne spiller
seat-known = Alle så disse kort komme op på hånden:
seat-known-none = Ingen har set et kort på denne hånd.
seat-memory-off = Huskehjælp er slået fra ved dette bord, så kortene, der er kommet op på hånden, vises ikke.
seat-hints = { $count ->
    [one] Ét tip i dette spil
   *[other] { $count } tip i dette spil
}

# Play areas. $number is 0 where each player has only one; $mine is "yes" for the reader's own.
area-name = { $mine ->
    [yes] { $number ->
        [0] Dit spilområde
       *[other] Dit spilområde { $number }
    }
   *[no] { $number ->
        [0] Spilområdet foran { $name }
       *[other] Spilområde { $number } foran { $name }
    }
}
area-empty = tomt
area-back = kommer tilbage som
area-add-value = Føj en { $value }’er til
board-two = To vundne runder vinder spillet.
area-play = Spil
area-add = Føj til
area-take = Tag
# The whole label of a play area: $where is area-name, $what the set or area-empty, $action what a press does.
area-holds = { $where }: { $what }
area-holds-offer = { $where }: { $what }. { $action }

# Whose turn it is; $number as above.
turn-mine = { $number ->
    [0] Din tur.
   *[other] Din tur i spilområde { $number }.
}
turn-other = { $number ->
    [0] { $name } har turen.
   *[other] { $name } har turen i spilområde { $number }.
}

# The discard pile.
pile = kasseret
pile-name = { $cards ->
    [0] Ingen kort er kasseret
    [one] 1 kort er kasseret
   *[other] { $cards } kort er kasseret
}
pile-empty = Her lægges sæt med billedsiden nedad, når ejerens næste tur begynder.
pile-about = Alle så dem komme hertil. Hvilken vej de vender, betyder ikke længere noget.
pile-memory-off = Huskehjælp er slået fra ved dette bord, så bunken bliver liggende med billedsiden nedad. Prøv at huske, hvad der røg i den.

# What has happened, and what is said.
log = Hvad der er sket
ticker-open = Hvad der skete: åbn loggen
log-round = Runde { $round }
log-empty = Intet endnu.
log-memory-off = Huskehjælp er slået fra ved dette bord, så kun de seneste træk vises.
chat = Chat
chat-empty = Ingen har sagt noget endnu.
chat-off = Der er ingen chat ved dette bord.
chat-watching = Kun dem, der sidder ved bordet, kan sige noget.
chat-phrases = Sig det med ét tryk
chat-text = Sig noget
chat-send = Send
chat-said = { $name } siger: { $text }
chat-mute = Skjul beskeder fra { $name }
chat-unmute = Vis beskeder fra { $name } igen
chat-unread = ({ $unread } ulæste)

# The menu.
menu = Menu
menu-panel = Log og chat
menu-keys = Taster
menu-aid = Oversigtskort
menu-rules = Alle regler
menu-device = Fortsæt på en anden enhed
menu-network = Åbent for dit netværk
menu-leave = Forlad bordet
menu-stop-watching = Hold op med at se med
leave-title = Vil du gå midt i spillet?
leave-about = En bot spiller videre for dig. Så længe spillet er i gang, kan du komme tilbage med det samme link.
leave-about-alone = Her er kun botter tilbage, så spillet slutter. Det bliver stående blandt dine spil som ikke færdigt.
leave-about-ladder = På ranglisten tæller det som tabt.
leave-stay = Bliv
paused = Spillet er sat på pause.
pause-ask = Bed om en pause
pause-resume = Spil videre
pause-wanted = { $names } vil gerne holde pause.
pause-waiting = Du har bedt om en pause.
pause-agree = Sig ja
pause-no-longer = Alligevel ingen pause

# The table as text.
text-view = Bordet som tekst
text-no-turn = Runden er slut.
text-you = { $name } (dig)
text-known = Alle så disse kort komme op på hånden: { $cards }
text-hand = Din hånd
text-hand-empty = Ingen kort.
text-may = Du kan

# Inviting others.
invite = Invitér
invite-title = Invitér andre
invite-code = Bordets kode
invite-bring = Få dem med
invite-how = Læs koden op, send linket, eller lad dem scanne.
invite-send = Send linket
invite-copy = Kopiér link
invite-share = Del
invite-text = Kom og spil dnup med mig!
invite-qr = QR-kode med linket til dette bord
# Under `dnup serve --open` only this computer can open the link, until the host lets the network in. $port is a number without commas.
invite-local = Linket virker kun på denne computer.
invite-open = Lad folk på dette netværk være med
invite-open-hint = Så kan alle på samme wi-fi eller kablede netværk være med via et link. Forbindelsen er ikke krypteret.
invite-opened = Åbent for dit netværk
invite-firewall = Hvis linket ikke åbner på en anden enhed, så se efter, at den er på samme netværk, og at din firewall tillader port { $port }.
invite-close = Luk igen
invite-close-hint = Alle, der er kommet ind via netværket, mister forbindelsen.
invite-moved = Computeren er kommet på et andet netværk, så linket virker ikke længere.
invite-reopen = Lav et nyt link

# The room before a match. $free seats are empty.
room-title = Før spillet
room-yours = Dit bord
# $name is the host.
room-of = Bord hos { $name }
# Below a name: the host’s own, and that of somebody who is ready.
room-your-table = dit bord
# Below one’s seat, for somebody who has no name yet: a press on it asks for one.
room-name = sig dit navn
room-friend = spiller med
# A seat that is still free; below it are the faces of the bots.
room-kept = Holdt til en ven
room-or-bot = eller giv den til en bot nu
# $name is the bot that sits there.
room-swap = Sæt en anden bot på { $name }s plads
room-who = Hvem skal spille?
# In one’s own place on the mat, and beside the key below.
room-lay = Læg dit kort, når du er klar.
# What is missing until the match begins, and what can be done about it.
room-free-seats = { $free ->
    [one] Én plads er ledig.
   *[other] { $free } pladser er ledige.
}
room-fill = Vent på en ven, eller tryk på et ansigt.
room-fill-wait = Vi venter på, at nogen sætter sig.
room-all-here = Alle er her.
# The options of the table, as rows: what each is about, and what holds here.
room-rules = Husets regler
room-rule-on = Til
room-rule-off = Fra
room-rule-onlookers = Tilskuere
room-rule-welcome = Velkomne
room-rule-nobody = Ingen
room-rule-bots-take = Botter bruger
room-rule-seconds = cirka { $seconds } s
room-rule-cards = Kort
room-free = Ledig plads
room-ready = Klar
room-bot-for = En bot til plads { $seat }
room-sit-here = Sæt dig her
room-remove = Fjern { $name }
room-wait-ready = Venter på { $names }.
room-wait-you = Alle venter på dig.
room-be-ready = Jeg er klar
room-not-yet = Tag mit kort tilbage
sit-down = Sæt dig

# Before one sits down: who is there, and how one wants to be called. $host is a player.
join-title = { $host } har holdt en plads til dig
join-title-bare = Der er en plads til dig
join-learn = Aldrig spillet før? Lær det trin for trin.
join-who = Ved bordet
# Below a name.
join-opened = åbnede bordet
join-ready = klar
join-not-ready = ikke klar endnu
join-bot = en bot
join-free = ledig plads
join-you = det er dig
join-name = Hvad skal de kalde dig?
join-name-missing = Skriv et navn, eller lad terningen finde et.
# A button with a die, and the names that it can make up, with commas between them.
join-made-up = Find på et navn
join-names = Asta, Bo, Carl, Ella, Freja, Gry, Ida, Jens, Kaj, Liv, Mads, Nor, Otto, Per, Signe, Tove, Viggo
# Below a small picture of the reader, upside down.
join-beaten = når du bliver slået
join-ink = Vælg din farve
join-foot = Ingen konto, ingen e-mail. Du kan ændre begge dele senere.
join-watch = Se bare med

# The options in a few words each.
option-players = { $players } spillere
option-clock-none = Intet ur
option-clock-move = { $seconds } sekunder til et træk
option-clock-total = { $minutes } min til hver, { $increment } s mere for hvert træk
option-chat-free = Fri chat
option-chat-phrases = Chat med korte sætninger
option-chat-off = Ingen chat
option-spectators = Andre må se med
option-spectators-none = Ingen må se med
option-memory = Med huskehjælp
option-memory-none = Uden huskehjælp
option-pace = Botter bruger cirka { $seconds } s
option-deck = Kortbunke: { $deck }
option-deck-standard = Standardbunken
option-deck-title = Kortene ved dette bord

# Why there is no table to see.
gone-closed = Bordet er lukket.
gone-removed = Værten har fjernet dig fra din plads.
gone-left = Du har forladt bordet.
trouble-door = Døren er lukket
trouble-home = Til forsiden
trouble-new = Åbn et bord
trouble-watch = Se med i stedet
trouble-watch-about = Du kan se med uden at have en plads.
trouble-again = { $seconds ->
    [0] Prøv igen
   *[other] Prøv igen om { $seconds } s
}

deed-played = { $mine ->
    [yes] Du spiller { $cards }{ $where }
   *[no] { $name } spiller { $cards }{ $where }
}
deed-added = { $mine ->
    [yes] Du føjer { $cards } til { $owner }s sæt
   *[no] { $name } føjer { $cards } til { $ownermine ->
        [yes] dit
       *[no] { $owner }s
    } sæt
}
deed-taken = { $mine ->
    [yes] Du tager { $cards } fra { $owner } ↻ { $turned }
   *[no] { $name } tager { $cards } fra { $ownermine ->
        [yes] dig
       *[no] { $owner }
    } ↻ { $turned }
}
deed-rotated = { $mine ->
    [yes] Du vender din hånd ↻
   *[no] { $name } vender hånden ↻
}
deed-returned = { $mine ->
    [yes] { $cards } ↻ { $turned } tilbage til dig
   *[no] { $cards } ↻ { $turned } tilbage til { $name }
}
deed-discarded = { $mine ->
    [yes] Du kasserer { $cards }
   *[no] { $name } kasserer { $cards }
}
