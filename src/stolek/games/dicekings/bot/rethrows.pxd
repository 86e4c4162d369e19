# C types of rethrows.py; cards are in citizen_values.pxd.
cimport cython
from stolek.games.dicekings.referee.chances cimport Asking
from stolek.games.dicekings.bot.citizen_values cimport Citizens
from stolek.kit.dice_plan cimport DicePlan

cdef int ALL_DICE, N_THROWS, NO_CARD, STOP, MOST_THROWS, N_DECKS, N_DICE, N_NUMBERS, N_SYMBOLS, N_TIERS, MOST_ROWS, N_FEATURES
cdef int NOTHING, MOST_CELLS, MOST_KINDS, LAYERS, FINE_BITS
cdef int CERTAIN, CHANCE_BITS
cdef int[6] KIND, SORTED
cdef int[36] FACE
cdef int[60] TIERS
cdef int[1080] ROW_FEATURE, ROW_LEAST
cdef int[180] ROWS, SLOT

cdef class Omens(Citizens):
    cdef DicePlan plan
    cdef Asking glass
    cdef signed char[240786] shown
    cdef unsigned char[3687936] chance
    cdef int[84] known
    cdef int[192] code
    cdef int[64] cell, throw_worth
    cdef int[15] wanted, wish
    cdef int[18] made, price
    cdef int n_wanted, n_made, consolation, read

    @cython.final
    cdef int find_cells(self) noexcept nogil
    @cython.final
    cdef int cell_of(self, int kept) noexcept nogil
    @cython.final
    cdef int read_results(self) noexcept nogil
    @cython.final
    cdef int meets(self, int result, int asked) noexcept nogil
    @cython.final
    cdef int glass_meets(self, int asked) noexcept nogil
    @cython.final
    cdef int want_cards(self, int seat) noexcept nogil
    @cython.final
    cdef int sort_wishes(self) noexcept nogil
    @cython.final
    cdef int want(self, int asked, int worth) noexcept nogil
    @cython.final
    cdef int price_jokers(self, int seat) noexcept nogil
    @cython.final
    cdef int plan_throw(self) noexcept nogil
    @cython.final
    cdef long long payment(self, int result) noexcept nogil
    @cython.final
    cdef int payment_with(self, int result, int joker, int least) noexcept nogil
    @cython.final
    cdef int learn_chances(self, int asked) noexcept nogil
    @cython.final
    cdef int chance_of(self, int asked, int throws, int dice) noexcept nogil
    @cython.final
    cdef int quick_throw(self, int seat) noexcept nogil
    @cython.final
    cdef int hope(self, int dice, int throws) noexcept nogil
