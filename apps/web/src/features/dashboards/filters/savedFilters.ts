import type { Viewer } from '@sereno/domain/access';
import { type CalendarDate, presetOf, presetRange, RANGE_PRESETS } from '@sereno/domain/calendar';
import { type FilterPlan, type Filters, readFilters, writeFilters } from '@sereno/domain/dashboards';
import type { SavedFilter } from '@sereno/ui/filter-bar';

/** The preset that a saved period is, which means other days each day. */
const PRESET = 'periodo';

/** The filters as text to be kept: those of the address, with a preset as what it is called rather than as its days of now. */
export function savedText(plan: FilterPlan, filters: Filters, today: CalendarDate): string {
  const preset = presetOf(filters.range, today);
  const params = writeFilters(plan, filters, new URLSearchParams(), today);
  if (preset !== null) {
    params.delete('desde');
    params.delete('hasta');
    params.set(PRESET, preset);
  }
  return params.toString();
}

/** The filters of a kept text, as far as the person may still use them; what makes no sense is as it is without (FLT-03). */
export function savedFilters(plan: FilterPlan, viewer: Viewer, text: string, today: CalendarDate): Filters {
  const params = new URLSearchParams(text);
  const filters = readFilters(plan, viewer, params, today);
  const preset = RANGE_PRESETS.find((name) => name === params.get(PRESET));
  return preset === undefined ? filters : { ...filters, range: presetRange(preset, today) };
}

/** More than anybody finds again. */
const MOST_SAVED = 50;

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'value'].every((key) => key in value && typeof Reflect.get(value, key) === 'string');

/** Reads what was stored; nothing where it is not what this app stores. */
export function parseSaved(stored: string | null): readonly SavedFilter[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(kept)) return [];
    const saved = kept.filter(isSaved).slice(0, MOST_SAVED);
    return saved.filter(({ id }, place) => saved.findIndex((other) => other.id === id) === place);
  } catch {
    return [];
  }
}
