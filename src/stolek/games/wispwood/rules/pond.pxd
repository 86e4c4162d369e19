# C types of pond.py; the forests are in forests.pxd.
cimport cython
from stolek.games.wispwood.rules.forests cimport Forests

cdef int N_KINDS, N_SPACES, ON_EDGE, EMPTY, NO_SHAPE, DEALT, LAID_PIECE, RESHUFFLED
cdef int[4] KINDS
cdef int[8] SPACES, EDGE

cdef class Pond(Forests):
    cdef public short[8] pond  # 0..5
    cdef public short[8] slots  # 0..8
    cdef public short[4] pool, apart, discards  # 0..99
    cdef public short stock  # 0..396
    cdef public short per_piece  # 1..2
    @cython.final
    cdef int next_slot(self) noexcept nogil
    @cython.final
    cdef int piece_shape(self, int piece) noexcept nogil
    @cython.final
    cdef bint is_loose(self, int piece) noexcept nogil
    @cython.final
    cdef int n_loose(self) noexcept nogil
    @cython.final
    cdef int loose_piece(self, int k) noexcept nogil
    @cython.final
    cdef int lay_piece(self, int piece) noexcept nogil
    @cython.final
    cdef int slot_before(self, int space) noexcept nogil
    @cython.final
    cdef int n_wisps(self) noexcept nogil
    @cython.final
    cdef bint all_alike(self) noexcept nogil
    @cython.final
    cdef int discard(self, int space) noexcept nogil
    @cython.final
    cdef int discard_all(self) noexcept nogil
    @cython.final
    cdef int next_empty(self) noexcept nogil
    @cython.final
    cdef int deal(self, int kind) noexcept nogil
    @cython.final
    cdef int n_unseen(self) noexcept nogil
    @cython.final
    cdef int unseen_kind(self, int k) noexcept nogil
    @cython.final
    cdef int reshuffle(self) noexcept nogil
    @cython.final
    cdef int spend_tree(self) noexcept nogil
    @cython.final
    cdef int take_back_trees(self, int count) noexcept nogil
