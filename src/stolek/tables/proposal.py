"""A wish that needs everybody's consent: to take back what others have seen since."""

from __future__ import annotations

import msgspec

from stolek.kernel.refusal import Refusal


class Proposal(msgspec.Struct, frozen=True):
    """A seat wishes to take back its last decision; who is to be asked, and who has agreed so far."""

    seat: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    def answered(self, seat: int, agrees: bool) -> Proposal | None:
        """The same with one more consent; None after a no, which is also how a wish is withdrawn."""
        is_withdrawn = seat == self.seat and not agrees
        if not is_withdrawn and (seat not in self.asked or seat in self.agreed):
            raise Refusal("not-asked", seat=seat)
        return msgspec.structs.replace(self, agreed=(*self.agreed, seat)) if agrees else None

    @property
    def is_agreed(self) -> bool:
        """Whether all that were asked have agreed."""
        return set(self.asked) <= set(self.agreed)
