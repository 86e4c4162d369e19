"""A wish that needs everybody's consent: to take back what others have seen since."""

from __future__ import annotations

import msgspec

from stolek.kernel.refusal import Refusal


class Proposal(msgspec.Struct, frozen=True):
    """A seat wishes to take back its last decision; who has agreed so far, and who is to be asked."""

    seat: int
    entries: int
    """How many entries there were: with the next one the wish is gone."""
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    def answered(self, seat: int) -> Proposal:
        """The same with one more consent."""
        if seat not in self.asked or seat in self.agreed:
            raise Refusal("not-asked", seat=seat)
        return msgspec.structs.replace(self, agreed=(*self.agreed, seat))

    @property
    def is_agreed(self) -> bool:
        """Whether all that were asked have agreed."""
        return set(self.asked) <= set(self.agreed)
