# C types of adviser.py.
cimport cython
from stolek.games.ingenious.bot.prospects cimport Prospects

cdef int ENDED_FULL, FREE, N_WAYS, SWAP, SWAPPING, N_POINTS, N_STEPS
cdef int LOWEST, OTHERS, EXTRA, BLOCKS, OPENS, EXCHANGE, N_TERMS, ALL, RAISE_MINIMUM, CONCAVE
cdef int N_COLOURS, N_DIRECTIONS, N_TILES, FULL_RACK, N_RAYS, HIGHEST, MIDDLE_VALUE, SORTED_LAST, ALONE_STAGE
cdef double SLOPE, FAR_BEHIND, ABOVE_LOWEST, HIGHEST_ALONE
cdef short[6] STEPS
cdef short[3] FORWARD
cdef short[462] PAIR_A, PAIR_B, PAIR_DIRECTION
cdef short[1734] PAIR_AT
cdef short[21] TILE_A, TILE_B
cdef double[1792] POWER
cdef double[14] TEMPO
cdef int[37] CONCAVE_WEIGHT

cdef class IngeniousAdviser(Prospects):
    cdef int[6] term_of, values
    cdef int looks
    @cython.final
    cdef int judge_points(self, int seat, int pair, int one, int two) noexcept nogil
    @cython.final
    cdef int count(self, int colour, int old, int new) noexcept nogil
    @cython.final
    cdef int judge_places(self, int pair, int one, int two) noexcept nogil
    @cython.final
    cdef int judge_swap(self, int seat) noexcept nogil
    @cython.final
    cdef int judge_plainly(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int sum_of_weights(self) noexcept nogil
    @cython.final
    cdef int in_ascending_order(self) noexcept nogil
    @cython.final
    cdef int find_place(self, int tile) noexcept nogil
    @cython.final
    cdef int place_mixed(self, int one, int two) noexcept nogil
    @cython.final
    cdef int place_double(self, int colour) noexcept nogil
    @cython.final
    cdef double standing(self, int side, int least) noexcept nogil
    @cython.final
    cdef double alone(self) noexcept nogil
