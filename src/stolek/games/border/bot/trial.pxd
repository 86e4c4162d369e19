# C types of trial.py.
cimport cython
from stolek.games.border.bot.evaluation cimport Appraisal

cdef int N_CELLS, N_COLOURS, N_TERRITORIES, MOST_AREAS, MOST_BESIDE, MOST_NEIGHBOURS
cdef int ENOUGH, NONE, OPEN, POINT, MOST_CELLS, AWAY, ON_EDGE, TAKEN
cdef int CLOSES, FIRST, NEARER, ENDS
cdef short[6] COLOURS
cdef short[9] TERRITORIES, HIGH, LOW
cdef short[516] NEIGHBOUR
cdef short[258] BESIDE
cdef short[344] CELL_AREA, CELL_COLOUR

cdef class Trial(Appraisal):
    cdef double[4] brings
    cdef int[6] spare
    cdef int[86] mark
    cdef int cells, closed, score, to_beat
    cdef double if_won, if_lost

    @cython.final
    cdef int begin_trial(self, int seat) noexcept nogil
    @cython.final
    cdef int begin_edge(self, int seat) noexcept nogil
    @cython.final
    cdef double cross_area(self, int seat, int area) noexcept nogil
    @cython.final
    cdef int open_area(self, int seat, int area) noexcept nogil
    @cython.final
    cdef int count_closing(self, int territory, int times) noexcept nogil
    @cython.final
    cdef int points_for(self, int territory) noexcept nogil
    @cython.final
    cdef double cell_gain(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int beside(self, int cell, int territory) noexcept nogil
    @cython.final
    cdef int cross_cell(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef int use_die(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef double end_gain(self) noexcept nogil
    @cython.final
    cdef double end_gain_of(self, int seat, int cell) noexcept nogil
    @cython.final
    cdef double weigh_trial(self, int seat) noexcept nogil
    @cython.final
    cdef int best_cell(self, int seat) noexcept nogil
