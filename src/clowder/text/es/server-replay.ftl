server-eyes = Una partida se ve desde el punto de vista de un asiento, por su número, como espectador («watch») o con todas las cartas abiertas («open»); no «{ $value }»
server-replay-long = Esa partida es demasiado larga para mostrarla: tiene más de { $most } jugadas
server-chances-long = No se calculan las probabilidades de una partida de más de { $most } jugadas
server-chances-busy = Ya hay demasiados cálculos de probabilidades en espera: vuelve a intentarlo dentro de un minuto
server-review-long = Una partida de más de { $most } pasos no se analiza
server-review-busy = Demasiados esperan su análisis: inténtalo de nuevo en un minuto
