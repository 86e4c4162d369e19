# C types of round_length.py.
cimport cython
from stolek.kernel.adviser cimport Adviser
from stolek.games.wispwood.rules.state cimport Wispwood

cdef int EMPTY, CATS, N_SPACES, N_LEVELS, N_FIREFLIES, HIGHEST_FIREFLY, POINT, TENTHS, TILES
cdef int[3] GRID, FIREFLY_STACK
cdef int[4] LEVELS

cdef class Tempo(Adviser):
    cdef Wispwood position
    cdef int done

    @cython.final
    cdef int turns_left(self, int seat, int left) noexcept nogil
    @cython.final
    cdef int last_cycle(self, int seat, int left) noexcept nogil
    @cython.final
    cdef int to_fill(self, int left) noexcept nogil
    @cython.final
    cdef int empty_cells(self, int seat) noexcept nogil
    @cython.final
    cdef bint has_played(self, int seat) noexcept nogil
    @cython.final
    cdef int place(self, int seat) noexcept nogil
    @cython.final
    cdef int fireflies_left(self) noexcept nogil
    @cython.final
    cdef int scorings_left(self) noexcept nogil
    @cython.final
    cdef int next_prey(self, int home, int taken) noexcept nogil
    @cython.final
    cdef int best_seen(self, int home, int taken, int number) noexcept nogil
    @cython.final
    cdef int ghost_in_the_end(self) noexcept nogil
