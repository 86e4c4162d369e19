# C types of stock.py; the map is in realm.pxd.
cimport cython
from stolek.games.dicekings.rules.realm cimport Realm

cdef int MOST_ECHOES, MOST_SHOWN, NO_LAND, DREW, RETURNED
cdef int[15] LANDS, LAND_FIELDS
cdef int[30] LAND

cdef class Stock(Realm):
    cdef public short[15] returned, unseen  # 0..2
    cdef public short[15] echoes  # 0..8
    cdef public short[3] shown  # 0..15
    cdef public short stock  # 0..28
    cdef public short due  # 0..10
    @cython.final
    cdef int weigh(self) noexcept nogil
    @cython.final
    cdef int n_tile_tickets(self) noexcept nogil
    @cython.final
    cdef int tile_tickets(self, int land) noexcept nogil
    @cython.final
    cdef int land_of_ticket(self, int ticket) noexcept nogil
    @cython.final
    cdef int show_tile(self, int seat, int land) noexcept nogil
    @cython.final
    cdef int hear(self, int land) noexcept nogil
    @cython.final
    cdef int n_shown(self) noexcept nogil
    @cython.final
    cdef int fields_for_shown(self) noexcept nogil
    @cython.final
    cdef int lay_tile(self, int field) noexcept nogil
    @cython.final
    cdef int return_tiles(self, int seat) noexcept nogil
