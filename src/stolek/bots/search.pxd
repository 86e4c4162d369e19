# C types of search.py.
cimport cython
from stolek.bots.ranking cimport Ranking

cdef int CHANCE_DUE, MOST_NODES, MOST_PATH, NONE, ROOT, SEAT_BITS, SEAT_MASK

cdef class Search(Ranking):
    # The tree, node by node.
    cdef int[65536] key, first, sibling, fan, visits, seen
    cdef double[65536] total, bias
    # The current simulation.
    cdef int[512] path
    cdef double[8] shares
    cdef int n_nodes, depth, clear
    # Parameters.
    cdef public double explore
    cdef public int plain, horizon, width, temper

    cpdef int run(self, int simulations) except -1
    @cython.final
    cdef int run_many(self, int simulations) noexcept nogil
    @cython.final
    cdef int descend(self) noexcept nogil
    @cython.final
    cdef int step(self, int node, int seat) noexcept nogil
    @cython.final
    cdef int grow(self, int node, int seat) noexcept nogil
    @cython.final
    cdef int grow_plain(self, int node, int seat) noexcept nogil
    @cython.final
    cdef int child(self, int node, int key) noexcept nogil
    @cython.final
    cdef int add(self, int node, int key, double bias) noexcept nogil
    @cython.final
    cdef int favourite(self, int node, int seat) noexcept nogil
    @cython.final
    cdef int play_on(self) noexcept nogil
    @cython.final
    cdef int learn(self) noexcept nogil
    @cython.final
    cdef int most_visited(self) noexcept nogil
