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
const DAY_FIRST = String.raw`(?<day>\d{1,2})(?<separator>${SEPARATOR})(?<month>\d{1,2})(?:\k<separator>(?<year>\d{1,9}))?\.?`;
const WITHOUT_SEPARATORS = String.raw`(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)`;
const YEAR_FIRST_WITHOUT = String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`;
const EAST_ASIAN = String.raw`(?:(?<year>\d{1,9}) ?年 ?)?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号]`;

/** Day first is tried before year first, because screens write day first. */
const PATTERNS = [DAY_FIRST, YEAR_FIRST, WITHOUT_SEPARATORS, YEAR_FIRST_WITHOUT, EAST_ASIAN].map(pattern);

/** Every reading of the text as a day, likeliest first; empty when it is not written as a day. */
export function dateFigures(plain: string): DateFigures[] {
  return PATTERNS.flatMap((written) => {
    const groups = written.exec(plain)?.groups;
    if (groups === undefined) return [];
    return [{ day: Number(groups['day']), month: Number(groups['month']), year: groups['year'] }];
  });
}
