# C types of state.py. A game's own .pxd file begins `from stolek.kernel.state cimport State`.

cimport cython

cdef int CHANCE, GALLERY, CHANCE_DUE, NOTE_ROOM, NOWHERE
cdef unsigned long long STEP, ODD, MASK63, MASK64, GOLDEN, MIX_A, MIX_B

cdef unsigned long long mix(unsigned long long number) noexcept nogil

cdef int whole(object number) except? -2

cdef class State:
    cdef Py_ssize_t size, start
    cdef public unsigned long long rng
    cdef short[256] facts
    cdef int n_notes  # last: gcc's bounds trap does not watch an array that ends a class

    # What a game implements: ints only, without the GIL.
    cdef int seats(self) noexcept nogil
    cdef int owing(self) noexcept nogil
    cdef bint can(self, int seat, int action) noexcept nogil
    cdef int pick(self, int seat) noexcept nogil
    cdef int do(self, int seat, int action) noexcept nogil
    cdef int most_moves(self) noexcept nogil
    cdef int moves_into(self, int seat, int *out) noexcept nogil
    cdef int n_tickets(self) noexcept nogil
    cdef int outcome_of(self, int ticket) noexcept nogil
    cdef int redeal(self, int eye) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
    cdef int quiet(self, int seat) noexcept nogil
    cdef int index(self) noexcept nogil

    # What the kernel provides to games and searches.
    @cython.final
    cdef int rand(self, int n) noexcept nogil
    @cython.final
    cdef int note(self, int kind, int a, int b, int c) noexcept nogil
    @cython.final
    cdef bint owes(self, int seat) noexcept nogil
    cdef int checked_actor(self, object seat) except? -2
    @cython.final
    cdef bint allows(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int play_out(self) noexcept nogil
    @cython.final
    cdef long long play_many(self, State start, int games) noexcept nogil
    @cython.final
    cdef int copy_from(self, State other) noexcept nogil
    cdef State blank(self)
    cpdef State clone(self)
    cpdef long long playouts(self, object games) except -1
    cdef Py_ssize_t find_start(self) except -1
