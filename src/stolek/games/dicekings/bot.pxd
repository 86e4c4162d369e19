# The type sheet of bot.py; moves at first sight are in verdict.pxd.
cimport cython
from stolek.games.dicekings.verdict cimport Verdict

cdef int CLAIMING, DONE, FIRST_ALARM, FIRST_CLAIM, N_ACTIONS, N_THROWS, NO_CARD, OVER, PAIRING, ROLLING, STOP
cdef int MOST_THROWS, N_DECKS, N_TIERS, GAMES, NOTHING, THROW, CHANCE, CHANCE_DUE
cdef int CHASING, SLOWER, ROUNDS, HOPELESS, DOUBT, RESULT, LAST_ASKED
cdef unsigned long long APART
cdef int[60] TASK

cdef class DiceKingsAdviser(Verdict):
    cdef int[64] option, sight, found
    cdef int[352] bonus
    cdef int n_options, lure
    cdef unsigned long long luck

    @cython.final
    cdef int try_out(self, int seat) noexcept nogil
    @cython.final
    cdef int list_options(self, int seat) noexcept nogil
    @cython.final
    cdef int add_option(self, int option, int looks) noexcept nogil
    @cython.final
    cdef int drop_options(self, int least) noexcept nogil
    @cython.final
    cdef int imagine(self, int seat, int option) noexcept nogil
    @cython.final
    cdef int enact(self, int seat, int option) noexcept nogil
    @cython.final
    cdef int open_pile(self) noexcept nogil
    @cython.final
    cdef int lead(self, int seat) noexcept nogil
    @cython.final
    cdef int learn(self, int games) noexcept nogil
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
