# C types of claims.py; dice and jokers are in jokers.pxd.
cimport cython
from stolek.games.dicekings.rules.jokers cimport Jokers

cdef int N_SYMBOLS, N_TIERS, N_WAYS, NO_CARD, NO_CLASS, ALIKE, WITH_SUPER, SUPERS, BY_ORDER
cdef int[6] DICE
cdef int[5] PILES
cdef int[18] SYMBOLS
cdef int[60] TIERS
cdef int[90] CLASS, TWIN
cdef int[180] LACK_WAY, LACK_SORTING

cdef class Claims(Jokers):
    @cython.final
    cdef int look_at_offer(self, int seat) noexcept nogil
    @cython.final
    cdef int look_at_pairs(self, int seat, int card) noexcept nogil
    @cython.final
    cdef int try_pairs(self, int seat, int card, int reached) noexcept nogil
    @cython.final
    cdef int try_pair(self, int seat, int card, int reached, int way, int symbol) noexcept nogil
    @cython.final
    cdef int try_supers(self, int seat, int card, int reached, int symbol) noexcept nogil
    @cython.final
    cdef int shift(self, int seat, int card, int symbol, int fronts, int dice) noexcept nogil
    @cython.final
    cdef int pay_pair(self, int seat, int way, int symbol) noexcept nogil
    @cython.final
    cdef int clear_result(self) noexcept nogil
