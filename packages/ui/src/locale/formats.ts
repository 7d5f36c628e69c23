import { type DatePattern, fillPattern, SCREEN_PATTERN, type TimeOfDay } from '@sereno/domain/calendar';
import { CURRENCY, MONEY_LOCALE } from '@sereno/domain/money';
import { isDevelopment, warn } from '../state/development.ts';
import { type AnyLocale, defaultLocale, formatTag } from './locales.ts';

/** How a host writes numbers, amounts, days and times. What it leaves out is written as the language does. */
export type HostFormats = {
  /** Currency of amounts, an ISO 4217 code: `'EUR'`. Default `'MXN'`. */
  currency?: string | undefined;
  /** BCP 47 tag whose signs numbers and amounts have in every language: `'es-MX'` for 1,234.5. Default: the language's. */
  number?: string | undefined;
  /** How days are written and typed: `'dd.MM.yyyy'`. Default: the language's. */
  date?: DatePattern | undefined;
  /** Times have twelve hours and a half of the day: `9:30 p. m.`. Default false, 24 hours. */
  hour12?: boolean | undefined;
  /** First day of the week, 0 = Sunday to 6 = Saturday. Default 1, Monday. */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
};

/** What the functions that write figures, days and times need to know; the same object while nothing changes. */
export type Formats = {
  /** BCP 47 tag of the language: names of months and units. */
  readonly tag: string;
} & { readonly [Key in keyof HostFormats]-?: Exclude<HostFormats[Key], undefined> };

/** Pesos, numbers, days and times as they are written in Mexico, for any language (FMT-01 to FMT-03, CST-03). */
export const mexicanFormats = {
  currency: CURRENCY,
  number: MONEY_LOCALE,
  date: SCREEN_PATTERN,
  hour12: false,
  weekStartsOn: 1,
} as const satisfies HostFormats;

/** The formats of a host, whole. What Intl does not know is left out, with a warning in development. */
export function toFormats(locale: AnyLocale, host: HostFormats): Formats {
  const tag = known(formatTag(locale), Intl.getCanonicalLocales) ?? formatTag(defaultLocale);
  return {
    tag,
    currency:
      known(host.currency, (currency) => new Intl.NumberFormat('en', { style: 'currency', currency })) ?? CURRENCY,
    number: known(host.number, Intl.getCanonicalLocales) ?? tag,
    date: host.date ?? patternOf(tag),
    hour12: host.hour12 ?? false,
    weekStartsOn: host.weekStartsOn ?? 1,
  };
}

/** A page in wrong formats can be read; one that throws cannot. */
function known(given: string | undefined, check: (given: string) => unknown): string | undefined {
  try {
    if (given !== undefined) check(given);
    return given;
  } catch {
    if (isDevelopment) warn(`LocaleProvider: Intl has no "${given}".`);
    return undefined;
  }
}

/** How a language writes a day in figures. */
function patternOf(tag: string): DatePattern {
  const parts = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(0);
  const letters: Partial<Record<string, string>> = { day: 'dd', month: 'MM', year: 'yyyy' };
  // A person does not type marks of direction.
  return parts.map(({ type, value }) => letters[type] ?? value.replaceAll(/\p{Cf}/gu, '')).join('');
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A time as the host writes it: '21:30' or '9:30 p. m.'. */
export function formatTime(time: TimeOfDay, { tag, hour12 }: Formats): string {
  if (!hour12) return time;
  const clock =
    clocks.get(tag) ??
    new Intl.DateTimeFormat(tag, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: 'UTC',
      numberingSystem: 'latn',
    });
  clocks.set(tag, clock);
  return clock.format(Date.parse(`1970-01-01T${time}Z`));
}

/**
 * A pattern in the letters of a language, for an empty field: 'tt.mm.jjjj'.
 * @param letters Those of day, month and year, in this order: 'tt/mm/jjjj'.
 */
export function patternHint(pattern: DatePattern, letters: string): string {
  const [day = '', month = '', year = ''] = letters.split('/');
  return fillPattern(pattern, year, month, day);
}
