import type { ColumnFilter } from '../source/filter.ts';
import type { FilterField } from './filterField.ts';

/** What the control of every kind of filter is given. */
export type FilterInputProps = {
  readonly field: FilterField;
  /** What the column is narrowed down to; null when it is not. */
  readonly filter: ColumnFilter | null;
  /** Asks for another filter, or none; `isTyped` while more letters may follow. */
  readonly onChange: (filter: ColumnFilter | null, isTyped?: boolean) => void;
  /** What was typed is no filter: the last good one stays. */
  readonly onWithdraw: () => void;
};
