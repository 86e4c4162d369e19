# The type sheet of rules.py: first the index (worked out from the position), then the position.
cimport cython
from stolek.kernel.state cimport State

cdef int N_KINDS, NO_STONE, OPEN, N_ACTIONS, TARGET, CHANCE, CHANCE_DUE
cdef int DRAWING, THROWING, LAYING, ENDED_OUT, ENDED_TARGET
cdef int DREW, THREW, OPENED, LAID, WON, CANCELLED, ENDED

@cython.final
cdef class Template(State):
    cdef short[4] held
    cdef int n_bag
    cdef public short[6] bag, gone
    cdef public short[24] hands
    cdef public short[4] laid, shown, points
    cdef public short players, hand, teams, stake, phase
    cdef int side(self, int seat) noexcept nogil
    cdef int total(self, int side) noexcept nogil
    cdef int drawer(self) noexcept nogil
    cdef int give(self, int seat, int kind) noexcept nogil
    cdef int stone_of(self, int ticket) noexcept nogil
    cdef int gather(self, int seat) noexcept nogil
    cdef int deal_anew(self, int seat) noexcept nogil
    cdef int draw(self, int kind) noexcept nogil
    cdef int lay(self, int seat, int kind) noexcept nogil
    cdef int winner(self) noexcept nogil
    cdef int settle_round(self) noexcept nogil
    cdef int end(self, int phase) noexcept nogil
    cdef bint sees(self, int eye, int seat) noexcept nogil
