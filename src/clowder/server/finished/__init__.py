"""What is over is no secret any more: replays, and who was how likely to win."""
