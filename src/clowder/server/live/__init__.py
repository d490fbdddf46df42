"""Tables in the hands of a server: written to, told to those who sit there, looked after."""
