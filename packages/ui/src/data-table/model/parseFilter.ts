import { parseIsoDate } from '@sereno/domain/calendar';
import type { ColumnFilter } from '../source/filter.ts';
import { isRecord, textOf, textsOf } from './unknown.ts';

/** Reads a filter from anywhere: ends of a range that are none are open. Null where there is no filter. */
export function parseFilter(value: unknown): ColumnFilter | null {
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
