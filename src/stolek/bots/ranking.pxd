# C types of ranking.py.
cimport cython
from stolek.kernel.adviser cimport Adviser
from stolek.kernel.state cimport State

cdef int CHANCE, CHANCE_DUE, MOST_TERMS

cdef class Ranking:
    cdef State root, world
    cdef Adviser adviser
    # The moves listed last, and their heuristic scores.
    cdef int[8192] moves, judged
    cdef long long[16] sums
    cdef int n_moves, eye
    cdef public unsigned long long dice
    cdef public int noise

    cpdef int run(self, int simulations) except -1
    @cython.final
    cdef int look_again(self) except -1
    @cython.final
    cdef int list_moves(self, int seat) noexcept nogil
    @cython.final
    cdef int sum_up_terms(self) noexcept nogil
    @cython.final
    cdef int best(self, int noise) noexcept nogil
    @cython.final
    cdef int imagine(self) noexcept nogil
    @cython.final
    cdef int go_on(self, int mask) noexcept nogil
    @cython.final
    cdef int draw(self) noexcept nogil
    @cython.final
    cdef int deciding(self, int mask) noexcept nogil
