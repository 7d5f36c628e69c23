import { type LimitIssue, limitIssue } from './limits.ts';
import { type TimeOfDay, timeOf } from './timeOfDay.ts';
import { plainText } from './typedText.ts';

/** An issue of a typed time, as data: the screen translates it. */
export type TypedTimeIssue =
  | { readonly code: 'empty' }
  /** Not written as a time; `example` is a time in the expected form, 'HH:mm'. */
  | { readonly code: 'unreadable'; readonly example: TimeOfDay }
  /** An hour after 23. */
  | { readonly code: 'noSuchHour'; readonly hour: number }
  /** A minute after 59. */
  | { readonly code: 'noSuchMinute'; readonly minute: number }
  | LimitIssue<TimeOfDay, { readonly time: TimeOfDay }>;

/** The typed time, or its issue. */
export type TypedTime =
  | { readonly time: TimeOfDay; readonly issue?: never }
  | { readonly time?: never; readonly issue: TypedTimeIssue };

export type TimeLimits = {
  /** First allowed time; default 00:00. */
  readonly min?: TimeOfDay | undefined;
  /** Last allowed time; default 23:59. */
  readonly max?: TimeOfDay | undefined;
};

const EXAMPLE: TimeOfDay = '09:30';

const AM = String.raw`a\.? ?m\.?|a`;
const PM = String.raw`p\.? ?m\.?|p`;
const HOURS = String.raw`(?:hrs?|hs?|uhr)\.?`;
const HALF_BEFORE = String.raw`(?:(?<early>午前|上午)|(?<late>午後|下午)) ?`;
const HALF_AFTER = String.raw`(?: ?${HOURS})?(?: ?(?:(?<am>${AM})|(?<pm>${PM})))?`;
const MINUTE = String.raw`(?:(?: ?(?:[:.h時时点點]|uhr) ?| )(?<minute>\d\d)(?:[:.]\d\d(?:[.,]\d{1,9})?)? ?分?| ?[時时点點])?`;

const PATTERNS = [
  String.raw`${HALF_BEFORE}(?<hour>\d{1,2})${MINUTE}`,
  String.raw`(?<hour>\d{1,2})${MINUTE}${HALF_AFTER}`,
  String.raw`(?<hour>\d{1,2})(?<minute>\d\d)${HALF_AFTER}`,
].map((form) => new RegExp(`^${form}$`, 'iu'));

/** The 24-hour value of a 12-hour one; null for contradictions such as '0 pm' and '13 am'. */
function hourOf(hour: number, half: 'am' | 'pm' | null): number | null {
  if (half === 'am') return hour > 12 ? null : hour % 12;
  if (half === 'pm') return hour === 0 ? null : hour < 12 ? hour + 12 : hour;
  return hour;
}

function halfOf(groups: Readonly<Record<string, string | undefined>>): 'am' | 'pm' | null {
  if (groups['am'] !== undefined || groups['early'] !== undefined) return 'am';
  return groups['pm'] !== undefined || groups['late'] !== undefined ? 'pm' : null;
}

/**
 * Parses a typed or pasted time as 24 hours (ADL-11, ADL-12): '9', '930', '9:30', '09.30', '9h30', '9:30 p. m.', '21
 * Uhr 30', '午後9時30分'; seconds are dropped. Minutes have two digits, because '21:5' can be 21:05 or the start of 21:50.
 * Never throws, and long texts take no longer.
 */
export function readTypedTime(text: string, { min = '00:00', max = '23:59' }: TimeLimits = {}): TypedTime {
  const plain = plainText(text);
  if (plain === '') return { issue: { code: 'empty' } };
  const groups = PATTERNS.map((written) => written.exec(plain ?? '')?.groups).find((found) => found !== undefined);
  if (groups === undefined) return { issue: { code: 'unreadable', example: EXAMPLE } };
  const written = Number(groups['hour']);
  if (written > 23) return { issue: { code: 'noSuchHour', hour: written } };
  const minute = Number(groups['minute'] ?? 0);
  if (minute > 59) return { issue: { code: 'noSuchMinute', minute } };
  const hour = hourOf(written, halfOf(groups));
  if (hour === null) return { issue: { code: 'unreadable', example: EXAMPLE } };
  const time = timeOf(hour, minute);
  const issue = limitIssue(time, { min, max }, { time });
  return issue ? { issue } : { time };
}
