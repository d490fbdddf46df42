### Plusieurs personnes, un seul appareil.

web-hotseat-pass = Passe l’appareil à { $name }
web-hotseat-lift = Je suis { $name }
web-hotseat-move = C’est le tour de { $name }. Les autres ne regardent pas !
web-hotseat-window = On demande à { $name }, quelle que soit sa main. Les autres ne regardent pas !
web-hotseat-look = Il y a quelque chose à voir pour { $name }. Les autres ne regardent pas !
web-hotseat-back = { $name } reprend la partie
