# C types of throws.py.
cimport cython
from stolek.games.border.bot.trial cimport Trial
from stolek.kit.dice_plan cimport DicePlan

cdef int N_COLOURS, MOST_AREAS, N_DICE, MOST_THROWS, STEPS, N_HANDFULS, STOP, FULL, MOST_SETS, FINE
cdef double NO_WAY, SHARE, NEXT_TO
cdef short[6] COLOURS
cdef short[4] N_AREAS
cdef short[168] AREA_COLOUR
cdef short[2772] HANDFUL_COUNT
cdef short[216] HANDFUL_RANK
cdef short[462] RESULT_OF
cdef short[253] FIRST_SPLIT
cdef short[4368] SPLIT_USED, SPLIT_LEFT

cdef class Throws(Trial):
    cdef DicePlan plan
    cdef double[36] theirs
    cdef double[5] top
    cdef double[462] gains, leaves
    cdef int[42] price, colour, closes, scores
    cdef double[42] gain
    cdef int n_payable, n_sets

    @cython.final
    cdef int weigh_others(self, int seat) noexcept nogil
    @cython.final
    cdef int weigh_edge(self, int seat, int colour) noexcept nogil
    @cython.final
    cdef int rank_gain(self, double gain) noexcept nogil
    @cython.final
    cdef double left_over(self) noexcept nogil
    @cython.final
    cdef int spare_handful(self) noexcept nogil
    @cython.final
    cdef int weigh_handfuls(self, int seat) noexcept nogil
    @cython.final
    cdef int weigh_areas(self, int seat) noexcept nogil
    @cython.final
    cdef int weigh_sets(self, int start, int room, double gain) noexcept nogil
    @cython.final
    cdef double payoff(self, int result) noexcept nogil
    @cython.final
    cdef double best_single(self, int handful) noexcept nogil
    @cython.final
    cdef int make_plan(self, int seat) noexcept nogil
    @cython.final
    cdef double stop_worth(self) noexcept nogil
    @cython.final
    cdef double throw_worth(self, int handful) noexcept nogil
    @cython.final
    cdef int best_handful(self) noexcept nogil
