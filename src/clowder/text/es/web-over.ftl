### Después del final: el resultado, la revancha, y si el barajado fue justo.

web-you-win = ¡Ganas tú!
web-wins = Gana { $name }
web-shared-win = Victoria compartida: { $names }
web-cheer-you = ¡Arriba esas patas: bien jugado!
web-cheer = ¡Arriba esas patas por { $names }!
web-never-begun = Esta mesa se abandonó
web-never-begun-more = El anfitrión la cerró antes de repartir.
web-rematch = Jugar otra vez
web-come-along = Revancha: ¡ven!
web-to-rematch = Ir a la revancha
web-see-again = Ver la repetición
web-download = Descargar la partida
web-check = ¿Fue justo el barajado?
web-check-held = se cumple
web-check-broken = no se cumple
web-check-not = No es así:
web-check-unknown = no se puede saber
web-check-promise = { $when ->
    [open] La huella es la que este navegador vio antes de repartir.
    [playing] La huella es la que este navegador vio durante la partida.
   *[over] Este navegador no vio la huella antes del final, así que no puede compararla.
}
web-check-secret = La huella es la del secreto del servidor.
web-check-seed = La semilla es el secreto y las palabras de los jugadores, y nada más.
web-check-commitment = La huella de la semilla le corresponde.
web-check-good = La semilla es la prometida.
web-check-bad = Algo no encaja. Guarda la partida y pregunta a quien gestione este servidor.
web-check-more = Tu navegador acaba de calcularlo. Falta ver que cada carta sale de la semilla: descarga la partida y deja que Clowder la repita en tu propia máquina.
web-sound-offer = { $vibrates ->
    [yes] ¿Quieres sonidos y vibración en la próxima partida?
   *[no] ¿Quieres sonidos en la próxima partida?
}
web-sound-yes = Sí, por favor
web-sound-no = No, gracias
