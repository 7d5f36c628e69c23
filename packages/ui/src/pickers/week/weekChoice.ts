import { addDays, type CalendarDate, startOfWeek } from '@sereno/domain/calendar';
import {
  type BusinessWeek,
  type CataloguedWeek,
  choosableWeeks,
  formatWeek,
  isWeekSelectable,
  numberOfWeek,
  rangeOfWeek,
  readTypedWeek,
  type TypedWeek,
  WEEK_STARTS_ON,
  weekLimits,
  type WeekLimitOptions,
  weekOf,
} from '@sereno/domain/week';

export type WeekChoiceOptions = WeekLimitOptions & {
  readonly catalogue: readonly CataloguedWeek[];
  readonly firstWeekContainsDate: number;
};

/** The selectable weeks, with their days and numbers (WKP-05 to WKP-11). */
export function weekChoice({ catalogue, firstWeekContainsDate, ...reach }: WeekChoiceOptions) {
  const numbering = { firstWeekContainsDate };
  const limits = weekLimits(reach);
  const readText = (text: string): TypedWeek =>
    readTypedWeek(text, { today: reach.today, limits, catalogue, numbering });

  /** The week of a day, under its catalogue number. */
  const ofDay = (date: CalendarDate): CataloguedWeek => {
    const start = startOfWeek(date, WEEK_STARTS_ON);
    const range = { start, end: addDays(start, 6) };
    return { ...numberOfWeek(range, catalogue, numbering), range };
  };
  /** Whether its number maps back to its days: the catalogue may have given the number to another week. */
  const isNamed = (week: CataloguedWeek): boolean => rangeOfWeek(week, catalogue, numbering).start === week.range.start;
  const first = startOfWeek(limits.start, WEEK_STARTS_ON);
  const last = addDays(startOfWeek(limits.end, WEEK_STARTS_ON), 6);

  return {
    /** Days within reach; a week with any of them is selectable; empty when the first is after the last. */
    limits,
    ofDay,
    isNamed,
    /** First and last day of the selectable weeks; only the first when there are none. */
    reach: { min: first, max: last < first ? first : last },
    canChoose: (date: CalendarDate): boolean =>
      isWeekSelectable(weekOf(date, numbering), limits, numbering) && isNamed(ofDay(date)),
    /** The days of a week by its number; null for a number that its year does not have. */
    daysOf: ({ year, week }: BusinessWeek): CataloguedWeek | null => {
      const { issue } = readText(formatWeek({ year, week }));
      const exists = issue === undefined || ['beforeMin', 'afterMax', 'emptyLimits'].includes(issue.code);
      return exists ? { year, week, range: rangeOfWeek({ year, week }, catalogue, numbering) } : null;
    },
    /** Parses a typed text; `written` formats the label of a week, which is parsed as well. */
    read: (text: string, written: (week: BusinessWeek) => string, shown: BusinessWeek | null): TypedWeek => {
      const labelled = [shown, ...choosableWeeks(limits, catalogue, numbering)].find(
        (week) => week !== null && written(week) === text.trim(),
      );
      return readText(labelled ? formatWeek(labelled) : text);
    },
  };
}
