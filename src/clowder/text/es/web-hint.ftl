web-hint-only = No puedes hacer otra cosa.
web-hint-close = Da casi igual: { $win } % de victorias así, { $next } % con la siguiente mejor opción.
web-hint-better = Algo mejor: { $win } % de victorias, frente al { $next } % de la siguiente.
web-hint-clear = La mejor con diferencia: { $win } % de victorias, frente al { $next } % de la siguiente.
