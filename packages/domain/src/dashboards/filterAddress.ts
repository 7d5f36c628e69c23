import type { Viewer } from '../access/index.ts';
import { type CalendarDate, type DateRange, parseIsoDate, rangeIssue } from '../calendar/index.ts';
import { type FilterLevel, type FilterPlan, type FilterSwitch, levelsFor } from './filterPlan.ts';
import {
  defaultFilters,
  FILTER_RANGE_LIMITS,
  type Filters,
  isDefaultRange,
  isIdOf,
  mostChosen,
  orderedIds,
  switchesOn,
} from './filters.ts';

/** The parameters of a URL, such as `URLSearchParams`. */
type AddressParameters = {
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
};

const START = 'desde';
const END = 'hasta';
const COMPARE = 'comparar';

/** URL parameter of each level. */
const PARAMETERS: Readonly<Record<FilterLevel, string>> = {
  businessLine: 'linea',
  assistantManagement: 'subdireccion',
  channelManagement: 'canal',
  juniorManagement: 'junior',
  team: 'equipo',
  manager: 'gerente',
  dashboardTeam: 'equipo',
  management: 'gerencia',
  adviser: 'asesor',
};

/** URL parameter of each switch; '1' is on. */
const SWITCHES: Readonly<Record<FilterSwitch, string>> = { activeOnly: 'activos', withSalesOnly: 'conventa' };

/** No URL of ours is longer; longer ones are not read. */
const LONGEST_LIST = 10_000;

function rangeIn(params: Pick<AddressParameters, 'get'>): DateRange | null {
  const start = parseIsoDate(params.get(START) ?? '');
  const end = parseIsoDate(params.get(END) ?? '');
  if (start === null || end === null || end < start) return null;
  return rangeIssue({ start, end }, FILTER_RANGE_LIMITS) === null ? { start, end } : null;
}

function idsIn(params: Pick<AddressParameters, 'get'>, level: FilterLevel): readonly string[] {
  const text = params.get(PARAMETERS[level]) ?? '';
  if (text.length > LONGEST_LIST) return [];
  const ids = orderedIds(text.split(',').filter((id) => isIdOf(level, id)));
  return ids.length > mostChosen(level) ? [] : ids;
}

/** Reads what a URL chooses at the levels that the viewer may use; invalid ids are dropped (FLT-06). */
export function readChosen(
  plan: FilterPlan,
  viewer: Viewer,
  params: Pick<AddressParameters, 'get'>,
): Filters['chosen'] {
  const chosen: Partial<Record<FilterLevel, readonly string[]>> = {};
  for (const level of levelsFor(plan, viewer)) {
    const ids = idsIn(params, level);
    if (ids.length > 0) chosen[level] = ids;
  }
  return chosen;
}

/**
 * Reads the filters of a URL (FLT-01). Missing or invalid values (31 February, a reversed range or one of more than 400
 * days, more ids than a call takes) and levels the viewer may not use (FLT-06, SAL-05) get their defaults; invalid ids
 * are dropped.
 */
export function readFilters(
  plan: FilterPlan,
  viewer: Viewer,
  params: Pick<AddressParameters, 'get'>,
  today: CalendarDate,
): Filters {
  return {
    range: rangeIn(params) ?? defaultFilters(today).range,
    compare: plan.comparable !== false && params.get(COMPARE) === '1',
    chosen: readChosen(plan, viewer, params),
    ...switchesOn((name) => plan.switches?.includes(name) === true && params.get(SWITCHES[name]) === '1'),
  };
}

/** The parameters of the plan's levels with their choices, empty for a level that narrows nothing. */
export const chosenValues = (
  plan: FilterPlan,
  chosen: Filters['chosen'],
): readonly (readonly [name: string, value: string])[] =>
  plan.levels.map(({ level }) => [PARAMETERS[level], (chosen[level] ?? []).join(',')]);

/** The plan's parameters with their values, empty when the filter is at its default. */
function valuesOf(
  plan: FilterPlan,
  { range, compare, chosen, switches = [] }: Filters,
  today: CalendarDate,
): readonly (readonly [name: string, value: string])[] {
  const isDefault = isDefaultRange(range, today);
  return [
    [START, isDefault ? '' : range.start],
    [END, isDefault ? '' : range.end],
    ...chosenValues(plan, chosen),
    ...(plan.switches ?? []).map((name) => [SWITCHES[name], switches.includes(name) ? '1' : ''] as const),
    [COMPARE, compare ? '1' : ''],
  ];
}

/** Whether a URL's filters are all valid and allowed: an ignored filter would only seem to filter. */
export function isTidyAddress(
  plan: FilterPlan,
  viewer: Viewer,
  params: Pick<AddressParameters, 'get'>,
  today: CalendarDate,
): boolean {
  const hasRange = rangeIn(params) !== null;
  return valuesOf(plan, readFilters(plan, viewer, params, today), today).every(([name, value]) => {
    // The default days may be written out, so that a link shows the same days tomorrow.
    const isDay = name === START || name === END;
    return (params.get(name) ?? '') === value || (isDay && hasRange);
  });
}

/**
 * Writes the filters into URL parameters and returns them. Defaults are left out, so a plain URL always means the last
 * 7 days; other parameters stay.
 */
export function writeFilters<Params extends AddressParameters>(
  plan: FilterPlan,
  filters: Filters,
  params: Params,
  today: CalendarDate,
): Params {
  for (const [name, value] of valuesOf(plan, filters, today)) {
    // Each of our parameters appears once, in a fixed order: equal filters give equal URLs.
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  return params;
}
