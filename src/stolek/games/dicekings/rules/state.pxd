# C types of state.py; draws are in draws.pxd.
cimport cython
from stolek.games.dicekings.rules.draws cimport Fortune

cdef int MOST_SEATS, N_DICE, N_FIELDS, N_SYMBOLS, N_WAYS, MOST_MOVES, ALIKE, WITH_SUPER, SUPERS, NO_CARD, NO_PILE, NOBODY, GOLD, WHITE, CHANCE, CHANCE_DUE
cdef int UNSET, OFFERING, THROWING, ROLLING, CLAIMING, PAIRING, PLACING, SLAYING, CONQUERING, STEALING_CARD, STEALING_GEM
cdef int ALARM, FIRE, OVER, DRAGON_ALARM, STOP, N_THROWS, ALL_DICE, FIRST_CLAIM, FIRST_ALARM, FIRST_PAIR, DONE
cdef int FIRST_PLACE, FIRST_SLAY, FIRST_CONQUER, FIRST_DRAGON, FIRST_CARD_THEFT, FIRST_GEM_THEFT, FIRST_FIRE, PASS, N_ACTIONS
cdef int STOPPED, THROWS_AGAIN, AIMED, PAIRED, TOOK, TOOK_DOWN
cdef int[60] TASK, TIERS

@cython.final
cdef class DiceKings(Fortune):
    cdef public short pile  # 0..5
    cdef bint can_throw(self, int action) noexcept nogil
    cdef bint can_take(self, int action) noexcept nogil
    cdef bint can_pair(self, int action) noexcept nogil
    cdef bint can_steal_gem(self, int seat, int k) noexcept nogil
    cdef bint can_decline(self) noexcept nogil
    cdef int targets(self) noexcept nogil
    cdef int first_choice(self) noexcept nogil
    cdef int last_choice(self) noexcept nogil
    cdef int pick_pair(self) noexcept nogil
    cdef int pick_one(self, int seat) noexcept nogil
    cdef int first_legal(self, int seat, int action) noexcept nogil
    cdef int steal(self, int seat, int action) noexcept nogil
    cdef int roll(self, int dice) noexcept nogil
    cdef int claim(self, int seat, int pile) noexcept nogil
    cdef int add_pair(self, int seat, int way, int symbol) noexcept nogil
    cdef int take(self, int seat) noexcept nogil
    cdef int raise_alarm(self, int seat, int pile) noexcept nogil
    cdef int leave_pile(self, int pile) noexcept nogil
    cdef bint ahead(self, int seat, int other) noexcept nogil
