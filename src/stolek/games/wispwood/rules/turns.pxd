# C types of turns.py; the ghost is in ghost.pxd.
cimport cython
from stolek.games.wispwood.rules.ghost cimport Ghost

cdef int SIDE, N_SPACES, LONGEST, EMPTY, NO_SHAPE, NO_SPACE, NO_SPOT, HAT, TREE
cdef int DEALING, GHOST_CAT, TURN, SHAPE, SPOT, LAY, TREES, LAID
cdef int REFRESH, CAT_REFRESH, DONE, FIRST_SPACE, FIRST_GHOST, FIRST_SHAPE, FIRST_CAT_SHAPE
cdef int FIRST_LAY, FIRST_SPOT, FIRST_TREE, FIRST_CAT, MOST_TREES
cdef int REFRESHED, TOOK, CHOSE_SHAPE, CHOSE_SPOT, LAID_TREES, LAID_TREE, READIED, TURN_ENDED
cdef int ALL_ALIKE, WAS_EMPTY, BY_CAT
cdef int[8] SHAPE_SIZE
cdef int[9] FIRST_LAY_OF
cdef int[588] LAY_CELL

cdef class Turns(Ghost):
    cdef public short phase  # 1..15
    cdef public short turn  # 0..4
    cdef public short ready  # 0..15
    cdef public short fresh  # 0..1
    cdef public short space  # 0..8
    cdef public short shape  # 0..8
    cdef public short spot  # 0..625
    cdef public short laid  # 0..3
    @cython.final
    cdef bint can_step(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int step(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int start_turn(self) noexcept nogil
    @cython.final
    cdef int look_around(self) noexcept nogil
    @cython.final
    cdef bint can_begin(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int begin(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int refresh(self, int why) noexcept nogil
    @cython.final
    cdef int go_on_dealing(self) noexcept nogil
    @cython.final
    cdef int ghost_turn(self) noexcept nogil
    @cython.final
    cdef bint is_ready(self, int seat) noexcept nogil
    @cython.final
    cdef int hide(self, int seat) noexcept nogil
    @cython.final
    cdef bint can_take(self, int seat, int space) noexcept nogil
    @cython.final
    cdef bint can_shape(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int shape_of(self, int action) noexcept nogil
    @cython.final
    cdef bint is_beside(self, int shape) noexcept nogil
    @cython.final
    cdef int choose_shape(self, int seat, int action) noexcept nogil
    @cython.final
    cdef bint can_lie(self, int spot) noexcept nogil
    @cython.final
    cdef int choose_spot(self, int seat, int spot) noexcept nogil
    @cython.final
    cdef bint can_lay_like(self, int lay) noexcept nogil
    @cython.final
    cdef int lay(self, int seat, int lay) noexcept nogil
    @cython.final
    cdef bint is_tree(self, int action) noexcept nogil
    @cython.final
    cdef int plant(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int finish(self, int seat) noexcept nogil
