import { FIRST_QUERY, storedTable, type TableMemory } from '@sereno/ui/data-table';

/**
 * How a person left such a table: columns, sort and size of the page. Filters are not kept: the next figure has rows of its own,
 * and fewer of them than it says would be wrong.
 */
export function detailMemory(userId: number, kind: string): TableMemory {
  const stored = storedTable(`sereno:detail:${userId}:${kind}`, () => localStorage);
  return {
    ...stored,
    recall: (saved, columns) => {
      const start = stored.recall(saved, columns);
      if (start === null) return null;
      const { pageSize } = start.query.pagination ?? FIRST_QUERY.pagination;
      return { ...start, query: { ...start.query, columnFilters: [], pagination: { pageIndex: 0, pageSize } } };
    },
  };
}
