web-hint-only = There is nothing else you could do.
web-hint-close = It hardly matters: this wins { $win } % of the time, the next best { $next } %.
web-hint-better = A little better: it wins { $win } % of the time, the next best { $next } %.
web-hint-clear = Clearly the best: it wins { $win } % of the time, the next best only { $next } %.
