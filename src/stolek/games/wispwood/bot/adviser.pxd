# C types of adviser.py; judging is in step_values.pxd.
cimport cython
from stolek.games.wispwood.bot.step_values cimport Judging

cdef int SIDE, N_SHAPES, N_SPACES, MOST_TREES, EMPTY, NOBODY, NOTHING, POINT
cdef int GHOST_CAT, TURN, SHAPE, SPOT, LAY, TREES, LAID, CATS, OVER
cdef int DONE, STAY, FIRST_SPACE, FIRST_SHAPE, FIRST_CAT_SHAPE, FIRST_LAY, FIRST_SPOT, FIRST_TREE, FIRST_CAT
cdef double LEAD, FAR, OWN_SHARE, WON_SHARE
cdef double[4] FAIR
cdef int[25] ROWS
cdef int[8] SPACES, SHAPE_SIZE
cdef int[9] FIRST_LAY_OF

cdef class WispwoodAdviser(Judging):
    cdef int planner, plan_space, plan_shape, plan_size, plan_spot, plan_lay, plan_start

    @cython.final
    cdef int next_tree(self) noexcept nogil
    @cython.final
    cdef int choose_cat(self, int seat) noexcept nogil
    @cython.final
    cdef int make_plan(self, int seat) noexcept nogil
    @cython.final
    cdef int plan_turn(self, int seat) noexcept nogil
    @cython.final
    cdef int plan_wisp(self, int space) noexcept nogil
    @cython.final
    cdef int plan_spot_and_lay(self) noexcept nogil
    @cython.final
    cdef int plan_lay_only(self) noexcept nogil
    @cython.final
    cdef int plan_trees(self) noexcept nogil
    @cython.final
    cdef double half(self, double times) noexcept nogil
    @cython.final
    cdef double best_other(self, int seat) noexcept nogil
    @cython.final
    cdef double in_the_end(self, int seat) noexcept nogil
    @cython.final
    cdef int worth_of_turn(self, int seat) noexcept nogil
