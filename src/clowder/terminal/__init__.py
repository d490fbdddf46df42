"""Any game in a terminal, drawn from its views alone: nothing in here knows a rule."""
