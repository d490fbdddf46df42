"""A finished match as one of its seats played it: what each decision gave away, from what the seat knew, and how lucky the
cards were."""
