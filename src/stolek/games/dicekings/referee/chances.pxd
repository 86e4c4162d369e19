# C types of chances.py; reading is in rules/reading.pxd.
cimport cython
from stolek.games.dicekings.rules.reading cimport Reading
from stolek.kit.dice_plan cimport DicePlan

cdef int N_DICE, N_NUMBERS
cdef long long CERTAIN
cdef int[6] KIND, SORTED
cdef int[36] FACE

cdef class Asking(Reading):
    cdef public int[6] features  # 0..25
    cdef public int[6] least  # 0..36
    cdef public int n_rows  # 0..6
    cdef bint met_by(self, DicePlan plan, int result) noexcept nogil

cdef class Chances:
    cdef Asking asking
    cdef DicePlan plan
    @cython.final
    cdef int look_up(self, list dice)
