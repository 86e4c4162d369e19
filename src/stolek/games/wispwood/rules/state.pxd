# C types of state.py; draws are in draws.pxd.
cimport cython
from stolek.games.wispwood.rules.draws cimport Fortune
from stolek.games.wispwood.scoring cimport points

cdef int MOST_TREES, N_DECKS, N_LINES, N_ROUNDS, MOST_MOVES, EMPTY, NO_CARD, PUMPKIN, HAT, ORB, HEART, TREE, CHANCE, CHANCE_DUE
cdef int UNSET, FIREFLY, GHOST_CAT, TURN, SHAPE, SPOT, LAY, TREES, LAID, CATS, OVER
cdef int REFRESH, DONE, STAY, FIRST_GHOST, FIRST_SHAPE, FIRST_LAY, FIRST_SPOT, FIRST_TREE, FIRST_CAT, N_ACTIONS
cdef int NEXT, FULL, SCORED, CAT_MOVED, CAT_STAYED, TREES_RETURNED, ROUND_BEGINS, ENDED
cdef int[5] DECKS
cdef int[9] FIRST_LAY_OF
cdef int[3] FILL_BONUS

@cython.final
cdef class Wispwood(Fortune):
    cdef public short[72] points  # 0..9999
    cdef public short[4] filled  # 0..7
    cdef public short rounds  # 2..3
    cdef public short choosing  # 0..15
    cdef int first_choice(self) noexcept nogil
    cdef int last_choice(self) noexcept nogil
    cdef int end_turn(self, int seat) noexcept nogil
    cdef int after(self, int seat) noexcept nogil
    cdef bint is_round_over(self) noexcept nogil
    cdef int end_round(self) noexcept nogil
    cdef int score_round(self, int seat) noexcept nogil
    cdef int settle_cat(self, int seat, int action) noexcept nogil
    cdef int next_round(self) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
    cdef bint ahead(self, int seat, int other) noexcept nogil
