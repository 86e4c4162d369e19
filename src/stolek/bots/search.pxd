# The type sheet of search.py.
cimport cython
from stolek.kernel.adviser cimport Adviser
from stolek.kernel.state cimport State

cdef int CHANCE, CHANCE_DUE, MOST_TERMS, MOST_NODES, MOST_PATH, NONE, ROOT, SEAT_BITS, SEAT_MASK

cdef class Search:
    cdef State root, world
    cdef Adviser adviser
    # The moves of the position looked at last, and how they were judged.
    cdef int[8192] moves, judged
    # The tree, node by node.
    cdef int[65536] key, first, sibling, fan, visits, seen
    cdef double[65536] total, bias
    # The simulation under way.
    cdef int[512] path
    cdef double[8] shares
    cdef long long[16] sums
    cdef int n_moves, n_nodes, depth, eye, clear
    # How it is done.
    cdef public unsigned long long dice
    cdef public double explore
    cdef public int plain, horizon, width, temper

    cpdef int run(self, int simulations) except -1
    @cython.final
    cdef int list_moves(self, int seat) noexcept nogil
    @cython.final
    cdef int sum_up_terms(self) noexcept nogil
    @cython.final
    cdef int best(self, int noise) noexcept nogil
    @cython.final
    cdef int run_many(self, int simulations) noexcept nogil
    @cython.final
    cdef int imagine(self) noexcept nogil
    @cython.final
    cdef int descend(self) noexcept nogil
    @cython.final
    cdef int deciding(self, int mask) noexcept nogil
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
