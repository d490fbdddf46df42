web-hint = Consejo
web-hint-thinking = Pensando…
web-hint-how = { $games ->
    [one] Según { $games } partida simulada a partir de lo que puedes saber.
   *[other] Según { $games } partidas simuladas a partir de lo que puedes saber.
}
web-hint-only = No puedes hacer otra cosa.
web-hint-close = Da igual cuál: se gana más o menos el { $win } % de las partidas con una y el { $next } % con la otra.
web-hint-better = Algo mejor que el resto: { $win } % de partidas ganadas, frente al { $next } % con la segunda opción.
web-hint-clear = La mejor con diferencia: { $win } % de partidas ganadas, frente a solo el { $next } % con la segunda.
web-hint-alone = Nada más parecía merecer pensarlo: así se gana el { $win } % de las partidas.
web-hint-rare = apenas examinada
