# C types of step_values.py; whole turns are in turn_plans.pxd.
cimport cython
from stolek.games.wispwood.bot.turn_plans cimport Planning

cdef int N_SHAPES, N_SPACES, MOST_TREES, EMPTY, NOWHERE
cdef int GHOST_CAT, TURN, SHAPE, SPOT, LAY, TREES, CATS
cdef int CAT_REFRESH, DONE, STAY, FIRST_SPACE, FIRST_GHOST, FIRST_LAY, FIRST_SPOT, FIRST_TREE, FIRST_CAT
cdef int LASTING, ROUND_LEFT, FILL, HOLES, CAT, GHOST, POND, N_TERMS
cdef int CERTAIN, PAIR_CHANCE
cdef long long ONE
cdef int[8] SPACES, SHAPE_SIZE
cdef int[5] DECKS
cdef int[32] PAIRS

cdef class Judging(Planning):
    cdef int[12] before
    cdef int start_worth  # last: gcc's bounds trap does not watch an array that ends a class

    @cython.final
    cdef int start(self, int seat) noexcept nogil
    @cython.final
    cdef int explore_pond(self) noexcept nogil
    @cython.final
    cdef int judge_begin(self, int action) noexcept nogil
    @cython.final
    cdef int judge_shape(self, int space, int shape) noexcept nogil
    @cython.final
    cdef int judge_lay(self, int spot, int lay) noexcept nogil
    @cython.final
    cdef int judge_trees(self, int cell) noexcept nogil
    @cython.final
    cdef int judge_done(self) noexcept nogil
    @cython.final
    cdef int judge_cat(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int judge_ghost_cat(self, int space) noexcept nogil
    @cython.final
    cdef int new_pond(self, int price) noexcept nogil
    @cython.final
    cdef int best_pair(self, long long tried) noexcept nogil
    @cython.final
    cdef int write_terms(self) noexcept nogil
    @cython.final
    cdef int sum_up(self, int taken) noexcept nogil
    @cython.final
    cdef int saved_from_ghost(self, int taken) noexcept nogil
