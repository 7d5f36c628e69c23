import { parseIsoDate } from '@sereno/domain/calendar';
import { createFinder, fold } from '@sereno/domain/search';
import { type CellValue, isEmpty } from '../../foundation/cellValue.ts';
import { isRecord, textOf, textsOf } from '../../foundation/unknown.ts';

/** What a column is narrowed down to; both ends of a range belong to it, and an end that is null is open. */
export type FilterValue =
  /** Holds the text, whatever its case and accents. */
  | { readonly kind: 'text'; readonly text: string }
  /** Is one of these, as they are written. */
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'numberRange'; readonly min: number | null; readonly max: number | null }
  /** Days as 'YYYY-MM-DD'. */
  | { readonly kind: 'dayRange'; readonly start: string | null; readonly end: string | null }
  | { readonly kind: 'yesNo'; readonly value: boolean };

/** Whether the filter narrows anything down: a filter without text, values or ends lets every row through. */
export function isActive(filter: FilterValue): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() !== '';
    case 'oneOf':
      return filter.values.length > 0;
    case 'numberRange':
      return filter.min !== null || filter.max !== null;
    case 'dayRange':
      return filter.start !== null || filter.end !== null;
    default:
      return true;
  }
}

/** Makes the question that a filter asks of each cell. What a cell does not hold, no active filter finds. */
export function cellTest(filter: FilterValue): (value: CellValue) => boolean {
  if (!isActive(filter)) return () => true;
  switch (filter.kind) {
    case 'text': {
      const holds = createFinder(fold(filter.text.trim()));
      return (value) => !isEmpty(value) && holds(String(value));
    }
    case 'oneOf': {
      const wanted = new Set(filter.values);
      return (value) => !isEmpty(value) && wanted.has(String(value));
    }
    case 'numberRange': {
      const { min, max } = filter;
      return (value) =>
        typeof value === 'number' &&
        !Number.isNaN(value) &&
        (min === null || value >= min) &&
        (max === null || value <= max);
    }
    case 'dayRange': {
      const { start, end } = filter;
      // A timestamp counts by its day.
      return (value) => typeof value === 'string' && DAY.test(value) && isBetween(value.slice(0, 10), start, end);
    }
    default:
      return (value) => value === filter.value;
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

const isBetween = (day: string, start: string | null, end: string | null) =>
  (start === null || day >= start) && (end === null || day <= end);

/** Reads a filter from anywhere: ends of a range that are none are open. Null where there is no filter. */
export function parseFilter(value: unknown): FilterValue | null {
  if (!isRecord(value)) return null;
  switch (value['kind']) {
    case 'text': {
      const text = textOf(value['text']);
      return text === null ? null : { kind: 'text', text };
    }
    case 'oneOf':
      return { kind: 'oneOf', values: textsOf(value['values']) };
    case 'numberRange':
      return { kind: 'numberRange', min: figureOf(value['min']), max: figureOf(value['max']) };
    case 'dayRange':
      return { kind: 'dayRange', start: dayOf(value['start']), end: dayOf(value['end']) };
    case 'yesNo':
      return typeof value['value'] === 'boolean' ? { kind: 'yesNo', value: value['value'] } : null;
    default:
      return null;
  }
}

const figureOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function dayOf(value: unknown): string | null {
  const day = textOf(value);
  return day !== null && parseIsoDate(day) !== null ? day : null;
}
