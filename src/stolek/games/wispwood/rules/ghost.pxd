# C types of ghost.py; the pond is in pond.pxd.
cimport cython
from stolek.games.wispwood.rules.pond cimport Pond

cdef int N_LEVELS, N_SPACES, EMPTY, GHOST, NO_KIND
cdef int FIREFLY_SHOWN, GHOST_REFRESHED, GHOST_SCORED, GHOST_SITS, GHOST_TOOK, LEVEL_DRAWN
cdef int[4] LEVELS
cdef int[5] NUMBERS, FIREFLIES
cdef int[3] STACK
cdef int[16] VALUE

cdef class Ghost(Pond):
    cdef public short ghost  # 0..4
    cdef public short firefly  # 0..4
    cdef public short[4] levels  # 0..4
    cdef public short[4] collected  # 0..99
    cdef public short[5] fireflies  # 0..8
    cdef public short[3] ghost_points  # 0..9999
    @cython.final
    cdef int next_level(self) noexcept nogil
    @cython.final
    cdef bint has_level(self, int kind) noexcept nogil
    @cython.final
    cdef int free_kind(self, int k) noexcept nogil
    @cython.final
    cdef int mark_level(self, int kind) noexcept nogil
    @cython.final
    cdef int value(self, int level) noexcept nogil
    @cython.final
    cdef int sit_down(self, int space) noexcept nogil
    @cython.final
    cdef int haunt(self) noexcept nogil
    @cython.final
    cdef int shuffle_fireflies(self) noexcept nogil
    @cython.final
    cdef int n_hidden(self) noexcept nogil
    @cython.final
    cdef int hidden_firefly(self, int k) noexcept nogil
    @cython.final
    cdef bint has_fireflies(self) noexcept nogil
    @cython.final
    cdef int reveal(self, int number) noexcept nogil
    @cython.final
    cdef int ghost_takes(self) noexcept nogil
    @cython.final
    cdef int level_of(self, int kind) noexcept nogil
    @cython.final
    cdef int score_ghost(self) noexcept nogil
    @cython.final
    cdef int ghost_total(self) noexcept nogil
