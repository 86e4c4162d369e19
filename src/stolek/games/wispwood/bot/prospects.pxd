# C types of prospects.py: boards are 64 bits wide, everything else is an int.
cdef int WIDTH, P_AROUND, P_SUDOKU, P_DIAGONAL, P_PAIRS, H_DIAGONAL, H_LINE, H_AROUND, H_CHAIN
cdef long long NO_BITS
cdef long long[12] LINES
cdef long long[22] DIAGONALS

cpdef long long beside(long long board) noexcept nogil
cdef long long corners(long long board) noexcept nogil
cpdef long long good_cells(int card, long long p, long long wisps) noexcept nogil
cdef long long crossed_lines(long long board) noexcept nogil
cdef long long crossed_diagonals(long long board) noexcept nogil
cdef long long singles(long long board) noexcept nogil
cpdef long long hat_cells(int card, long long cat, long long h) noexcept nogil
cdef long long chained(long long cat, long long h) noexcept nogil
