# C types of dice_plan.py: sized for six dice of three kinds at most.
cimport cython

cdef int NONE, N_SIDES

cdef class DicePlan:
    # The dice: the same for all plans of such dice.
    cdef int[21952] number
    cdef int[131712] after, taken, shown
    cdef int[5544] joined
    cdef int[3] first_code, n_codes
    cdef int kinds
    # The plan.
    cdef long long[21952] value
    cdef int[3] codes
    cdef public int n_cells, n_results

    @cython.final
    cdef int face(self, int result, int die) noexcept nogil
    @cython.final
    cdef int pay(self, int result, long long value) noexcept nogil
    @cython.final
    cdef int look_ahead(self, int throws) noexcept nogil
    @cython.final
    cdef int take_means(self) noexcept nogil
    @cython.final
    cdef int keep_best(self) noexcept nogil
    @cython.final
    cdef int pick_up(self) noexcept nogil
    @cython.final
    cdef int lay(self, int kind, int face) noexcept nogil
    @cython.final
    cdef int cell(self) noexcept nogil
    @cython.final
    cdef long long worth(self) noexcept nogil
