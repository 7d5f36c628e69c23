import type { CalendarDate } from '@sereno/domain/calendar';
import type { FieldIssue, FieldValues, RegisterChange, RegisterRow } from '@sereno/domain/register';
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Refusal } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { ResourceContext } from '../context.ts';
import type { Outbox } from '../../mail/outbox.ts';

/** A change that is about to be made, and the viewer who makes it. */
export type PendingChange = {
  readonly viewer: Viewer;
  readonly now: Date;
  /** The row as it is; null while it is created. */
  readonly row: RegisterRow | null;
  /** As they will be; null when the row goes out of use. */
  readonly values: FieldValues | null;
};

/** Who reads the rows, the time zone of their days, and today in that zone. */
export type RowContext = {
  readonly db: Kysely<Schema>;
  readonly viewer: Viewer;
  readonly companyId: number;
  readonly timeZone: string;
  readonly today: CalendarDate;
};

/** What an action has done; a refusal undoes it. */
export type RowActionHandler = (
  trx: Transaction<Schema>,
  change: PendingChange & { readonly row: RegisterRow },
  context: RegisterContext,
) => Promise<Refusal | null>;

/** What the calls of registers need. */
export type RegisterContext = ResourceContext & {
  /** Left out where no mail can be sent. */
  readonly outbox: Outbox;
  /** Where people reach the application, without a slash at the end. */
  readonly publicUrl: () => string;
};

/** A row that was created or changed just now. */
export type WrittenRow = {
  readonly companyId: number;
  readonly id: number;
  readonly values: FieldValues;
  readonly isNew: boolean;
};

/** Where a register is kept, and what its description cannot say. */
export type RegisterTable = {
  readonly table: string;
  /** SQL of the rows of a register that is only read, where they are more, or fewer, than the table's. Default: the table. */
  readonly rows?: (context: RowContext) => RawBuilder<unknown>;
  /** SQL for whether a text is found in a row under the alias `row`, where to look into its search fields would read every row. */
  readonly isFound?: (text: string, context: RowContext) => RawBuilder<SqlBool>;
  /** The column that tells that a row is out of use. Default 'ended'. */
  readonly ended?: 'disabled';
  /** SQL of the fields that are computed, of a row under the alias `row`. */
  readonly computed?: Readonly<Record<string, (timeZone: string) => RawBuilder<unknown>>>;
  /** Columns that follow from the values of the form. */
  readonly columns?: (values: FieldValues, isNew: boolean) => Readonly<Record<string, unknown>>;
  /** Rules that need the database. */
  readonly issues?: (trx: Transaction<Schema>, change: PendingChange) => Promise<readonly FieldIssue[]>;
  /** What has happened to a row, newest first. Default: what was changed about it. */
  readonly history?: (db: Kysely<Schema>, companyId: number, id: number) => Promise<readonly RegisterChange[]>;
  /** Writes what belongs to a row outside of its table. */
  readonly written?: (trx: Transaction<Schema>, row: WrittenRow) => Promise<void>;
  /** By the id of the description's action. */
  readonly actions?: Readonly<Record<string, RowActionHandler>>;
};
