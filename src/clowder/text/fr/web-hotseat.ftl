### Plusieurs personnes, un seul appareil.

web-hotseat-pass = Passe l’appareil à { $name }
web-hotseat-lift = Je suis { $name }
web-hotseat-move = C’est le tour de { $name }. Les autres ne regardent pas !
web-hotseat-window = À { $name } de répondre, quelle que soit sa main. Les autres ne regardent pas !
web-hotseat-look = { $name } a quelque chose à regarder. Les autres ne regardent pas !
web-hotseat-back = { $name } reprend la partie
