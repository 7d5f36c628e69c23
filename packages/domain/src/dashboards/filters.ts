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

/** What is chosen, by level: ids in ascending order, each once; a level that narrows nothing is absent. */
type Chosen = Readonly<Partial<Record<FilterLevel, readonly string[]>>>;

/** What a dashboard is asked about. */
export type Filters = {
  readonly range: DateRange;
  /** Whether the previous period is asked for as well. */
  readonly compare: boolean;
  /** The numbers of managements, teams and people, and the codes of business lines, all as text. */
  readonly chosen: Chosen;
  /** The switches that are on, in the order of `FILTER_SWITCHES`; absent where none is. */
  readonly switches?: readonly FilterSwitch[];
};

/** The ranges that a dashboard's calls answer: of 400 days at most. */
export const FILTER_RANGE_LIMITS = { maxDays: 400 } satisfies RangeLimits;

/** No catalogue has a higher number. */
const HIGHEST_ID = 2_147_483_647;
/** How many rows of a catalogue a call takes. */
const MOST_ROWS = 500;

const isRowId = (id: string): boolean => /^[1-9]\d{0,9}$/u.test(id) && Number(id) <= HIGHEST_ID;
const isBusinessLine = (id: string): boolean => BUSINESS_LINES.some((line) => line === id);

/** Whether a level may hold that id: a code of a business line, else the number of a row as it is written. */
export function isIdOf(level: FilterLevel, id: string): boolean {
  return level === 'businessLine' ? isBusinessLine(id) : isRowId(id);
}

/** How many ids of a level the calls take: one business line (API-38), else rows. */
export function mostChosen(level: FilterLevel): number {
  return level === 'businessLine' ? 1 : MOST_ROWS;
}

const byId = (a: string, b: string): number => Number(a) - Number(b) || (a < b ? -1 : Number(a > b));

/** Ascending, each once: the same choice is the same question, in whatever order it was made. */
export const orderedIds = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted(byId);

/** What a dashboard starts with: the last 7 days to today, everything, without comparison (FLT-03). */
export function defaultFilters(today: CalendarDate): Filters {
  return { range: presetRange(DEFAULT_RANGE_PRESET, today), compare: false, chosen: {} };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** `chosen` as `keep` changes each of its levels; without those that are left with nothing. */
function mapChosen(chosen: Chosen, keep: (level: FilterLevel, ids: readonly string[]) => readonly string[]): Chosen {
  const next: Partial<Record<FilterLevel, readonly string[]>> = {};
  for (const level of FILTER_LEVELS) {
    const ids = keep(level, chosen[level] ?? []);
    if (ids.length > 0) next[level] = ids;
  }
  return next;
}

/**
 * The filters with that choice of a level, every lower level reset (FLT-02). Ids that the level cannot hold are left out,
 * and of too many the last ones count, so that choosing another business line replaces the one before. The same choice
 * again, or a level that the dashboard does not have, changes nothing.
 */
export function chooseLevel(plan: FilterPlan, filters: Filters, level: FilterLevel, ids: readonly string[]): Filters {
  const at = plan.levels.findIndex((planned) => planned.level === level);
  const next = orderedIds(ids.filter((id) => isIdOf(level, id)).slice(-mostChosen(level)));
  if (at === -1 || isSame(next, filters.chosen[level] ?? [])) return filters;
  const higher = new Set(plan.levels.slice(0, at).map((planned) => planned.level));
  const chosen = mapChosen(filters.chosen, (other, kept) => {
    if (other === level) return next;
    return higher.has(other) ? kept : [];
  });
  return { ...filters, chosen };
}

/** What is on, as filters hold it: in one order, each once, and nothing at all where nothing is. */
export function switchesOn(on: (name: FilterSwitch) => boolean): Pick<Filters, 'switches'> {
  const switches = FILTER_SWITCHES.filter(on);
  return switches.length > 0 ? { switches } : {};
}

/** The filters with one switch turned (STM-04, STM-05); choices stay, since a switch stands above none of the levels. */
export function turnSwitch({ switches = [], ...filters }: Filters, name: FilterSwitch, isOn: boolean): Filters {
  return { ...filters, ...switchesOn((known) => (known === name ? isOn : switches.includes(known))) };
}

/**
 * The filters without the choices of a level that its list does not offer: an adviser who has left, a management of an old
 * link. No other level is touched, and nothing changes where all are known.
 */
export function keepKnown(filters: Filters, level: FilterLevel, known: ReadonlySet<string>): Filters {
  const ids = filters.chosen[level] ?? [];
  const kept = ids.filter((id) => known.has(id));
  if (kept.length === ids.length) return filters;
  return { ...filters, chosen: mapChosen(filters.chosen, (other, same) => (other === level ? kept : same)) };
}

const FIRST_DAY = toDayNumber('0001-01-01');

/** As many days right before the range; fewer where the calendar begins. */
export function previousRange({ start, end }: DateRange): DateRange {
  const days = toDayNumber(end) - toDayNumber(start) + 1;
  const last = Math.max(FIRST_DAY, toDayNumber(start) - 1);
  return { start: fromDayNumber(Math.max(FIRST_DAY, last - days + 1)), end: fromDayNumber(last) };
}

/** Whether the range is the one that a dashboard starts with (FLT-03). */
export function isDefaultRange({ start, end }: DateRange, today: CalendarDate): boolean {
  const first = defaultFilters(today).range;
  return start === first.start && end === first.end;
}

/**
 * How many filters narrow the dashboard for a viewer: each level with a choice that the viewer may use, each switch that
 * is on, and a period of one's own. The comparison narrows nothing and does not count.
 */
export function countChosen(plan: FilterPlan, viewer: Viewer, filters: Filters, today: CalendarDate): number {
  const { range, chosen, switches = [] } = filters;
  const levels = levelsFor(plan, viewer).filter((level) => (chosen[level] ?? []).length > 0);
  const on = switches.filter((name) => plan.switches?.includes(name));
  return levels.length + on.length + Number(!isDefaultRange(range, today));
}
