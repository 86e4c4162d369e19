# C types of state.py; the boards are in crosses.pxd.
cimport cython
from stolek.games.border.rules.crosses cimport Crosses

cdef int N_CELLS, N_COLOURS, N_HANDFULS, MOST_AREAS, MOST_DEALS, MOST_SEATS, N_DICE, MOST_THROWS, ENOUGH
cdef int STEPS, NONE, NO_BOARD, CROSSED, FRESH, STOP, FIRST_AREA, FIRST_CELL, DONE, N_ACTIONS, CHANCE, CHANCE_DUE
cdef int DEALING, STARTING, THROWING, ROLLING, COMPLETING, SECOND, OVER
cdef int DEALT, BEGINS, THREW, ROLLED_AGAIN, STOPPED, COMPLETED, CROSSED_CELL
cdef int FIRST_ENDED, NOTHING_TO_CROSS, SECOND_ENDED, NEXT, ENDED
cdef short[6] COLOURS, FIRST_THROW, N_THROWS
cdef short[462] HANDFUL_SIZE
cdef short[2772] HANDFUL_COUNT
cdef short[216] HANDFUL_RANK
cdef short[9331] THROW
cdef short[5] N_DEALS
cdef short[480] DEAL
cdef short[344] CELL_COLOUR
cdef short[4] N_AREAS
cdef short[168] AREA_COLOUR

@cython.final
cdef class Border(Crosses):
    cdef public short[24] pools  # 0..5
    cdef public short[6] dice, used  # 0..5
    cdef public short chaining  # 0..1
    cdef public short phase  # 1..7
    cdef public short turn  # 0..4
    cdef public short throws  # 0..3
    cdef public short choosing  # 0..15
    cdef int deal(self, int number) noexcept nogil
    cdef int begin(self, int seat) noexcept nogil
    cdef int throw(self, int handful) noexcept nogil
    cdef int n_thrown(self) noexcept nogil
    cdef bint lies_there(self, int handful) noexcept nogil
    cdef int pick_handful(self) noexcept nogil
    cdef int roll_again(self, int handful) noexcept nogil
    cdef int end_rolling(self) noexcept nogil
    cdef bint can_complete(self, int seat, int area) noexcept nogil
    cdef int n_completable(self, int seat) noexcept nogil
    cdef int pick_area(self, int seat) noexcept nogil
    cdef int complete(self, int seat, int area) noexcept nogil
    cdef int unused(self) noexcept nogil
    cdef int end_first(self, int asked) noexcept nogil
    cdef int fill_pool(self, int seat, int left) noexcept nogil
    cdef int empty_pool(self, int seat) noexcept nogil
    cdef bint can_cross(self, int seat, int cell) noexcept nogil
    cdef int n_crossable(self, int seat) noexcept nogil
    cdef int pick_cell(self, int seat) noexcept nogil
    cdef int cross_with_die(self, int seat, int cell) noexcept nogil
    cdef int end_second_of(self, int seat) noexcept nogil
    cdef int end_round(self) noexcept nogil
