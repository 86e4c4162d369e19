# C types of scoring.py: boards are 64 bits wide, everything else is an int.
cdef int P_AROUND, P_SUDOKU, P_PAIRS, P_GROUPS, H_DIAGONAL
cdef int O_AROUND, O_LINE, O_GROUP, O_SYNERGY, O_LEAST
cdef int E_CROSS, E_ADJACENT, E_BELOW, E_DIAGONAL
cdef int T_LINES, T_LARGEST, T_DENSE, T_SECOND, T_DIAGONAL
cdef int ENOUGH, STEPS, NO_VALUE, WIDTH
cdef int[36] CELLS
cdef long long[48] BIT, ROW, COLUMN, FALLING, RISING, BELOW, BESIDE, CORNERS
cdef long long[12] LINES
cdef long long[22] DIAGONALS
cdef int[4] BEAMS
cdef short[185] PUMPKIN_POINTS, HAT_POINTS
cdef short[27] CARD_POINTS
cdef short[8] KIND_VALUES

cpdef int points(int card, long long p, long long h, long long o, long long e, long long t) noexcept nogil
cpdef int count(long long board) noexcept nogil
cdef long long group(long long seed, long long within) noexcept nogil
cdef int kinds(long long where, long long p, long long h, long long o, long long e) noexcept nogil
cdef int pumpkins(int card, long long p, long long wisps) noexcept nogil
cdef int orbs(int card, long long p, long long h, long long o, long long e) noexcept nogil
cdef int kinds_of_groups(long long p, long long h, long long o, long long e) noexcept nogil
cdef int kinds_in_line(int cell, long long p, long long h, long long o, long long e) noexcept nogil
cdef int kinds_at_corner(int cell, long long p, long long h, long long o, long long e) noexcept nogil
cdef int lowest_value(long long beside, long long p, long long h, long long o, long long e) noexcept nogil
cdef int worth_of_least(int n_p, int n_h, int n_o, int n_e) noexcept nogil
cdef int trees_of_hearts(int card, long long e, long long t) noexcept nogil
cdef int longest_beam(int cell, long long t) noexcept nogil
cdef int trees(int card, long long wisps, long long t) noexcept nogil
cdef int full_lines(long long t) noexcept nogil
cdef int dense_trees(long long t) noexcept nogil
cdef int clear_diagonal(long long wisps, long long t) noexcept nogil
