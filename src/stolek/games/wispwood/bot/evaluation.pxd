# C types of evaluation.py; turns to come are in round_length.pxd.
cimport cython
from stolek.games.wispwood.bot.prospects cimport beside, good_cells, hat_cells
from stolek.games.wispwood.scoring cimport count, points
from stolek.games.wispwood.bot.round_length cimport Tempo

cdef int SIDE, WIDTH, N_KINDS, TREE_DECK, NO_CARD, PUMPKIN, HAT, ORB, HEART, TREE
cdef int POINT, KEPT, HEART_LATER, GROWING, ONE_HAT, TWO_HATS, GOOD_CELL, HAT_CELL, ENOUGH_CELLS
cdef int TURN_TO_COME, CAT_READY, HOLE, FILL_HOPE
cdef long long NO_BITS, ONE
cdef int[25] ROWS
cdef int[5] DECKS, BOARDS
cdef int[3] GRID, FILL_BONUS
cdef long long[7] WINDOW

cdef class Appraisal(Tempo):
    # The forest as it lies.
    cdef int first_row, last_row, first_column, last_column
    cdef long long[5] base
    cdef long long base_cat
    # The forest that is looked at.
    cdef long long[5] board
    cdef long long cat, wisps, free, later
    # What it is worth.
    cdef int[5] now
    cdef int row, column, side, round, turns, ready, lasting

    @cython.final
    cdef int turn_to(self, int seat) noexcept nogil
    @cython.final
    cdef int turn_to_next_round(self, int seat, int cat) noexcept nogil
    @cython.final
    cdef int find_box(self, int seat, int cat, int trees) noexcept nogil
    @cython.final
    cdef int gather(self, int seat, int cat) noexcept nogil
    @cython.final
    cdef long long rows_of_trees(self, int seat) noexcept nogil
    @cython.final
    cdef int show(self, int top, int bottom, int left, int right) noexcept nogil
    @cython.final
    cdef int show_all(self) noexcept nogil
    @cython.final
    cdef long long bit(self, int cell) noexcept nogil
    @cython.final
    cdef int worth(self) noexcept nogil
    @cython.final
    cdef int points_with(self, int deck, long long trees) noexcept nogil
    @cython.final
    cdef int promise(self, int deck) noexcept nogil
    @cython.final
    cdef int good_cells_worth(self) noexcept nogil
    @cython.final
    cdef int hat_cells_worth(self) noexcept nogil
    @cython.final
    cdef int begun_hats(self) noexcept nogil
    @cython.final
    cdef int turns_worth(self) noexcept nogil
    @cython.final
    cdef int cat_worth(self) noexcept nogil
    @cython.final
    cdef int hole_cost(self) noexcept nogil
    @cython.final
    cdef int fill_worth(self) noexcept nogil
