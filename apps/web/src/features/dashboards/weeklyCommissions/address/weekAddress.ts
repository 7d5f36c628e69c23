import type { CalendarDate } from '@sereno/domain/calendar';
import {
  type BusinessWeek,
  type CataloguedWeek,
  formatWeek,
  parseWeek,
  rangeOfWeek,
  weekLimits,
} from '@sereno/domain/week';

/** What the page is asked about (CMA-01); null where the address does not say. */
export type WeekFilters = {
  readonly week: BusinessWeek | null;
  /** What the address says in the place of a week where that is none, or none that can be shown: no other takes its place. */
  readonly noWeek: string | null;
  readonly management: number | null;
  /** The adviser, by SlpCode. */
  readonly adviser: number | null;
};

type Parameters = Pick<URLSearchParams, 'get'>;

const WEEK = 'semana';
const MANAGEMENT = 'gerencia';
const ADVISER = 'asesor';
/** As much as is repeated of what somebody wrote there. */
const MOST_REPEATED = 12;
/** No catalogue has a higher number. */
const HIGHEST_ID = 2_147_483_647;

function idIn(params: Parameters, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,9}$/u.test(text) && Number(text) <= HIGHEST_ID ? Number(text) : null;
}

/** Whether any day of the week lies within the reach of the picker (WKP-05 to WKP-08). */
export function isInReach(week: BusinessWeek, today: CalendarDate, catalogue: readonly CataloguedWeek[]): boolean {
  const limits = weekLimits({ today });
  const { start, end } = rangeOfWeek(week, catalogue);
  return start <= limits.end && end >= limits.start;
}

/** 'ww-yyyy' of a year that has that week, or of one that the company numbers so (WKP-11). */
function weekIn(text: string, catalogue: readonly CataloguedWeek[]): BusinessWeek | null {
  const known = catalogue.find((week) => formatWeek(week) === text);
  return known ? { year: known.year, week: known.week } : parseWeek(text);
}

/**
 * Reads an address: `?semana=46-2026&gerencia=6&asesor=208`. A unit or an adviser that cannot be, or that the
 * viewer may not choose (CMA-02), is as it is without; of a week it is kept that it was asked for.
 * @param canChoose Whether the viewer may choose whose rows are shown.
 * @param isOffered Whether a week can be chosen.
 */
export function readWeekFilters(
  params: Parameters,
  canChoose: boolean,
  catalogue: readonly CataloguedWeek[],
  isOffered: (week: BusinessWeek) => boolean,
): WeekFilters {
  const text = params.get(WEEK) ?? '';
  const named = weekIn(text, catalogue);
  const week = named !== null && isOffered(named) ? named : null;
  return {
    week,
    noWeek: week === null && text !== '' ? text.slice(0, MOST_REPEATED) : null,
    management: canChoose ? idIn(params, MANAGEMENT) : null,
    adviser: canChoose ? idIn(params, ADVISER) : null,
  };
}

/** Writes the filters into the parameters of an address, and gives them back; the parameters of others stay. */
export function writeWeekFilters(filters: WeekFilters, params: URLSearchParams): URLSearchParams {
  const values: readonly (readonly [name: string, value: string | null])[] = [
    [WEEK, filters.week === null ? filters.noWeek : formatWeek(filters.week)],
    [MANAGEMENT, filters.management === null ? null : String(filters.management)],
    [ADVISER, filters.adviser === null ? null : String(filters.adviser)],
  ];
  for (const [name, value] of values) {
    params.delete(name);
    if (value !== null) params.set(name, value);
  }
  return params;
}
