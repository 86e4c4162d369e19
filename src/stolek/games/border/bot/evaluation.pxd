# C types of evaluation.py.
cimport cython
from stolek.games.border.rules.state cimport Border
from stolek.kernel.adviser cimport Adviser
from stolek.kernel.state cimport State

cdef int N_CELLS, N_TERRITORIES, MOST_AREAS, MOST_BESIDE, ENOUGH, NONE, OPEN, POINT, COST_STEPS, THROWING
cdef double REACH, REACH_MORE, STEEP, BEHIND, HARDLY, SWING, SWING_MORE
cdef short[9] TERRITORIES, HIGH, LOW
cdef short[258] BESIDE
cdef short[344] CELL_AREA
cdef short[4] N_AREAS
cdef double[49] COST

cdef class Appraisal(Adviser):
    cdef Border position
    cdef int[1512] rings
    cdef int[168] open_cells
    cdef int[36] missing
    cdef double[36] lack, worth
    cdef double[9] nearest
    cdef double pace

    @cython.final
    cdef int survey(self) noexcept nogil
    @cython.final
    cdef int survey_seat(self, int seat) noexcept nogil
    @cython.final
    cdef int survey_cells(self, int seat) noexcept nogil
    @cython.final
    cdef double cost(self, int left, int n) noexcept nogil
    @cython.final
    cdef double need(self, int seat) noexcept nogil
    @cython.final
    cdef double worth_of(self, int seat, int territory) noexcept nogil
    @cython.final
    cdef double close_chance(self, double lack) noexcept nogil
    @cython.final
    cdef double first_chance(self, int seat, int territory) noexcept nogil
    @cython.final
    cdef double standing(self, int seat) noexcept nogil
    @cython.final
    cdef double swing(self) noexcept nogil
    @cython.final
    cdef double ahead_of_all(self, int seat) noexcept nogil
    @cython.final
    cdef double chance(self, int seat) noexcept nogil
