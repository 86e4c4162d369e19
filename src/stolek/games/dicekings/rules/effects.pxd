# C types of effects.py; the stock is in stock.pxd.
cimport cython
from stolek.games.dicekings.rules.stock cimport Stock

cdef int MOST_SHOWN, N_SYMBOLS, N_TIERS, WHITE, GOLD, NO_FIELD, NOBODY, SHOWN_TO_THIEF, SHOWN_TO_LANDOWNER
cdef int NO_TASK, MERCHANT, THIEF_CARD, THIEF_GEM, SLAYER, ROGUE, LANDOWNER, DRAGON_ALARM
cdef int DRAWING, ROLLING, PLACING, STEALING_CARD, STEALING_GEM, SLAYING, CONQUERING, ALARM, FIRE, OVER
cdef int PLACED, GEM_TAKEN, NO_GEM_LEFT, STOLE_CARD, STOLE_GEM, NOTHING_TO_STEAL, DECLINED, SLEW, NO_DRAGON, CONQUERED, NO_TOKEN
cdef int DRAGON_CAME, NO_FIRE, ENDED, WON, NEXT
cdef int[30] FIELD_BIT

cdef class Effects(Stock):
    cdef public short phase  # 1..18
    cdef public short turn  # 0..4
    cdef public short task  # 0..7
    cdef public short level  # 0..3
    cdef public short spot  # 0..30
    cdef public short winner  # 0..4
    cdef public short declinable  # 0..1
    @cython.final
    cdef int carry_out(self) noexcept nogil
    @cython.final
    cdef int draw(self, int tiles) noexcept nogil
    @cython.final
    cdef int go_for(self, int targets, int phase, int without) noexcept nogil
    @cython.final
    cdef int ask_for_field(self, int phase) noexcept nogil
    @cython.final
    cdef int see_tiles(self) noexcept nogil
    @cython.final
    cdef int place(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int take_gem(self, int seat) noexcept nogil
    @cython.final
    cdef int go_stealing(self, int seat, int phase) noexcept nogil
    @cython.final
    cdef bint can_be_robbed(self, int victim, int phase) noexcept nogil
    @cython.final
    cdef int steal_card(self, int seat, int victim, int symbol) noexcept nogil
    @cython.final
    cdef int steal_gem(self, int seat, int victim, int gem) noexcept nogil
    @cython.final
    cdef int decline(self, int seat) noexcept nogil
    @cython.final
    cdef int slay(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int conquer(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int let_dragon_come(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int give_fire(self, int seat, int owner) noexcept nogil
    @cython.final
    cdef int light(self, int seat, int owner) noexcept nogil
    @cython.final
    cdef int end_turn(self) noexcept nogil
