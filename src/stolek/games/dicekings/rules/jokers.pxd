# C types of jokers.py; areas are in areas.pxd, with the lists that are computed here.
cimport cython
from stolek.games.dicekings.rules.areas cimport Areas

cdef int N_CLASSES, N_COLOURS, N_NUMBERS, N_SYMBOLS, N_TIERS, MOST_ROWS, NO_CLASS, NEVER, MOST_POINTS, NONE_CHOSEN, STEPS_PER_DIE
cdef int BY_TEMPLATE, BY_SUM, WITHIN_COLOUR
cdef int[6] DICE, CLASSES
cdef int[18] SYMBOLS
cdef int[36] FACE
cdef int[26] STEPS
cdef int[60] TIERS
cdef int[1080] ROW_FEATURE, ROW_LEAST
cdef int[180] ROWS, LACK_WAY, LACK_SORTING, LACK_FIRST, LACK_LAST, LACK_LEAST
cdef int[540] LACK_ORDER
cdef int[90] CLASS
cdef int[5634] TEMPLATE

cdef class Jokers(Areas):
    cdef public short[6] dice  # 0..6
    cdef public short[18] jokers  # 0..30
    cdef public short throws  # 0..3
    @cython.final
    cdef int read_dice(self) noexcept nogil
    @cython.final
    cdef int tier(self, int card) noexcept nogil
    @cython.final
    cdef bint meets_tier(self, int asked) noexcept nogil
    @cython.final
    cdef bint is_complete(self, int card, int reached) noexcept nogil
    @cython.final
    cdef bint is_far(self, int asked, int dice) noexcept nogil
    @cython.final
    cdef int most_dice(self, int seat) noexcept nogil
    @cython.final
    cdef bint can_reach(self, int seat, int asked) noexcept nogil
    @cython.final
    cdef bint leads_to(self, int seat, int asked, int backs) noexcept nogil
    @cython.final
    cdef int sort(self, int seat, int sorting) noexcept nogil
    @cython.final
    cdef int cost(self, int k, int dice) noexcept nogil
    @cython.final
    cdef bint reach_template(self, int asked, int backs) noexcept nogil
    @cython.final
    cdef int lacking(self, int template, int k) noexcept nogil
    @cython.final
    cdef bint can_fill(self, int template, int backs) noexcept nogil
    @cython.final
    cdef bint needs_all(self, int template, int first, int last) noexcept nogil
    @cython.final
    cdef bint does_without(self, int template, int left_out, int other) noexcept nogil
    @cython.final
    cdef bint reach_sum(self, int asked, int backs) noexcept nogil
    @cython.final
    cdef int sum_of_dice(self) noexcept nogil
    @cython.final
    cdef int sum_of_chosen(self) noexcept nogil
    @cython.final
    cdef int smallest(self) noexcept nogil
    @cython.final
    cdef bint can_add(self, int needed, int smallest, int backs) noexcept nogil
    @cython.final
    cdef int price_of(self, int total, int least, int backs) noexcept nogil
    @cython.final
    cdef int add_number(self, int k, int total) noexcept nogil
    @cython.final
    cdef bint reach_order(self, int seat, int asked, int backs) noexcept nogil
    @cython.final
    cdef bint can_pass(self, int seat, int colour, int height, int backs) noexcept nogil
