import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  type ReactTable,
  tableFeatures,
} from '@tanstack/react-table';

/** What TanStack Table holds of a table: its columns, how they are laid out, and what is asked of the rows. */
export const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
});

/** Rows never enter the library's model: an object for each of 100,000 of them is what makes tables slow and heavy. */
export const noRows: Record<string, never>[] = [];

/** The table as TanStack Table knows it. */
export type TableModel = ReactTable<typeof features, Record<string, never>>;
