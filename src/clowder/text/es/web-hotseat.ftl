### Varias personas, un solo dispositivo.

web-hotseat-pass = Pasa el dispositivo a { $name }
web-hotseat-lift = Soy { $name }
web-hotseat-move = Le toca a { $name }. ¡Los demás, sin mirar!
web-hotseat-window = Le toca responder a { $name }, tenga lo que tenga en la mano. ¡Los demás, sin mirar!
web-hotseat-look = Hay algo que { $name } tiene que ver. ¡Los demás, sin mirar!
web-hotseat-back = { $name } vuelve a jugar
