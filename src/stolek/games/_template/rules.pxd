# C types of rules.py: first the index (derived from the position), then the position.
cimport cython
from stolek.kernel.state cimport State

cdef int N_KINDS, NO_STONE, OPEN, N_ACTIONS, TARGET, CHANCE, CHANCE_DUE
cdef int DRAWING, THROWING, LAYING, ENDED_OUT, ENDED_TARGET
cdef int DREW, THREW, OPENED, LAID, WON, CANCELLED, ENDED

@cython.final
cdef class Template(State):
    cdef short[4] held
    cdef int n_bag
    cdef public short[6] bag, gone  # 0..4
    cdef public short[24] hands  # 0..3
    cdef public short[4] laid  # 0..6
    cdef public short[4] shown  # 0..1
    cdef public short[4] points  # 0..100
    cdef public short players  # 2..4
    cdef public short hand  # 2..3
    cdef public short teams  # 0..1
    cdef public short stake  # 0..6
    cdef public short phase  # 1..5
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
