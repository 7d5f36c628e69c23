import { type DatePattern, isMonthFirst, SCREEN_PATTERN } from './datePattern.ts';
import { SEPARATOR } from './typedText.ts';

/** Parts of a day as written; `year` is missing when not written. */
export type DateFigures = {
  readonly day: number;
  readonly month: number;
  readonly year: string | undefined;
};

const CLOCK = String.raw`[0-2]?\d:[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?: ?[ap]\.? ?m\.?)?(?: ?(?:Z|[+\-]\d\d:?\d\d))?`;

function pattern(form: string): RegExp {
  return new RegExp(`^${form}(?:(?:T|,? )${CLOCK})?$`, 'iu');
}

const YEAR_FIRST = String.raw`(?<year>\d{4})(?<separator>${SEPARATOR})(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})`;
const YEAR_FIRST_WITHOUT = String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`;
const EAST_ASIAN = String.raw`(?:(?<year>\d{1,9}) ?年 ?)?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号]`;

/** The order of the screens is tried before year first. */
function patterns(first: 'day' | 'month', second: 'day' | 'month'): readonly RegExp[] {
  const separated = String.raw`(?<${first}>\d{1,2})(?<separator>${SEPARATOR})(?<${second}>\d{1,2})(?:\k<separator>(?<year>\d{1,9}))?\.?`;
  const joined = String.raw`(?<${first}>\d\d)(?<${second}>\d\d)(?<year>\d{4}|\d\d)`;
  return [separated, YEAR_FIRST, joined, YEAR_FIRST_WITHOUT, EAST_ASIAN].map(pattern);
}

const DAY_FIRST = patterns('day', 'month');
const MONTH_FIRST = patterns('month', 'day');

/**
 * Every reading of the text as a day, likeliest first; empty when it is not written as a day.
 * @param order Pattern of the screens, which decides whether '1/2' is a day of February or of January.
 */
export function dateFigures(plain: string, order: DatePattern = SCREEN_PATTERN): DateFigures[] {
  return (isMonthFirst(order) ? MONTH_FIRST : DAY_FIRST).flatMap((written) => {
    const groups = written.exec(plain)?.groups;
    if (groups === undefined) return [];
    return [{ day: Number(groups['day']), month: Number(groups['month']), year: groups['year'] }];
  });
}
