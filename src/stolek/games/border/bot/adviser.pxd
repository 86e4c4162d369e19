# C types of adviser.py.
cimport cython
from stolek.games.border.bot.throws cimport Throws

cdef int N_TERMS, LAST_PART, DICE, LEAVES, NONE, MOST_AREAS
cdef int STOP, FIRST_AREA, FIRST_CELL, DONE, ROLLING, COMPLETING, THROWING, NO_AIM
cdef double NO_WAY
cdef short[6] COLOURS
cdef short[4] N_AREAS
cdef short[168] AREA_COLOUR

cdef class BorderAdviser(Throws):
    cdef double most

    @cython.final
    cdef int note_terms(self, double leaves) noexcept nogil
    @cython.final
    cdef int judge_throw(self, int handful) noexcept nogil
    @cython.final
    cdef int judge_areas(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int weigh_further(self, int seat, int start) noexcept nogil
    @cython.final
    cdef int pay_area(self, int seat, int area) noexcept nogil
    @cython.final
    cdef int take_back(self, int seat, int area) noexcept nogil
    @cython.final
    cdef int judge_cells(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int quick_area(self, int seat) noexcept nogil
    @cython.final
    cdef int quick_cell(self, int seat) noexcept nogil
