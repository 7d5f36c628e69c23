import type { CalendarDate } from '@sereno/domain/calendar';

type TimedRow = {
  readonly activity_date: CalendarDate;
  readonly started_at: Date | null;
  readonly on_time: boolean | null;
};

/** A row as the rules of lateness read it; `dashboards/activityState.ts` has the same rules in SQL. */
export const timingOf = ({ activity_date, started_at, on_time }: TimedRow) => ({
  date: activity_date,
  started: started_at !== null,
  onTime: on_time,
});
