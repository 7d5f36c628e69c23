import type { CalendarDate } from '@sereno/domain/calendar';
import type { GuardChangeKind, SwapState } from '@sereno/domain/guard';
import type { ColumnType, Generated } from 'kysely';
import type { Moment, MomentOrNull } from './prospectingTables.ts';

/** Who stands guard on a night before a change and after it, by employee; null for an empty place. */
export type ChangedNight = {
  readonly day: CalendarDate;
  readonly before: number | null;
  readonly after: number | null;
};

/** Night guards. A night is named after the day of its evening. */
export type GuardTables = {
  /** A month that a company has begun to plan, by its first day. */
  guard_month: {
    company_id: number;
    month: CalendarDate;
    /** People that a night needs. */
    places: number;
    /** Null for a draft. */
    published_at: MomentOrNull;
    version: Generated<number>;
  };
  guard: {
    id: Generated<number>;
    company_id: number;
    employee_id: number;
    day: CalendarDate;
    version: Generated<number>;
  };
  /** A night that a person hands to a colleague, for one of theirs or for none. */
  guard_swap: {
    id: Generated<number>;
    company_id: number;
    employee_id: number;
    day: CalendarDate;
    to_employee_id: number;
    other_day: CalendarDate | null;
    state: Generated<SwapState>;
    asked_at: Moment;
    answered_at: MomentOrNull;
  };
  /** Who did what with the guards of a month, by its first day. */
  guard_change: {
    id: Generated<number>;
    company_id: number;
    month: CalendarDate;
    account_id: number;
    changed_at: Moment;
    kind: GuardChangeKind;
    /** People that a night needed and needs; null where the change is not about that. */
    places_before: number | null;
    places_after: number | null;
    nights: ColumnType<readonly ChangedNight[], string | readonly ChangedNight[] | undefined, never>;
  };
};
