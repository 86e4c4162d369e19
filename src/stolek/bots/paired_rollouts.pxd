# C types of paired_rollouts.py.
cimport cython
from stolek.bots.ranking cimport Ranking

cdef int NO_AIM, MOST_OPTIONS, HOPELESS
cdef double SURE
cdef unsigned long long APART

cdef class PairedRollouts(Ranking):
    cdef int[24] option, sight
    cdef double[24] worth, gain, square
    cdef double stake
    cdef int n_options, aiming, games
    cdef public int rounds

    cpdef int run(self, int simulations) except -1
    @cython.final
    cdef int list_options(self) noexcept nogil
    @cython.final
    cdef int add_option(self, int option, int looks) noexcept nogil
    @cython.final
    cdef int least(self) noexcept nogil
    @cython.final
    cdef int count_from(self, int least) noexcept nogil
    @cython.final
    cdef int run_many(self, int simulations) noexcept nogil
    @cython.final
    cdef double rehearse(self, int option) noexcept nogil
    @cython.final
    cdef int compare(self) noexcept nogil
    @cython.final
    cdef int more(self, int k) noexcept nogil
    @cython.final
    cdef int list_tried(self) noexcept nogil
