web-hint = Consejo
web-hint-thinking = Pensando …
web-hint-how = { $games ->
    [one] Según { $games } partida jugada mentalmente, a partir de lo que puedes saber.
   *[other] Según { $games } partidas jugadas mentalmente, a partir de lo que puedes saber.
}
web-hint-only = No puedes hacer otra cosa.
web-hint-close = Casi igual de buena que la segunda opción: { $win } % de partidas ganadas, frente al { $next } %.
web-hint-better = Algo mejor que el resto: { $win } % de partidas ganadas, frente al { $next } % con la segunda opción.
web-hint-clear = La mejor con diferencia: { $win } % de partidas ganadas, frente a solo el { $next } % con la segunda.
