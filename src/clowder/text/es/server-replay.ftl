server-eyes = Una partida se ve con los ojos de un asiento, por su número, como público («watch») o con todas las cartas abiertas («open»); no «{ $value }»
server-replay-long = Esa partida es demasiado larga para mostrarla: tiene más de { $most } jugadas
