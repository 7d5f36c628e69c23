import type { YesNoWords } from '../cells/cellText.ts';
import type { TableColumn } from '../cells/column.ts';
import type { ActiveFilter } from '../filters/filterField.ts';

/** What is taken out of a table, as it stood when somebody asked for it. */
export type ExportJob<Row> = {
  /** Title of the table: the name of the file (TBL-15), the head of the sheet (TBL-22). */
  readonly title: string;
  /** Visible columns, in their order. */
  readonly columns: readonly TableColumn<Row>[];
  readonly words: YesNoWords;
  /** What is searched for and the filters in use, for the head of the sheet (TBL-22). */
  readonly search: string;
  readonly active: readonly ActiveFilter[];
  /** How many rows the query leaves. */
  readonly count: number;
  /** Figures of the totals row by column; null where it has none. */
  readonly totals: Readonly<Record<string, string>> | null;
  /** All rows that the query leaves, in its order; a server may be asked for them. */
  readonly collect: (signal: AbortSignal) => Promise<readonly Row[]>;
};

/** What does a job is given by its button. It begins when it is mounted, and stops when it is taken away. */
export type ExportJobProps<Row> = ExportJob<Row> & {
  /** Whether it stands in the place of its button. */
  readonly isShown: boolean;
  /** Asks for that place, or gives it back. */
  readonly onShow: (isShown: boolean) => void;
  /** It is over; `news` is told to assistive technology, and may be empty. */
  readonly onEnd: (news: string) => void;
  /** It has failed; `why` says what to do. Default: that it can be tried again. */
  readonly onFail: (why?: string) => void;
};
