# C types of crosses.py: first the index (derived from the position), then the position.
cimport cython
from stolek.kernel.state cimport State

cdef int N_CELLS, N_COLOURS, N_TERRITORIES, MOST_AREAS, MOST_BESIDE, MOST_NEIGHBOURS, NO_BOARD, NONE
cdef int OPEN, CROSSED, FRESH, CLOSED
cdef short[6] COLOURS
cdef short[9] TERRITORIES, RING, HIGH, LOW
cdef short[516] NEIGHBOUR
cdef short[258] BESIDE
cdef short[344] CELL_AREA, CELL_COLOUR, AREA_CELL
cdef short[24] COLOUR_START
cdef short[168] AREA_SIZE, AREA_START

cdef class Crosses(State):
    cdef short[344] edge, place
    cdef short[24] n_edge
    cdef short[168] left
    cdef short[36] missing
    cdef public short[344] crossed  # 0..2
    cdef public short[36] points  # 0..99
    cdef public short[4] boards  # 0..4
    cdef public short players  # 2..4
    cdef public short gone  # 0..511
    @cython.final
    cdef int cross(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int cross_area(self, int seat, int area) noexcept nogil
    @cython.final
    cdef int settle_fresh(self, int seat) noexcept nogil
    @cython.final
    cdef int close(self, int seat, int territory) noexcept nogil
    @cython.final
    cdef int strike(self, int seat) noexcept nogil
    @cython.final
    cdef int n_closed(self, int seat) noexcept nogil
    @cython.final
    cdef int score(self, int seat) noexcept nogil
    @cython.final
    cdef int best(self, int seat) noexcept nogil
    @cython.final
    cdef bint ahead(self, int seat, int other) noexcept nogil
    @cython.final
    cdef int spread(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int enter_edge(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int leave_edge(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int edge_cell(self, int seat, int colour, int k) noexcept nogil
    @cython.final
    cdef int index_seat(self, int seat) noexcept nogil
