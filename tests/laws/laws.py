"""The laws that every game obeys, by their numbers in the design."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.laws.laws_books import law_13_words, law_15_proven
from tests.laws.laws_conduct import law_08_pieces, law_09_asking, law_10_places, law_11_same_time
from tests.laws.laws_faces import law_16_faces
from tests.laws.laws_files import law_17_files
from tests.laws.laws_legality import law_03_refused, law_04_owing, law_05_ends, law_12_names
from tests.laws.laws_loading import law_18_loading
from tests.laws.laws_records import law_01_replay, law_02_json
from tests.laws.laws_secrecy import law_06_secrecy, law_07_knowable
from tests.laws.laws_twins import law_14_fields
from tests.laws.tables import Table

Law = Callable[[Table, Random], None]

LAWS: dict[int, Law] = {
    1: law_01_replay,
    2: law_02_json,
    3: law_03_refused,
    4: law_04_owing,
    5: law_05_ends,
    6: law_06_secrecy,
    7: law_07_knowable,
    8: law_08_pieces,
    9: law_09_asking,
    10: law_10_places,
    11: law_11_same_time,
    12: law_12_names,
    13: law_13_words,
    14: law_14_fields,
    15: law_15_proven,
    16: law_16_faces,
    17: law_17_files,
    18: law_18_loading,
}

COSTLY: frozenset[Law] = frozenset(
    (law_01_replay, law_02_json, law_09_asking, law_13_words, law_15_proven, law_16_faces, law_17_files)
)
"""Laws about what is told, drawn and kept, which take most of the time: outside the soak one seed a table."""
