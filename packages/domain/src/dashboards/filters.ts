import type { Viewer } from '../access/index.ts';
import {
  type CalendarDate,
  type DateRange,
  DEFAULT_RANGE_PRESET,
  fromDayNumber,
  presetRange,
  type RangeLimits,
  toDayNumber,
} from '../calendar/index.ts';
import {
  FILTER_LEVELS,
  FILTER_SWITCHES,
  type FilterLevel,
  type FilterPlan,
  type FilterSwitch,
  levelsFor,
} from './filterPlan.ts';
import { BUSINESS_LINES } from './peopleScope.ts';

/** Choices by level: ids ascending, without duplicates; a level without a choice is absent. */
type Chosen = Readonly<Partial<Record<FilterLevel, readonly string[]>>>;

/** Filters of a dashboard. */
export type Filters = {
  readonly range: DateRange;
  /** Whether the previous period is requested as well. */
  readonly compare: boolean;
  /** Ids of managements, teams and people, and codes of business lines, all as text. */
  readonly chosen: Chosen;
  /** The switches that are on, in the order of `FILTER_SWITCHES`; absent when none is. */
  readonly switches?: readonly FilterSwitch[] | undefined;
};

/** Ranges that a dashboard's calls accept: at most 400 days. */
export const FILTER_RANGE_LIMITS = { maxDays: 400 } satisfies RangeLimits;

/** Largest id of a catalogue. */
const HIGHEST_ID = 2_147_483_647;
/** Most rows of a catalogue in one call. */
const MOST_ROWS = 500;

const isRowId = (id: string): boolean => /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= HIGHEST_ID;
const isBusinessLine = (id: string): boolean => BUSINESS_LINES.some((line) => line === id);

/** Whether a level can hold that id: a business line code, else a row number in canonical form. */
export function isIdOf(level: FilterLevel, id: string): boolean {
  return level === 'businessLine' ? isBusinessLine(id) : isRowId(id);
}

/** Most ids of a level in a call: one business line (API-38), else rows. */
export function mostChosen(level: FilterLevel): number {
  return level === 'businessLine' ? 1 : MOST_ROWS;
}

const byId = (a: string, b: string): number => Number(a) - Number(b) || (a < b ? -1 : Number(a > b));

/** Ascending, without duplicates: the same choice gives the same query in any order. */
export const orderedIds = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted(byId);

/** Default filters: the last 7 days including today, everyone, without comparison (FLT-03). */
export function defaultFilters(today: CalendarDate): Filters {
  return { range: presetRange(DEFAULT_RANGE_PRESET, today), compare: false, chosen: {} };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Applies `keep` to each level of `chosen` and drops levels that become empty. */
function mapChosen(chosen: Chosen, keep: (level: FilterLevel, ids: readonly string[]) => readonly string[]): Chosen {
  const next: Partial<Record<FilterLevel, readonly string[]>> = {};
  for (const level of FILTER_LEVELS) {
    const ids = keep(level, chosen[level] ?? []);
    if (ids.length > 0) next[level] = ids;
  }
  return next;
}

/**
 * The filters with a level's new choice, every lower level reset (FLT-02). Invalid ids are dropped; of too many the
 * last ones count, so choosing another business line replaces the previous one. Returns the same object for the same
 * choice, and for a level that the dashboard does not have.
 */
export function chooseLevel<Narrowed extends Pick<Filters, 'chosen'>>(
  plan: FilterPlan,
  filters: Narrowed,
  level: FilterLevel,
  ids: readonly string[],
): Narrowed {
  const at = plan.levels.findIndex((planned) => planned.level === level);
  const next = orderedIds(ids.filter((id) => isIdOf(level, id)).slice(-mostChosen(level)));
  if (at === -1 || isSame(next, filters.chosen[level] ?? [])) return filters;
  const higher = new Set(plan.levels.slice(0, at).map((planned) => planned.level));
  const chosen = mapChosen(filters.chosen, (other, saved) => {
    if (other === level) return next;
    return higher.has(other) ? saved : [];
  });
  return { ...filters, chosen };
}

/** The switches that are on, as filters hold them: in a fixed order, without duplicates, absent when none is. */
export function switchesOn(on: (name: FilterSwitch) => boolean): Pick<Filters, 'switches'> {
  const switches = FILTER_SWITCHES.filter(on);
  return switches.length > 0 ? { switches } : {};
}

/** The filters with one switch changed (STM-04, STM-05); choices stay, because switches are not part of the cascade. */
export function turnSwitch({ switches = [], ...filters }: Filters, name: FilterSwitch, isOn: boolean): Filters {
  return { ...filters, ...switchesOn((known) => (known === name ? isOn : switches.includes(known))) };
}

/**
 * The filters without a level's choices that its list does not offer, such as an adviser who has left or a management
 * of an old link. Other levels stay. Returns the same object when all are known.
 */
export function keepKnown<Narrowed extends Pick<Filters, 'chosen'>>(
  filters: Narrowed,
  level: FilterLevel,
  known: ReadonlySet<string>,
): Narrowed {
  const ids = filters.chosen[level] ?? [];
  const saved = ids.filter((id) => known.has(id));
  if (saved.length === ids.length) return filters;
  return { ...filters, chosen: mapChosen(filters.chosen, (other, same) => (other === level ? saved : same)) };
}

const FIRST_DAY = toDayNumber('0001-01-01');

/** The same number of days right before the range; fewer at the start of the calendar. */
export function previousRange({ start, end }: DateRange): DateRange {
  const days = toDayNumber(end) - toDayNumber(start) + 1;
  const last = Math.max(FIRST_DAY, toDayNumber(start) - 1);
  return { start: fromDayNumber(Math.max(FIRST_DAY, last - days + 1)), end: fromDayNumber(last) };
}

/** Whether the range is the default of dashboards (FLT-03). */
export function isDefaultRange({ start, end }: DateRange, today: CalendarDate): boolean {
  const first = defaultFilters(today).range;
  return start === first.start && end === first.end;
}

/**
 * Number of filters that apply for a viewer: each level with a choice that the viewer may use, each switch that is on,
 * and a custom period. The comparison does not filter and does not count.
 */
export function countChosen(plan: FilterPlan, viewer: Viewer, filters: Filters, today: CalendarDate): number {
  const { range, chosen, switches = [] } = filters;
  const levels = levelsFor(plan, viewer).filter((level) => (chosen[level] ?? []).length > 0);
  const on = switches.filter((name) => plan.switches?.includes(name));
  return levels.length + on.length + Number(!isDefaultRange(range, today));
}
