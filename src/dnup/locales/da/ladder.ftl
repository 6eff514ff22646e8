# Browseren: ranglisten, et ratingtal for spil alene mod botter.

ladder-title = Ranglisten
ladder-lead = { $players ->
    [2] To spillere: dig mod én bot.
    [3] Tre spillere: dig mod to ens botter.
    [4] Fire spillere: dig mod tre ens botter.
   *[other] Fem spillere: dig mod fire ens botter.
}
# En rating og dens standardafvigelse, i point.
ladder-rating = { $skill } ± { $unsure }
ladder-own = Din rating
ladder-own-none = Alle begynder her, så dit gæt er lige så godt som vores. Spil ét spil, så bliver det gule stykke kortere.
# Below the rating: its standard deviation.
ladder-give-or-take = plus/minus { $unsure }
ladder-sure = Du ligger sandsynligvis mellem { $low } og { $high }. Hvert spil gør det gule stykke kortere.
ladder-place = Du er nummer { $place } af { $guests }.
ladder-place-after = { $more ->
    [one] Spil ét spil mere for at komme på listen.
   *[other] Spil { $more } spil mere for at komme på listen.
}
# The rating with a deck that is no longer the standard one.
ladder-earlier = Med den første bunke (”{ $deck }”) var din rating { $rating } efter { $matches ->
    [one] ét spil
   *[other] { $matches } spil
}. Med de trykte kort begynder alle forfra.
ladder-course-said = Din rating over { $matches ->
    [one] det seneste spil
   *[other] de seneste { $matches } spil
}: fra { $first } til { $last }
ladder-course = Sådan kom du hertil
ladder-first-match = første spil
ladder-last-match = seneste spil
ladder-won = { $matches } vundet
ladder-lost = { $matches } tabt
ladder-how-sure = hvor sikre vi er
ladder-rungs = Botterne, fra den svageste til den stærkeste
ladder-next = Næste modstander
# A bot that isn’t the next one was chosen.
ladder-pick = Dit valg
# $name is a bot; the chance to win, in small numbers: 2 in 5.
ladder-odds = Du vinder cirka { $times } ud af { $of } mod { $name }.
# What one match does to the rating, in points.
ladder-stakes = { $players ->
    [2] En sejr giver { $win }, et nederlag koster { $loss }.
   *[other] En sejr giver { $win }, sidstepladsen koster { $loss }.
}
ladder-record = Indtil nu: vundet { $won } af { $played }.
# $name is a bot.
ladder-play = Spil mod { $name }
ladder-best = De bedste på serveren
ladder-best-all = Vis de bedste { $guests }
ladder-best-none = Ingen har endnu spillet { $least } spil med så mange spillere.
ladder-best-about = Mindst { $least } spil; sorteret efter rating minus to gange ±.
ladder-rules = Hvad tæller
ladder-rules-counts = Hvert spil, du spiller alene mod botter, tæller, når du bruger standardkortene og spiller til ende. Du behøver ikke begynde det her.
ladder-rules-left = Hvis du forlader et spil, tæller det som en sidsteplads.
ladder-rules-not = Et spil tæller ikke, hvis du kendte kortene. Hvis du tog et tip, eller en bot trak for dig, tæller kun et nederlag.
ladder-rules-model = Tallet efter ± siger, hvor usikre vi er. Det bliver mindre med hvert spil. Botternes ratings er målt og ændrer sig aldrig, så en sejr over en stærk bot giver mere.
ladder-rules-seen = Alle kan se de bedstes navne og ratings. Du kan begynde forfra når som helst.
ladder-anew = Begynd forfra
ladder-anew-title = Begynde forfra?
ladder-anew-about = Det sletter dine ratings for alle antal spillere og dine resultater mod hver bot. Dine spil bliver. Det kan ikke fortrydes.
ladder-anew-done = Du er begyndt forfra.
# Ved slutningen af et spil; $change er uden fortegn.
ladder-rated = { $way ->
    [up] Din rating stiger med { $change } til { $rating }.
    [down] Din rating falder med { $change } til { $rating }.
   *[none] Din rating bliver på { $rating }.
}
ladder-why-people = Tæller ikke: Der spillede også andre mennesker med.
ladder-why-own-deck = Tæller ikke: Det var ikke standardkortene.
ladder-why-old-deck = Tæller ikke: Det blev spillet med den første bunke, og kun standardkortene tæller.
ladder-why-assisted = Tæller ikke: En bot trak for dig.
ladder-why-hints = Tæller ikke: Du tog et tip.
ladder-why-duplicate = Tæller ikke: Kortene var spillet før.
ladder-why-left = Tæller ikke: Spillet blev forladt før dit første træk.
ladder-why-not-kept = Dette spil er ikke på ranglisten.
refused-no-such-ladder = Der er ingen stige for dette antal spillere.
