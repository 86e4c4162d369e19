# C types of state.py: first the index (derived from the board), then the position.
cimport cython
from stolek.kernel.state cimport State

cdef int N_PAIRS, N_COLOURS, N_DIRECTIONS, N_TILES, N_WAYS, SIZE, FREE, OFF_BOARD, FAR, NO_TILE
cdef int JOINT, FULL_RACK, MOST_MOVES, SWAP, KEEP, CHANCE, GALLERY, CHANCE_DUE
cdef int TEAM, SOLITAIRE
cdef int DEALING, PLACING, SWAPPING, DRAWING, ENDED_FULL, ENDED_TOP
cdef int PLACED, CLAIMED, SCORED, BONUS, LAPSED, ASKED, SWAPPED, KEPT, DREW, RETURNED, BEGAN, ENDED
cdef short[6] STEPS, COLOURS
cdef short[462] PAIR_A, PAIR_B, PAIR_SYMBOL
cdef short[1734] PAIR_AT
cdef short[21] TILE_WAY, TILE_TURNED, TILE_BITS
cdef short[36] TILE_OF, WAY_A, WAY_B

@cython.final
cdef class Ingenious(State):
    cdef short[169] cells
    cdef short[289] place_of
    cdef int n_cells, n_pairs, n_bag, n_aside
    cdef public short[289] board  # 0..7
    cdef public short[21] bag, aside  # 0..6
    cdef public short[24] racks  # 0..21
    cdef public short[24] tracks  # 0..36
    cdef public short[4] held  # 0..6
    cdef public short players  # 1..4
    cdef public short mode  # 0..2
    cdef public short open  # 0..1
    cdef public short first  # 0..3
    cdef public short top  # 18..36
    cdef public short phase  # 1..6
    cdef public short turn  # 0..3
    cdef public short bonus  # 0..12
    cdef public short placed  # 0..84
    cdef public short claimed  # 0..63
    cdef int cover(self, int cell, int colour) noexcept nogil
    cdef bint is_free(self, int pair) noexcept nogil
    cdef int pick_pair(self) noexcept nogil
    cdef int side(self, int seat) noexcept nogil
    cdef int full_rack(self) noexcept nogil
    cdef bint sees(self, int eye, int seat) noexcept nogil
    cdef bint opens(self, int pair) noexcept nogil
    cdef bint holds(self, int seat, int tile) noexcept nogil
    cdef int way_of(self, int seat, int k) noexcept nogil
    cdef int take(self, int seat, int tile) noexcept nogil
    cdef int give(self, int seat, int tile) noexcept nogil
    cdef int place(self, int seat, int action) noexcept nogil
    cdef int run(self, int cell, int colour) noexcept nogil
    cdef int moved(self, int value, int points) noexcept nogil
    cdef int score(self, int side, int colour, int points, int half) noexcept nogil
    cdef int score_double(self, int side, int colour, int one, int two) noexcept nogil
    cdef bint at_top(self, int side) noexcept nogil
    cdef int go_on(self, int seat) noexcept nogil
    cdef int lowest(self, int side) noexcept nogil
    cdef bint may_swap(self, int seat) noexcept nogil
    cdef int lay_aside(self, int seat) noexcept nogil
    cdef int draw(self, int tile) noexcept nogil
    cdef int end_turn(self) noexcept nogil
    cdef int put_back(self) noexcept nogil
    cdef int ahead(self, int side, int other) noexcept nogil
    cdef int gather(self, int seat) noexcept nogil
    cdef int deal_anew(self, int seat, int shunned) noexcept nogil
