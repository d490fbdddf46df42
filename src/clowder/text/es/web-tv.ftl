### La mesa en una pantalla grande.

web-tv-join = Ven a jugar
web-tv-qr = Escanea este código QR con el teléfono: abre esta mesa
web-tv-code = Código
web-tv-free = { $free ->
    [one] queda un asiento libre
   *[other] quedan { $free } asientos libres
}
web-tv-full = Ya están todos: empieza cuando lo diga el anfitrión.
web-tv-free-seat = libre
web-tv-full-screen = Pantalla completa
