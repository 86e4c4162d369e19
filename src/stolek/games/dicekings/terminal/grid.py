"""Tables whose columns are as broad as what stands in them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stolek.kit.rows import Row, Span, padded, width

Line = Sequence[Row]


def table(lines: Sequence[Line], flush_right: Collection[int] = (), gap: int = 2) -> list[Row]:
    """Lines of cells, each column as broad as its broadest cell; some columns are flush right."""
    broadest = [max(map(width, column)) for column in zip(*lines, strict=True)]
    return [aligned(line, broadest, flush_right, gap) for line in lines]


def aligned(line: Line, columns: Sequence[int], flush_right: Collection[int], gap: int) -> Row:
    """One line in columns of given breadths; an empty column takes no gap."""
    row: Row = ()
    for number, (cell, columns_wide) in enumerate(zip(line, columns, strict=True)):
        if not columns_wide:
            continue
        between = (Span(" " * gap),) if row else ()
        filling = Span(" " * (columns_wide - width(cell)))
        row += (
            (*between, filling, *cell) if number in flush_right else (*between, *padded(cell, columns_wide))
        )
    return row
