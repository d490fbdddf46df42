### Several people, one device.

web-hotseat-pass = Pass the device to { $name }
web-hotseat-lift = I am { $name }
web-hotseat-move = It is { $name }’s turn. Everybody else: look away!
web-hotseat-window = { $name } is asked, whatever is in that hand. Everybody else: look away!
web-hotseat-look = There is something for { $name } to look at. Everybody else: look away!
web-hotseat-back = { $name } plays again
