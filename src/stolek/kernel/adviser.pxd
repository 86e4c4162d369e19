# C types of adviser.py. A game's own .pxd file begins `from stolek.kernel.adviser cimport Adviser`.

from stolek.kernel.state cimport State

cdef class Adviser:
    cdef State state
    cdef int[16] terms
    cdef public int skill  # last: gcc's bounds trap does not watch an array that ends a class

    cpdef int watch(self, State state) except -1
    cdef int prepare(self, int seat) noexcept nogil
    cdef int judge(self, int seat, int action) noexcept nogil
    cdef int choose(self, int seat) noexcept nogil
    cdef double value(self, int seat) noexcept nogil
    cdef double stake(self) noexcept nogil
    cdef bint begins(self) noexcept nogil
    cdef int aims(self, int seat) noexcept nogil
    cdef int aim_looks(self, int aim) noexcept nogil
    cdef int enact(self, int seat, int aim) noexcept nogil
    cdef int believe(self, int aim, int more) noexcept nogil
    cdef double share(self, int seat) noexcept nogil
