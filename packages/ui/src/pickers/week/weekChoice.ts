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

/** Which weeks can be chosen, and which days and which number each has (WKP-05 to WKP-11). */
export function weekChoice({ catalogue, firstWeekContainsDate, ...reach }: WeekChoiceOptions) {
  const numbering = { firstWeekContainsDate };
  const limits = weekLimits(reach);
  const readText = (text: string): TypedWeek =>
    readTypedWeek(text, { today: reach.today, limits, catalogue, numbering });

  /** The week of a day, under the number that people know it by. */
  const ofDay = (date: CalendarDate): CataloguedWeek => {
    const start = startOfWeek(date, WEEK_STARTS_ON);
    const range = { start, end: addDays(start, 6) };
    return { ...numberOfWeek(range, catalogue, numbering), range };
  };
  /** Whether its number leads back to its days: the catalogue may have given the number to another week. */
  const isNamed = (week: CataloguedWeek): boolean => rangeOfWeek(week, catalogue, numbering).start === week.range.start;
  const first = startOfWeek(limits.start, WEEK_STARTS_ON);
  const last = addDays(startOfWeek(limits.end, WEEK_STARTS_ON), 6);

  return {
    /** The days of which one at least lies in a week that can be chosen; empty where the first is after the last. */
    limits,
    ofDay,
    isNamed,
    /** First and last day of the weeks that can be chosen; the first one alone where none can. */
    reach: { min: first, max: last < first ? first : last },
    canChoose: (date: CalendarDate): boolean =>
      isWeekSelectable(weekOf(date, numbering), limits, numbering) && isNamed(ofDay(date)),
    /** The days of a week by its number, or null for a number that its year does not have. */
    daysOf: ({ year, week }: BusinessWeek): CataloguedWeek | null => {
      const { issue } = readText(formatWeek({ year, week }));
      const exists = issue === undefined || ['beforeMin', 'afterMax', 'emptyLimits'].includes(issue.code);
      return exists ? { year, week, range: rangeOfWeek({ year, week }, catalogue, numbering) } : null;
    },
    /** What a typed text says; `written` gives the label of a week, which is read back as well. */
    read: (text: string, written: (week: BusinessWeek) => string, shown: BusinessWeek | null): TypedWeek => {
      const labelled = [shown, ...choosableWeeks(limits, catalogue, numbering)].find(
        (week) => week !== null && written(week) === text.trim(),
      );
      return readText(labelled ? formatWeek(labelled) : text);
    },
  };
}
