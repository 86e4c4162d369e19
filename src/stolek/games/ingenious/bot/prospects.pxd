# C types of prospects.py.
cimport cython
from stolek.games.ingenious.rules.state cimport Ingenious
from stolek.kernel.adviser cimport Adviser

cdef int N_COLOURS, N_DIRECTIONS, N_RAYS, JOINT, FREE, SOLITAIRE, TEAM, HUNDREDTHS, MOST_PROMISE
cdef int N_GAINS, N_POINTS, N_STEPS, OWN, RIVALS, N_PLACES, FEW_CELLS, HIGHEST, WORST
cdef int BONUS, OWN_SHARE, TAKEN, OPENED, OPENED_ALONE
cdef short[6] STEPS
cdef int[183] STAGE_OF
cdef int[1792] WORTH

cdef class Prospects(Adviser):
    cdef Ingenious position
    cdef int[1734] runs, ray_colour, ray_length, opening
    cdef int[24] best
    cdef int[6] promise
    cdef int[444] gains
    cdef int[289] taken
    cdef int[10404] opened
    cdef int longest, stage, first
    @cython.final
    cdef int sides(self) noexcept nogil
    @cython.final
    cdef int survey(self) noexcept nogil
    @cython.final
    cdef int look_around(self, int cell) noexcept nogil
    @cython.final
    cdef int enter(self, int start, int run) noexcept nogil
    @cython.final
    cdef int sum_up(self) noexcept nogil
    @cython.final
    cdef int lowest(self, int side) noexcept nogil
    @cython.final
    cdef int outlook(self, int side) noexcept nogil
    @cython.final
    cdef int reckon(self, int whose, int side, int percent) noexcept nogil
    @cython.final
    cdef int gain(self, int colour, int old, int new) noexcept nogil
    @cython.final
    cdef int bonus(self, int old, int new) noexcept nogil
    @cython.final
    cdef int reckon_own(self, int side) noexcept nogil
    @cython.final
    cdef int reckon_rivals(self, int side) noexcept nogil
    @cython.final
    cdef int weigh_places(self) noexcept nogil
    @cython.final
    cdef int best_use(self, int cell) noexcept nogil
    @cython.final
    cdef int weigh_ray(self, int cell, int d, int percent) noexcept nogil
