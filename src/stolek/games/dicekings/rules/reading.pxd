# C types of reading.py.
cimport cython
from stolek.kernel.state cimport State

cdef int N_COLOURS, N_NUMBERS, N_PAIRS
cdef int NUMBERS_AT, COLOURS_AT, SUMS_AT, TOTAL_AT, GROUPS_AT, AHEAD_AT, RUN_AT
cdef int[26] FEATURES
cdef int[18] NUMBER, COLOUR
cdef int[6] NUMBERS, LEADER, FOLLOWER

cdef class Reading(State):
    cdef int[26] seen
    @cython.final
    cdef int clear(self) noexcept nogil
    @cython.final
    cdef int add(self, int symbol, int dice) noexcept nogil
    @cython.final
    cdef int survey(self) noexcept nogil
    @cython.final
    cdef int survey_numbers(self) noexcept nogil
    @cython.final
    cdef bint meets(self, int *features, int *least, int first, int last) noexcept nogil
