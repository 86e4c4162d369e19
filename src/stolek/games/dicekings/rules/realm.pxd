# C types of realm.py; claims are in claims.pxd.
cimport cython
from stolek.games.dicekings.rules.claims cimport Claims

cdef int N_FIELDS, N_TOKENS, ALL_FIELDS, NO_GEM, WHITE, GOLD, GEM_FOUND
cdef int PER_FIELD_OF_LARGEST, PER_OTHER_FIELD, PER_GOLD, PER_WHITE, MOST_FIRES
cdef int[30] FIELDS, FIELD_BIT
cdef int[90] BESIDE

cdef class Realm(Claims):
    cdef public int[4] tokens  # 0..1073741823
    cdef public int dragons, neutral, white, gold  # 0..1073741823
    cdef public short[4] whites  # 0..18
    cdef public short[4] golds  # 0..6
    cdef public short[4] fires  # 0..15
    cdef public short white_stock  # 0..18
    cdef public short gold_stock  # 0..6
    cdef public short fire_stock  # 0..15
    cdef public short map  # 0..2
    @cython.final
    cdef int n_fields(self, int fields) noexcept nogil
    @cython.final
    cdef int field_in(self, int fields, int number) noexcept nogil
    @cython.final
    cdef bint has_field(self, int fields, int field) noexcept nogil
    @cython.final
    cdef int others(self, int seat) noexcept nogil
    @cython.final
    cdef int free(self) noexcept nogil
    @cython.final
    cdef int beside(self, int fields) noexcept nogil
    @cython.final
    cdef int nearest(self, int seat) noexcept nogil
    @cython.final
    cdef int owner(self, int field) noexcept nogil
    @cython.final
    cdef bint is_out_of_tokens(self, int seat) noexcept nogil
    @cython.final
    cdef int put_token(self, int seat, int field) noexcept nogil
    @cython.final
    cdef int gem_on(self, int field) noexcept nogil
    @cython.final
    cdef bint has_gem(self, int seat, int gem) noexcept nogil
    @cython.final
    cdef int largest(self, int seat) noexcept nogil
    @cython.final
    cdef bint has_most_fires(self, int seat) noexcept nogil
    @cython.final
    cdef int score(self, int seat) noexcept nogil
