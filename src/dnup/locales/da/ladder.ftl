# Browseren: stigen, et ratingtal for spil alene mod botter.

ladder-title = Stigen
ladder-lead = Hvor god du er, ud fra de spil, du spiller alene mod botter: én rating for hvert antal spillere.
# En rating og dens standardafvigelse.
ladder-rating = { $skill } ± { $unsure }
ladder-own = Din rating
ladder-own-none = Du har endnu ingen rating for dette antal spillere. Spil et spil på et af trinene: Alle begynder på 25.
ladder-matches = { $matches ->
    [one] Efter ét spil.
   *[other] Efter { $matches } spil.
}
ladder-place = Du er nummer { $place } af { $guests } her.
ladder-place-after = { $more ->
    [one] Efter ét spil mere er du blandt serverens spillere herunder.
   *[other] Efter { $more } spil mere er du blandt serverens spillere herunder.
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
ladder-rungs = Trinene
ladder-measured = Botternes ratings er fra den første kortbunke. De bliver målt igen med de trykte kort.
ladder-next = Det næste for dig
ladder-record = { $played ->
    [0] Ikke spillet endnu
   *[other] Vundet { $won } af { $played }
}
ladder-play = Spil
# $name er et niveau.
ladder-play-against = mod { $name }
ladder-best = De bedste på denne server
ladder-best-none = Ingen har endnu spillet { $least } spil med dette antal spillere.
ladder-best-about = Med mindst { $least } spil, i rækkefølge efter hvad de med sikkerhed kan: ratingen minus to gange tallet efter ±.
ladder-column-place = Plads
ladder-column-name = Navn
ladder-column-rating = Rating
ladder-column-matches = Spil
ladder-rules = Hvad tæller
ladder-rules-counts = Hvert spil tæller, hvor du alene spiller mod botter med standardkortene til ende. Du behøver ikke begynde det her.
ladder-rules-left = Et spil, du forlader efter dit første træk, tæller som tabt.
ladder-rules-not = Et spil tæller ikke, hvis du tog et tip, hvis en bot trak for dig, eller hvis du kendte kortene.
ladder-rules-model = Tallet efter ± siger, hvor usikker ratingen er: Det bliver mindre med hvert spil. Botternes ratings er målt og bliver, som de er, så en sejr over en stærk giver mere.
ladder-rules-seen = Alle kan se de bedstes navne og ratings. Du kan begynde forfra når som helst.
ladder-anew = Begynd forfra
ladder-anew-title = Begynde forfra?
ladder-anew-about = Dine ratings for alle antal spillere slettes, og hvad du vandt mod hvert niveau. Dine spil bliver. Det kan ikke fortrydes.
ladder-anew-done = Du begynder forfra.
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
ladder-why-not-kept = Dette spil er ikke på stigen.
refused-no-such-ladder = Der er ingen stige for dette antal spillere.
