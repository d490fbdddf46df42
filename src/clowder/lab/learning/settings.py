"""What a run of learning can be told. The figures behind the usual values are in docs/bots.md."""

from __future__ import annotations

import msgspec


class LearningSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a network learns; all of it is written into its file."""

    width: int = 0
    """Of the trunk's layers; 0 for as wide as the file may be large (network.py)."""
    depth: int = 2
    """Layers of the trunk."""
    critic_width: int = 0
    """Of the layers of a critic, which judges positions in training only, and sees all seats; 0 for none: then positions
    are judged by the player, and a lesson takes a third of the time."""
    rows: int = 2048
    """Games played side by side."""
    steps: int = 32
    """Decisions of each before the network learns from them."""
    leaning: float = 3.0
    """How much more the moves are liked, at first, that look best at a glance; from there on that is learned, too."""
    imitation: float = 0.02
    """The part of the run in which the greedy player is imitated."""
    with_others: float = 0.25
    """The part of the games in which the others are somebody else; in the rest everybody is the network itself."""
    others: str = "greedy"
    """Who they are, and whom it is measured against; `learned:FILE`, with 1 above, learns what that network falls for."""
    epochs: int = 2
    """How often it goes over what was played."""
    minibatch: int = 8192
    rate: float = 1e-3
    """Of learning, at first; it falls to a twentieth towards the end."""
    clip: float = 0.2
    """How far a chance may move at once (PPO)."""
    entropy: float = 0.01
    """How much is paid for leaving things open, at first; it falls to a tenth towards the end."""
    trace: float = 0.96
    """How much of what comes after a decision with a choice is put down to those before it (λ)."""
    value_weight: float = 0.5
    """Of the judgement of who stands how, beside the policy."""
    limit: int = 3000
    """Decisions after which a game is cut off, and nothing learned from its end."""
    segment: int = 40
    """After so many lessons it is measured and kept, and dealt anew. So a run that was broken off and gone on with comes to
    the same as one that was not."""
    deals: int = 200
    """For each number of players, whenever it is measured; each is played from every seat."""
