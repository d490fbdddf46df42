### La table sur grand écran.

web-tv-join = Viens jouer
web-tv-qr = Scanne ce QR code avec ton téléphone : il ouvre cette table
web-tv-code = Code
web-tv-free = { $free ->
    [one] une place est libre
   *[other] { $free } places sont libres
}
web-tv-full = Tout le monde est là : ça commence dès que l’hôte le décide.
web-tv-free-seat = libre
web-tv-full-screen = Plein écran
