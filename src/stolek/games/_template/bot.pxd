# C types of bot.py.
from stolek.games._template.rules cimport Template
from stolek.kernel.adviser cimport Adviser

cdef int N_KINDS, OPEN, STAKE_TERM, STONE_TERM, OPEN_TERM, STONE_WORTH, OPEN_PRICE

cdef class TemplateAdviser(Adviser):
    cdef Template position
    cdef int lead(self, int seat) noexcept nogil
