import type { CalendarDate } from '@sereno/domain/calendar';
import type { SubscriptionState } from '@sereno/domain/report';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './prospectingTables.ts';
import type { KeptRow } from './registerTables.ts';

export type ReportTables = {
  /** How much a piece of work counts in the index of an adviser's work; of activities those of a type, of an outcome, or all. */
  work_weight: KeptRow & {
    id: Generated<number>;
    company_id: number;
    work: string;
    activity_type_id: number | null;
    tracing_type_id: number | null;
    weight: number;
  };
  /** A report that a person gets by mail each Monday, as it stood in its address. */
  report_subscription: {
    id: Generated<number>;
    account_id: number;
    /** The name of the report. */
    report: string;
    title: string;
    grouped_by: string;
    managements: readonly number[];
    advisers: readonly number[];
    /** The labels of the report in the person's language, by their keys. */
    words: ColumnType<Readonly<Record<string, string>>, string, string>;
    created_at: Moment;
    state: Generated<SubscriptionState>;
    /** The Monday that was sent last, or is being sent. */
    sent_for: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>;
  };
};
