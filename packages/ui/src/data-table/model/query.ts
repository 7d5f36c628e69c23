import type { PaginationState, SortingState } from '@tanstack/react-table';
import type { FilterValue } from '../source/filter.ts';
import { DEFAULT_PAGE_SIZE } from './page.ts';

/** The columns that are filtered, each once: TanStack's `ColumnFiltersState` with values that this table knows. */
export type TableFilters = { id: string; value: FilterValue }[];

/** What a person asks of a table, in the state types of TanStack Table (TBL-05, TBL-09, TBL-10). */
export type TableQuery = {
  /** What all visible columns are searched for. */
  readonly globalFilter: string;
  /** The first counts most. */
  readonly sorting: SortingState;
  readonly columnFilters: TableFilters;
  /** The page, from 0, and its size. */
  readonly pagination: PaginationState;
};

/** The default query: all rows in their given order, from the first page (TBL-19). */
export const FIRST_QUERY: TableQuery = {
  globalFilter: '',
  sorting: [],
  columnFilters: [],
  pagination: { pageIndex: 0, pageSize: DEFAULT_PAGE_SIZE },
};
