import { type LimitIssue, limitIssue } from './limits.ts';
import { type TimeOfDay, timeOf } from './timeOfDay.ts';
import { plainText } from './typedText.ts';

/** What is wrong with a typed time, as data: the text is chosen later, in the language of the screen. */
export type TypedTimeIssue =
  | { readonly code: 'empty' }
  /** Not written as a time is; `example` is one as it is expected, 'HH:mm'. */
  | { readonly code: 'unreadable'; readonly example: TimeOfDay }
  /** An hour after 23. */
  | { readonly code: 'noSuchHour'; readonly hour: number }
  /** A minute after 59. */
  | { readonly code: 'noSuchMinute'; readonly minute: number }
  | LimitIssue<TimeOfDay, { readonly time: TimeOfDay }>;

/** The time that was typed, or what is wrong with it. */
export type TypedTime =
  | { readonly time: TimeOfDay; readonly issue?: never }
  | { readonly time?: never; readonly issue: TypedTimeIssue };

export type TimeLimits = {
  /** First time that may be chosen; default 00:00. */
  readonly min?: TimeOfDay | undefined;
  /** Last time that may be chosen; default 23:59. */
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

/** The hour of 24 that an hour of one half of the day is; null for '0 pm' and '13 am', which contradict themselves. */
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
 * Reads a time as people type and paste it, for the 24 hours of ADL-11 and ADL-12: '9', '930', '9:30', '09.30', '9h30',
 * '9:30 p. m.', '21 Uhr 30', '午後9時30分'; seconds are dropped. A minute has two figures, because '21:5' may be 21:05 or the
 * beginning of 21:50. Throws for no text, and takes no longer for a long one.
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
