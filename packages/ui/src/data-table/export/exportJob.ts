import type { CellWords } from '../cells/cellText.ts';
import type { TableColumn } from '../cells/column.ts';
import type { Totals } from '../cells/totals.ts';
import type { ActiveFilter } from '../filters/filterField.ts';
import type { TableQuery } from '../model/query.ts';
import type { TableFile } from '../state/tableProps.ts';

/** What is exported: a snapshot of the table at the moment of the press. */
export type ExportJob<Row> = {
  /** Title of the table: the name of the file (TBL-15), the head of the sheet (TBL-22). */
  readonly title: string;
  /** Visible columns, in their order. */
  readonly columns: readonly TableColumn<Row>[];
  readonly words: CellWords;
  /** Whether the file is offered (TBL-06), or who makes it. */
  readonly csv: boolean | TableFile;
  readonly query: TableQuery;
  /** The filters in use, for the head of the sheet (TBL-22). */
  readonly active: readonly ActiveFilter[];
  /** How many rows the query leaves. */
  readonly count: number;
  /** There are more than were counted. */
  readonly hasMore: boolean;
  /** Figures of the totals row by column; null where it has none. */
  readonly totals: Totals | null;
  /** All rows that the query leaves, in its order; a server may be asked for them. */
  readonly collect: (signal: AbortSignal) => Promise<readonly Row[]>;
};

/** Props of a job, from its button. It starts when mounted and stops when unmounted. */
export type ExportJobProps<Row> = ExportJob<Row> & {
  /** Whether it is shown in place of its button. */
  readonly isShown: boolean;
  /** Takes that place, or gives it back. */
  readonly onShow: (isShown: boolean) => void;
  /** Finished; `news` is announced, unless empty. */
  readonly onEnd: (news: string) => void;
  /** Failed; `why` says what to do. Default: try again. */
  readonly onFail: (why?: string) => void;
};
