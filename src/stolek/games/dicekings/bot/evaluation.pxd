# C types of evaluation.py; dice are in rethrows.pxd.
cimport cython
from stolek.games.dicekings.bot.rethrows cimport Omens

cdef int ALARM, ALL_DICE, CLAIMING, CONQUERING, DONE, FIRE, FIRST_ALARM, FIRST_CARD_THEFT, FIRST_CLAIM
cdef int FIRST_DRAGON, FIRST_FIRE, FIRST_GEM_THEFT, FIRST_PAIR, GOLD, MERCHANT
cdef int OVER, PAIRING, PASS, PLACING, ROGUE, ROLLING, SLAYER, SLAYING, STEALING_CARD, STEALING_GEM, WHITE
cdef int MOST_SEATS, N_DICE, N_NUMBERS, N_SYMBOLS, N_TIERS, NOTHING, POINT
cdef int HINDERS, JOKERS, THROW
cdef int SECOND_PAIR, SPREAD, STEADY
cdef int[5] TEMPO
cdef int[36] FACE
cdef int[60] TIERS

cdef class Verdict(Omens):
    @cython.final
    cdef int consider(self, int seat) noexcept nogil
    @cython.final
    cdef int weigh(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int read_table(self) noexcept nogil
    @cython.final
    cdef int glass_tier(self, int card) noexcept nogil
    @cython.final
    cdef int tier_with(self, int card, int symbol) noexcept nogil
    @cython.final
    cdef int judge_taking(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int judge_claim(self, int seat, int pile) noexcept nogil
    @cython.final
    cdef int judge_pair(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int judge_deed(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int task(self) noexcept nogil
    @cython.final
    cdef int judge_gem_theft(self, int k) noexcept nogil
    @cython.final
    cdef int judge_fire(self, int owner) noexcept nogil
    @cython.final
    cdef int best_judged(self, int seat) noexcept nogil
    @cython.final
    cdef double spread(self) noexcept nogil
    @cython.final
    cdef int ahead(self, int seat) noexcept nogil
    @cython.final
    cdef int standing(self, int seat) noexcept nogil
