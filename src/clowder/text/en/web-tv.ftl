### The table on a big screen.

web-tv-join = Come and play
web-tv-qr = Scan this QR code with your phone: it opens this table
web-tv-code = Code
web-tv-free = { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
}
web-tv-full = Everybody is here: it begins as soon as the host says so.
web-tv-free-seat = free
web-tv-full-screen = Full screen
