# C types of estate.py.
cimport cython
from stolek.games.dicekings.rules.state cimport DiceKings
from stolek.kernel.adviser cimport Adviser
from stolek.kernel.state cimport State

cdef int TERRITORY, OUTLOOK, GEM, FIRES, JOKERS, HINDERS, N_TERMS
cdef int GOLD, WHITE, NO_GEM, MOST_FIRES, N_FIELDS, N_SYMBOLS, N_TOKENS, PER_OTHER_FIELD, PER_GOLD, PER_WHITE
cdef int POINT, MERGED, BIT_PRIME, LINKED, KEPT, FIRE, DENIED, LASTING
cdef int[5] TOKEN, JOINED, OPEN, PAIR, BACK, SINGLE, RIVALS
cdef int[37] FIELD_AT
cdef int[90] BESIDE

cdef class Estate(Adviser):
    cdef DiceKings position
    cdef int[64] part, rim, size, credit
    cdef int[4] n_parts, main, big, doubles, odd
    cdef int open, season, thrift, token, joined, rivalry

    @cython.final
    cdef int survey(self) noexcept nogil
    @cython.final
    cdef int split(self, int seat) noexcept nogil
    @cython.final
    cdef int grow(self, int k, int fields) noexcept nogil
    @cython.final
    cdef int look_on(self, int seat) noexcept nogil
    @cython.final
    cdef int count_jokers(self, int seat) noexcept nogil
    @cython.final
    cdef int clear_terms(self) noexcept nogil
    @cython.final
    cdef int total(self) noexcept nogil
    @cython.final
    cdef int weigh_field(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int weigh_token(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int token_gain(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int denied(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int loss(self, int victim, int field) noexcept nogil
    @cython.final
    cdef int weigh_conquest(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int weigh_slaying(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int weigh_dragon(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int gem_worth(self, int gem) noexcept nogil
    @cython.final
    cdef int fire_worth(self, int seat) noexcept nogil
    @cython.final
    cdef int lead_worth(self) noexcept nogil
    @cython.final
    cdef int hand(self, int doubles, int odd, int backs) noexcept nogil
    @cython.final
    cdef int jokers_of(self, int seat) noexcept nogil
    @cython.final
    cdef int front_gain(self, int seat, int symbol) noexcept nogil
    @cython.final
    cdef int front_loss(self, int seat, int symbol, int cards, int backs) noexcept nogil
    @cython.final
    cdef int back_gain(self, int seat) noexcept nogil
    @cython.final
    cdef int weigh_card_theft(self, int seat, int victim, int symbol) noexcept nogil
    @cython.final
    cdef int weigh_gem_theft(self, int gem) noexcept nogil
    @cython.final
    cdef int points(self, int seat) noexcept nogil
    @cython.final
    cdef int prospects(self, int seat) noexcept nogil
