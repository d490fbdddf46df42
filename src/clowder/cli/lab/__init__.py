"""`clowder simulate`, `arena`, `report` and `learn`: what is asked of the lab, and how its results are printed."""
