# C types of adviser.py; judging moves is in evaluation.pxd.
cimport cython
from stolek.games.dicekings.bot.evaluation cimport Verdict

cdef int CLAIMING, DONE, FIRST_ALARM, FIRST_CLAIM, N_ACTIONS, N_THROWS, NO_CARD, PAIRING, ROLLING, STOP
cdef int MOST_THROWS, N_DECKS, N_TIERS, NO_AIM, NOTHING, THROW, CHASING, THE_ALARM
cdef int[60] TASK

cdef class DiceKingsAdviser(Verdict):
    cdef int[64] bonus
    cdef int lure

    @cython.final
    cdef int open_pile(self) noexcept nogil
    @cython.final
    cdef int correct_cards(self) noexcept nogil
    @cython.final
    cdef int look_for_prey(self) noexcept nogil
    @cython.final
    cdef int best_chance(self, int pile) noexcept nogil
    @cython.final
    cdef int lure_chance(self, int pile, int dice) noexcept nogil
    @cython.final
    cdef int judge_chase(self, int action) noexcept nogil
