# C types of draws.py; turns are in turns.pxd.
cimport cython
from stolek.games.wispwood.rules.turns cimport Turns

cdef int N_DECKS, N_KINDS, N_LEVELS, N_SPACES, HIGHEST_FIREFLY, MOST_IN_DECK, NO_CARD
cdef int DRAWING, ARRANGING, LEVELS, STARTING, DEALING, DREW_CARD, BEGINS
cdef int[15] DECK_SIZE
cdef int[90] DECK_CARD

cdef class Fortune(Turns):
    cdef public short decks  # 4..5
    cdef public short choice  # 0..2
    cdef public short paw  # 0..3
    @cython.final
    cdef int next_deck(self) noexcept nogil
    @cython.final
    cdef bint can_draw(self, int card) noexcept nogil
    @cython.final
    cdef int draw_card(self, int card) noexcept nogil
    @cython.final
    cdef int arrange(self, int piece) noexcept nogil
    @cython.final
    cdef int set_up_done(self) noexcept nogil
    @cython.final
    cdef int draw_level(self, int kind) noexcept nogil
    @cython.final
    cdef int show_firefly(self, int number) noexcept nogil
    @cython.final
    cdef int start_with(self, int seat) noexcept nogil
    @cython.final
    cdef bint can_come(self, int outcome) noexcept nogil
    @cython.final
    cdef int come(self, int outcome) noexcept nogil
