import { addDays, type CalendarDate, type DateRange, dayOfWeek } from '../calendar/index.ts';

/** What became of the last mail of a subscription. */
export const SUBSCRIPTION_STATES = ['waiting', 'sent', 'noRight', 'gone', 'failed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** A report that a person gets by mail each Monday, as it stood in its address. */
export type ReportSubscription = {
  readonly id: number;
  /** The name of the report; one of an older version may be gone. */
  readonly report: string;
  /** Its title when it was subscribed to. */
  readonly title: string;
  readonly groupedBy: string;
  /** Units that the rows are narrowed to; empty for all. */
  readonly managements: readonly number[];
  /** Advisers by seller's number; empty for all. */
  readonly advisers: readonly number[];
  readonly state: SubscriptionState;
  /** The Monday of the last mail; null before the first. */
  readonly sentFor: CalendarDate | null;
};

/** Subscriptions of one person at most. */
export const MOST_SUBSCRIPTIONS = 20;
/** From when on Monday's mails are sent, in the business zone. */
const MAIL_TIME = '07:00';

/** The last Monday up to a day. */
const mondayOf = (day: CalendarDate): CalendarDate => addDays(day, -((dayOfWeek(day) + 6) % 7));

/** The days that the mail of a Monday counts: the seven before it. */
export const mailedDays = (monday: CalendarDate): DateRange => ({
  start: addDays(monday, -7),
  end: addDays(monday, -1),
});

/** The Monday whose mails are due at a moment; before the time of Monday's mails that of the week before. */
export function dueMonday(today: CalendarDate, time: string): CalendarDate {
  const monday = mondayOf(today);
  return today === monday && time < MAIL_TIME ? addDays(monday, -7) : monday;
}
