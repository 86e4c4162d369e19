# C types of forests.py: first the index (derived from the position), then the position.
cimport cython
from stolek.kernel.state cimport State

cdef int SIDE, MOST_GRID, N_KINDS, LONGEST, WIDTH, WHOLE_ROW, HAT, TREE
cdef int H_LINE, H_AROUND, H_CHAIN, H_TWO, HAT_DECK
cdef long long NO_BITS
cdef int[25] ROWS
cdef int[4] KINDS
cdef int[8] SHAPES
cdef int[3] GRID
cdef int[9] FIRST_TURNED
cdef int[216] TURNED
cdef int[27] HEIGHT
cdef int[588] LAY

cdef class Forests(State):
    cdef int[100] taken
    cdef int[4] held
    cdef int[25] free, edge, allowed, spots
    cdef int top, bottom, first_row, first_column, fitting, fitting_hats
    cdef public int[400] wisps  # 0..33554431
    cdef public int[100] trees  # 0..33554431
    cdef public short[4] cats  # 0..624
    cdef public short[5] cards  # 0..27
    cdef public short players  # 1..4
    cdef public short round  # 0..2
    @cython.final
    cdef int gather(self, int seat) noexcept nogil
    @cython.final
    cdef int n_trees(self, int seat) noexcept nogil
    @cython.final
    cdef int n_bits(self, int row) noexcept nogil
    @cython.final
    cdef bint is_full(self, int seat) noexcept nogil
    @cython.final
    cdef bint has_tree(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int put(self, int seat, int kind, int cell) noexcept nogil
    @cython.final
    cdef int move_cat(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int clear_trees(self, int seat) noexcept nogil
    @cython.final
    cdef int survey(self, int seat) noexcept nogil
    @cython.final
    cdef int reach(self, int columns, int side) noexcept nogil
    @cython.final
    cdef bint is_free(self, int row, int column) noexcept nogil
    @cython.final
    cdef bint on_edge(self, int row, int column) noexcept nogil
    @cython.final
    cdef bint can_plant(self, int cell) noexcept nogil
    @cython.final
    cdef int n_cells(self, int *rows) noexcept nogil
    @cython.final
    cdef int cell_in(self, int *rows, int k) noexcept nogil
    @cython.final
    cdef int cells_into(self, int *rows, int first, int *out, int n) noexcept nogil
    @cython.final
    cdef int look_at_trees(self, int seat) noexcept nogil
    @cython.final
    cdef int allow_hats(self, int seat) noexcept nogil
    @cython.final
    cdef int hat_row(self, int away, int column) noexcept nogil
    @cython.final
    cdef int follow_chain(self, int seat) noexcept nogil
    @cython.final
    cdef int anchors(self, int turned, int row) noexcept nogil
    @cython.final
    cdef bint fits(self, int shape, int kind) noexcept nogil
    @cython.final
    cdef bint hat_fits(self, int turned, int row, int columns) noexcept nogil
    @cython.final
    cdef int find_fitting(self) noexcept nogil
    @cython.final
    cdef bint can_lay(self, int shape, int kind) noexcept nogil
    @cython.final
    cdef int find_spots(self, int shape, int kind) noexcept nogil
    @cython.final
    cdef bint lay_fits(self, int lay, int row, int column) noexcept nogil
    @cython.final
    cdef long long board(self, int seat, int kind) noexcept nogil
