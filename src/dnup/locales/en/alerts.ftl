# How a player is told that something happens: sounds, notifications, the screen.

# The tab and notifications. $names are the people who wait.
alert-tab = Your turn – dnup
alert-turn = Your turn
alert-turn-waiting = Waiting for you: { $names }
alert-began = The match begins

# The offer in the room before a match.
alert-offer = Get a notification when the match begins and when it’s your turn?
alert-offer-yes = Notify me
alert-offer-no = No thanks
alert-offer-taken = You’ll get a notification when something happens in a hidden tab.
alert-offer-left = No notifications, then. You can change that in the settings.
alert-offer-blocked = Your browser didn’t allow it. The settings say how to change that.

# Settings.
settings-alerts = Alerts
sound-hint = Cards on a wooden table.
volume = Volume
volume-value = { $volume } %
sound-test = Play a sound
vibration = Vibration
vibration-hint = Short, when it’s your turn, when your set is beaten and when you’re out.
notifications = Notifications
notifications-hint = When you’re in another tab or app: it’s your turn, the match begins, or someone writes.
notifications-denied = Your browser blocks notifications from this site. To allow them, click the icon next to the address, open the site’s settings and allow notifications.
notifications-missing = This browser can’t show notifications. On an iPhone or iPad, add dnup to the home screen first.
notifications-insecure = Notifications need a secure connection: the address must begin with https.
awake = Keep the screen on
awake-hint = While a match is being played. After five quiet minutes, the screen may turn off.
awake-missing = This browser can’t keep the screen on.
awake-insecure = To keep the screen on, the browser needs a secure connection: the address must begin with https.
