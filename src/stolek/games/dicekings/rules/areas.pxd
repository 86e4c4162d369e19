# C types of areas.py; reading is in reading.pxd.
cimport cython
from stolek.games.dicekings.rules.reading cimport Reading

cdef int IN_DECK, N_CARDS, N_DECKS, N_SYMBOLS, IN_PILE, ON_TOP, DISCARDED, FACE_UP, FACE_DOWN, NO_CARD
cdef int[4] SEATS
cdef int[60] JOKER, BY_SYMBOL
cdef int[19] FIRST_BY_SYMBOL

cdef class Areas(Reading):
    cdef short[72] fronts
    cdef short[4] backs
    # What jokers.py works with: dice sorted into classes, and prices in superjokers.
    cdef short[6] have, chosen, doubles, odd, spent
    cdef short[64] price
    # What claims.py offers: cards that can be claimed, those met, joker pairs by way; whether all is done.
    cdef int[3] ways
    # What stock.py weighs: which tiles may be removed.
    cdef int[15] suspects
    cdef int claimable, met, complete, suspicion, removals
    cdef public short[60] cards  # 0..10
    cdef public short[5] tops  # 0..60
    cdef public short players  # 2..4
    @cython.final
    cdef int n_unseen(self, int pile) noexcept nogil
    @cython.final
    cdef int unseen_card(self, int pile, int number) noexcept nogil
    @cython.final
    cdef int bare_pile(self) noexcept nogil
    @cython.final
    cdef bint has_offer(self) noexcept nogil
    @cython.final
    cdef int uncover(self, int card) noexcept nogil
    @cython.final
    cdef int lay_up(self, int seat, int card) noexcept nogil
    @cython.final
    cdef int lay_down(self, int seat, int card) noexcept nogil
    @cython.final
    cdef int front(self, int seat, int symbol) noexcept nogil
    @cython.final
    cdef int back(self, int seat) noexcept nogil
    @cython.final
    cdef int discard_front(self, int seat, int symbol) noexcept nogil
    @cython.final
    cdef int discard_back(self, int seat) noexcept nogil
    @cython.final
    cdef int n_jokers(self, int seat) noexcept nogil
    @cython.final
    cdef bint has_fronts(self, int seat) noexcept nogil
    @cython.final
    cdef int count_jokers(self) noexcept nogil
