# How a player is told that something happens: sounds, notifications, the screen.

# The tab and notifications. $names are the people who wait.
alert-tab = Din tur – dnup
alert-turn = Din tur
alert-turn-waiting = Venter på dig: { $names }
alert-began = Spillet begynder

# The offer in the room before a match.
alert-offer = Vil du have en notifikation, når spillet begynder, og når det er din tur?
alert-offer-yes = Giv mig besked
alert-offer-no = Nej tak
alert-offer-taken = Du får en notifikation, når der sker noget, mens fanen er skjult.
alert-offer-left = Så får du ingen notifikationer. Du kan ændre det i indstillingerne.
alert-offer-blocked = Din browser tillod det ikke. I indstillingerne står der, hvordan du ændrer det.

# Settings.
settings-alerts = Beskeder
sound-hint = Kort på et træbord.
volume = Lydstyrke
volume-value = { $volume } %
sound-test = Afspil en lyd
vibration = Vibration
vibration-hint = Kort, når det er din tur, når dit sæt bliver slået, og når du er færdig.
notifications = Notifikationer
notifications-hint = Når du er i en anden fane eller app: det er din tur, spillet begynder, eller nogen skriver.
notifications-denied = Din browser blokerer notifikationer fra dette websted. Klik på ikonet ved siden af adressen, åbn webstedets indstillinger, og tillad notifikationer.
notifications-missing = Denne browser kan ikke vise notifikationer. På en iPhone eller iPad skal du først føje dnup til hjemmeskærmen.
notifications-insecure = Notifikationer kræver en sikker forbindelse: adressen skal begynde med https.
awake = Hold skærmen tændt
awake-hint = Mens der spilles. Efter fem stille minutter må skærmen slukke.
awake-missing = Denne browser kan ikke holde skærmen tændt.
awake-insecure = For at holde skærmen tændt kræver browseren en sikker forbindelse: adressen skal begynde med https.
