# The type sheet of chances.py; reading is in reading.pxd.
cimport cython
from stolek.games.dicekings.reading cimport Reading

cdef int N_NUMBERS, N_SIDES, N_DICE, N_CELLS
cdef long long CERTAIN
cdef int[6] STRIDE
cdef int[36] FACE

cdef class Asking(Reading):
    cdef public int[6] features, least
    cdef public int n_rows

@cython.final
cdef class Chances(Asking):
    cdef public long long[117649] value
    cdef public int left
    cdef int look(self, int cell, int dice) noexcept nogil
    cdef int take_means(self) noexcept nogil
    cdef int keep_best(self) noexcept nogil
    cdef long long value_at(self, int cell) noexcept nogil
