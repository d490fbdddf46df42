# Alrededor de la mesa
terminal-welcome = ¡Te damos la bienvenida a Clowder! ¿A qué jugamos?
terminal-players = de { $low } a { $high } jugadores
terminal-which-game = ¿Qué juego? Intro para el { $default }, q para salir:
terminal-which-game-wrong = Escribe un número del 1 al { $count } o el nombre de un juego.
terminal-how-many = ¿Cuántos jugadores, de { $low } a { $high }? Intro para { $default }:
terminal-how-many-wrong = Escribe un número del { $low } al { $high }.
terminal-which-level = ¿Qué nivel tendrán tus rivales? Intro para { $default }, q para salir:
terminal-which-level-wrong = Escribe un número del 1 al { $count } o uno de estos nombres.
terminal-level = { $level ->
    [kitten] Gatito
    [house-cat] Gato doméstico
    [alley-cat] Gato montés
    [tiger] Tigre
   *[other] { $level }
}
terminal-level-phrase = { $level ->
    [kitten] sabe jugar, pero se distrae con cualquier cosa
    [house-cat] elige lo que mejor pinta a primera vista
    [alley-cat] ve unas cuantas jugadas por delante
    [tiger] medita cada jugada, hasta un segundo
   *[other] juega a su manera
}
terminal-getting-ready = Preparando { $game_name } (unos segundos, solo la primera vez)
terminal-waking-up = { $who } se está despertando (solo la primera vez)
terminal-stand-in = { $reason }. A partir de ahora, un gato doméstico juega por { $who }.
terminal-cats = Michi, Canela, Trufa, Bigotes, Luna, Garbanzo
terminal-you = Tú
terminal-player = Jugador { $number }

# La pantalla
terminal-turn = { $who_is ->
    [you] ▶ te toca a ti
   *[other] ▶ { $who }
}
terminal-over = La partida ha terminado
terminal-middle = Mesa
terminal-mine = { $name }
terminal-news = Lo que ha pasado
terminal-more-news = … y más cosas antes (l lo muestra todo)
terminal-waiting = { $who_is ->
    [you] Te toca pensar…
   *[other] { $who } está pensando…
}
terminal-result = { $winner_is ->
    [you] Ganas tú: { $reason }.
   *[other] { $count ->
        [one] Gana { $winners }: { $reason }.
       *[other] Victoria compartida, { $winners }: { $reason }.
    }
}
terminal-seed = La semilla de esta partida era { $seed }, anunciada con la huella { $commitment }.

# Lo que se escribe
terminal-prompt = Tu elección, del 1 al { $count } (? ayuda, q salir):
terminal-go-on = Pulsa Intro para seguir: { $choice }
terminal-back = Pulsa Intro para volver a la mesa
terminal-more = Pulsa Intro para seguir leyendo, q para volver a la mesa:
terminal-hand-over = Pásale el teclado a { $name }.
terminal-hand-over-ready = { $name } pulsa Intro:
terminal-not-understood = Escribe uno de los números del 1 al { $count }, o ? para la ayuda.
terminal-no-such-choice = Aquí no hay opción { $number }: escribe un número del 1 al { $count }.
terminal-row-stops = El azar, otro turno o un número equivocado corta la serie: no se ha jugado nada.
terminal-help =
    Escribe el número de una opción y pulsa Intro.
    Varios números, como «3 1», juegan varios pasos de una vez, o ninguno si alguno no es posible;
    cada número cuenta en el menú al que lleva el paso anterior.

    l   todo lo que ha pasado
    r   las reglas de este juego (en inglés)
    ?   esta página
    q   salir; la partida se guarda y se puede retomar

    Una carta dibujada { $back } está boca abajo. • señala lo que ha pasado desde tu última decisión.
    Las cartas de esta partida salen de un número secreto. Esta es su huella, para que puedas comprobarlo después:
    { $commitment }
terminal-saved = La partida está guardada. Para retomarla: clowder play --resume { $target }

# Las órdenes
cli-default = por defecto: { $value }
cli-check-record = El archivo es una partida de { $game_name }, entera y en una forma conocida
cli-check-rules = Se jugó con las reglas { $rules }, que esta versión conoce
cli-check-commitment = La semilla coincide con su huella { $commitment }
cli-check-decisions = { $count ->
    [one] La única decisión era legal, y las cartas salieron como dice la semilla
   *[other] Las { $count } decisiones eran legales, y las cartas salieron como dice la semilla
}
cli-check-result = { $finished ->
    [yes] El resultado es el que dan estas decisiones
   *[no] La partida no ha terminado y no anuncia ningún resultado
}
cli-verified = Todo está en orden.
cli-simulate-title = { $game_name }: { $count } partidas con { $players } jugadores
cli-simulate-seat = asiento
cli-simulate-wins = victorias
cli-simulate-wins-range = intervalo al 95 %
cli-simulate-score = puntuación media
cli-simulate-score-range = mín. – máx.
cli-simulate-decisions = Decisiones por partida: { $mean } de media ({ $choices } con una elección de verdad), mediana { $median }, mínimo { $shortest }, máximo { $longest }
cli-simulate-shared = Partidas con varios ganadores: { $share }

# Lo que puede fallar en una orden
cli-bad-language = No hay ningún idioma «{ $value }»; hay: { $languages }
cli-bad-humans = --humans admite un número entero del 0 al { $high }, no { $value }
cli-too-many-names = { $count } nombres son demasiados para { $high } jugadores
cli-bad-names = Cada nombre tiene que ser distinto y poder leerse: { $value }
cli-opponents-count = --opponents nombra { $count } bots para { $seats } asientos: nombra uno para todos o uno para cada uno
cli-resume-guest = En la mesa de esta partida había un bot propio, y un archivo no puede ejecutar programas por su cuenta. Si es lo que quieres, dilo: --opponents { $bot } (o elige otros)
cli-bad-pause = --pause admite segundos, de 0 a 60, no «{ $value }»
cli-bad-variant = --vary admite una opción y sus valores, como NOMBRE=A,B, no { $value }
cli-bad-option = «{ $value }» no es una opción: escribe NOMBRE=VALOR
cli-resume-alone = --resume sigue con la partida tal como se guardó: no indiques el juego, los jugadores, la semilla, las cartas, las opciones, las personas ni los nombres; --opponents sí puede cambiar
cli-seat-or-open = --seat y --open se excluyen entre sí
cli-replay-peeks = Atención: esta partida no ha terminado, y lo que sigue muestra cartas que sus jugadores no deben ver
cli-save-no-file = No se puede escribir { $target }: no es un archivo normal
cli-save-foreign = { $target } ya existe y no es una partida guardada por Clowder: no se toca, elige otro nombre
cli-no-such-flag = Aquí no hay ninguna opción { $name }; --help las enumera
cli-no-such-command = No hay ninguna orden «{ $name }»; las órdenes son: { $commands }
cli-no-value = { $name } necesita un valor; --help dice cuál
cli-missing = Falta { $name }; más detalles con --help
cli-misused = Esta orden no se entiende; más detalles con --help ({ $reason })
cli-bug = Ha pasado algo que no debería; avísanos: { $reason }
