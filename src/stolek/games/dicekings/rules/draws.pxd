# C types of draws.py; effects are in effects.pxd.
cimport cython
from stolek.games.dicekings.rules.effects cimport Effects

cdef int GOLD_ON_MAP, WHITE_ON_MAP, IN_DECK, MOST_THROWS, N_CARDS, N_DECKS, N_DICE, N_FIELDS, N_LANDS, N_MAPS, N_NUMBERS
cdef int CLAIMING, JOINING, DRAGONS, GEMS, OFFERING, OVER, ROLL_OFF, DRAWING, ROLLING, NO_TASK, WHITE, GOLD, IN_PILE
cdef int JOINED, DRAGON_LAID, GEM_LAID, OFFERED, ROLLED_OFF, TIED, BEGINS, THREW
cdef int[30] FIELD_BIT, LAND
cdef int[4] SEATS
cdef int[7] N_RESULTS

cdef class Fortune(Effects):
    cdef public short[4] sixes  # 0..6
    cdef public short contenders  # 0..15
    @cython.final
    cdef int join(self, int number) noexcept nogil
    @cython.final
    cdef int lay_dragon(self, int field) noexcept nogil
    @cython.final
    cdef int lay_gem(self, int field) noexcept nogil
    @cython.final
    cdef int go_on_laying(self) noexcept nogil
    @cython.final
    cdef int bare_fields(self) noexcept nogil
    @cython.final
    cdef int offer(self, int card) noexcept nogil
    @cython.final
    cdef int open_game(self) noexcept nogil
    @cython.final
    cdef int begin(self, int seat) noexcept nogil
    @cython.final
    cdef int roll_off(self, int outcome) noexcept nogil
    @cython.final
    cdef int contender_from(self, int seat) noexcept nogil
    @cython.final
    cdef int settle_roll_off(self) noexcept nogil
    @cython.final
    cdef int n_in_hand(self) noexcept nogil
    @cython.final
    cdef int throw(self, int outcome) noexcept nogil
    @cython.final
    cdef int end_rolling(self) noexcept nogil
    @cython.final
    cdef bint can_come(self, int outcome) noexcept nogil
    @cython.final
    cdef bint is_next_card(self, int card) noexcept nogil
    @cython.final
    cdef int come(self, int outcome) noexcept nogil
