import type { ShownRows } from '../state/useRows.ts';

/** Ids of the rows of the page, from its first row to its last. */
export const shownIds = <Row>(
  { page, at }: Pick<ShownRows<Row>, 'at' | 'page'>,
  rowId: (row: Row) => string,
): string[] =>
  Array.from({ length: page.to - page.from }, (_, place) => at(place)).flatMap((row) =>
    row === undefined ? [] : rowId(row),
  );
