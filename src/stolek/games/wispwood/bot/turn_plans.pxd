# C types of turn_plans.py; forests are in evaluation.pxd.
cimport cython
from stolek.games.wispwood.bot.evaluation cimport Appraisal

cdef int SIDE, LONGEST, N_SHAPES, HAT, TREE, NOWHERE, NOTHING
cdef long long ONE
cdef int[9] FIRST_TURNED, FIRST_LAY_OF
cdef int[216] TURNED
cdef int[27] HEIGHT, BREADTH
cdef int[588] LAY_CELL
cdef int[8] SHAPES, SHAPE_SIZE

cdef class Planning(Appraisal):
    cdef long long known
    cdef int[32] pair_worth, pair_spot, pair_lay
    cdef int[625] spot_worth, spot_lay
    cdef int[3] grove
    cdef int n_grove, grove_worth, top, bottom, west, east

    @cython.final
    cdef int worth_with(self, int tiles) noexcept nogil
    @cython.final
    cdef int start_box(self) noexcept nogil
    @cython.final
    cdef int stretch_box(self, int cell) noexcept nogil
    @cython.final
    cdef int show_box(self) noexcept nogil
    @cython.final
    cdef int lay(self, int kind, int spot, int lay) noexcept nogil
    @cython.final
    cdef int explore(self, int kind, int shape) noexcept nogil
    @cython.final
    cdef int explore_all(self, int pair) noexcept nogil
    @cython.final
    cdef int explore_place(self, int pair, int turned, int corner) noexcept nogil
    @cython.final
    cdef long long cells_of(self, int turned, int corner) noexcept nogil
    @cython.final
    cdef int keep(self, int pair, int spot, int lay, int worth) noexcept nogil
    @cython.final
    cdef int explore_wisp(self, int space, int any_shape) noexcept nogil
    @cython.final
    cdef bint lies_beside(self, int space, int shape) noexcept nogil
    @cython.final
    cdef int find_grove(self, int most) noexcept nogil
    @cython.final
    cdef int best_tree(self, int planted) noexcept nogil
    @cython.final
    cdef bint can_grow(self, int cell, int planted) noexcept nogil
    @cython.final
    cdef int worth_of_grove(self, int trees) noexcept nogil
