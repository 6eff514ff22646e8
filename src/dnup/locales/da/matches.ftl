# The browser: the matches that this guest has played.

matches-title = Mine spil
matches-lead = Alt, du har spillet på denne server. Slagne modstandere står på hovedet.
matches-empty = Spil et spil, så bliver det her: til at se igen, til at gennemgå og til at bevise, at du altså vandt.
matches-nothing = Intet at se tilbage på
matches-play = Spil et spil
matches-list = Spil, det nyeste først
# The result, as a word before the rest.
matches-won = Vundet
matches-lost = Tabt
matches-left = Ikke færdigt
# $names are the others, one after another.
matches-against = Mod { $names }
matches-rounds = { $rounds ->
    [one] Én runde
   *[other] { $rounds } runder
}
matches-points = Point
# $name is a player; $mine is "yes" for the reader; $won is "yes" for the winner.
matches-point = { $mine ->
    [yes] Dig
   *[no] { $name }
}: { $points }
matches-deck = Kortbunke: { $deck }
matches-review = Gennemgå
matches-mistakes-none = Gennemgå dine spil, og se, hvilke fejl der koster dig mest.
matches-mistakes-way = En chance til
matches-other = Mere
matches-show = Vis
matches-show-all = Alle
matches-show-won = Vundet
matches-show-lost = Tabt
matches-none-shown = Ingen af dem endnu.
matches-mistakes = Det koster dig mest
matches-watch = Se
matches-watch-of = { $date }, mod { $names }
matches-delete = Slet
matches-delete-title = Vil du slette dette spil?
matches-delete-about = Det forsvinder fra din liste. Andre, der var med, beholder det på deres. Når ingen længere beholder det, sletter serveren selve spillet, og links til det fører ingen steder hen.
matches-deleted = Spillet er slettet.
matches-delete-all = Slet alle
matches-delete-all-title = Vil du slette alle dine spil?
matches-delete-all-about = Din liste bliver tom. Andre, der spillede med dig, beholder deres. Spil, som ingen længere beholder, slettes fra serveren, og links til dem fører ingen steder hen. Det kan ikke fortrydes.
matches-deleted-all = Alle dine spil er slettet.
matches-more = Vis ældre spil
matches-file = Eller se et spil fra en fil
refused-not-your-match = Spillet er ikke længere på din liste.
