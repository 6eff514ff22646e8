# What moderators do, and why they can’t.

refused-host-only = Det kan kun værten gøre, med dnup admin.
refused-no-such-guest = Gæsten { $who } findes ikke.
refused-several-guests = { $count } gæster har navnet { $who }. Brug et id eller et bords kode og navnet ved bordet, for eksempel ABC234/Ann.
refused-no-such-ban = Den udelukkelse eller det chatforbud findes ikke. Måske er tiden udløbet.
refused-no-such-report = Den anmeldelse findes ikke.
refused-no-server = Serveren kører ikke, og det skal den for dette.
refused-bad-address = ”{ $value }” er ikke en IP-adresse.
refused-guest-not-here = { $name } er ikke forbundet, så adressen er ukendt. Udeluk kun gæsten, eller angiv en adresse.
refused-is-moderator = { $name } er moderator. Kun værten kan gøre det mod moderatorer.
refused-not-moderator = { $who } er ikke moderator.
refused-in-the-past = Det tidspunkt er passeret.

# The page for moderators.
moderation-title = Moderering
moderation-lead = Anmeldelser, gæster, borde og udelukkelser på denne server. Alt, hvad du gør her, bliver skrevet ned med dit navn.
moderation-reports = Åbne anmeldelser: { $count }
moderation-report = { $at }, bord { $table }: { $reporter } anmelder { $reported }. { $reason }
moderation-no-reports = Intet at gøre: Ingen har anmeldt noget.
moderation-guests = Gæster
moderation-no-guests = Der er ingen her.
moderation-find = En del af et navn
moderation-find-do = Søg
moderation-moderator = er moderator
moderation-tables = Åbne borde: { $count }
moderation-no-tables = Ingen borde er åbne.
moderation-bans = Udelukkelser og chatforbud: { $count }
moderation-no-bans = Ingen er udelukket eller har chatforbud.
moderation-address = En adresse
moderation-until = { $kind ->
    [mute] chatforbud
   *[ban] udelukket
} indtil { $until } ({ $by }): { $reason }
moderation-for-ever = { $kind ->
    [mute] chatforbud
   *[ban] udelukket
} for altid ({ $by }): { $reason }
moderation-why = Hvorfor? Den, det går ud over, kan læse det.
moderation-for = Hvor længe?
moderation-span = { $hours ->
    [0] For altid
    [1] 1 time
    [24] 1 dag
    [168] 7 dage
   *[other] 30 dage
}
moderation-with-address = Udeluk også adressen
moderation-new-name = Nyt navn
moderation-done = Gjort.
moderation-do-close-table = Luk
moderation-do-remove = Fjern
moderation-do-mute = Chatforbud
moderation-do-ban = Udeluk
moderation-do-rename = Omdøb
moderation-do-settle = Afslut
moderation-do-lift = Ophæv
moderation-ask-close-table = Luk bord { $name }?
moderation-ask-remove = Fjern { $name } fra bordet?
moderation-ask-mute = Giv { $name } chatforbud?
moderation-ask-ban = Udeluk { $name }?
moderation-ask-rename = Omdøb { $name }?
moderation-ask-settle = Afslut anmeldelsen af { $name }?
moderation-ask-lift = Ophæv det for { $name }?
