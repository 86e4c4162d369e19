# C types of citizen_values.py; the map is in estate.pxd.
cimport cython
from stolek.games.dicekings.bot.estate cimport Estate

cdef int END, GEM, JOKERS, TILES, BIT_PRIME
cdef int GOLD, WHITE, LANDOWNER, MERCHANT, ROGUE, SLAYER, THIEF_CARD, THIEF_GEM, NO_CARD, NO_FIELD, SUPERS
cdef int N_DECKS, N_LANDS, N_SYMBOLS, N_TIERS, N_TOKENS, SHOWN_TO_LANDOWNER, SHOWN_TO_THIEF
cdef int NOTHING, VICTORY, LAST_WORD, DRAGON
cdef int[15] LAND_FIELDS
cdef int[37] FIELD_AT
cdef int[60] TASK, TIERS, JOKER

cdef class Citizens(Estate):
    cdef int[4] tile
    cdef int[15] worth, land_worth, land_weight
    cdef int n_lands, quarry, prey, loot, swag

    @cython.final
    cdef int weigh_offer(self, int seat) noexcept nogil
    @cython.final
    cdef int best_field(self, int seat, int fields, int task) noexcept nogil
    @cython.final
    cdef int use(self, int seat, int field, int task) noexcept nogil
    @cython.final
    cdef int best_gem(self, int seat) noexcept nogil
    @cython.final
    cdef int best_theft(self, int seat) noexcept nogil
    @cython.final
    cdef int expect_tiles(self, int seat) noexcept nogil
    @cython.final
    cdef int sort_lands(self, int seat) noexcept nogil
    @cython.final
    cdef int insert_land(self, int worth, int tiles) noexcept nogil
    @cython.final
    cdef int claim_worth(self, int seat, int card, int tier) noexcept nogil
    @cython.final
    cdef int wins_at_once(self, int seat, int task) noexcept nogil
    @cython.final
    cdef int weigh_target(self, int seat, int task) noexcept nogil
    @cython.final
    cdef int weigh_tiles(self, int task, int tier) noexcept nogil
    @cython.final
    cdef int weigh_stock_gem(self) noexcept nogil
    @cython.final
    cdef int weigh_ending(self, int seat, int tiles) noexcept nogil
    @cython.final
    cdef int alarm_worth(self, int seat) noexcept nogil
    @cython.final
    cdef int pair_price(self, int seat, int way, int symbol) noexcept nogil
    @cython.final
    cdef int pair_way(self, int seat, int symbol) noexcept nogil
