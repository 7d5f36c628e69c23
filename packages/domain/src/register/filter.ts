import { parseWireDate } from '../calendar/index.ts';
import { type Field, fieldOf, type Register } from './register.ts';

/** What a list is narrowed down to by one field. Both ends of a range belong to it; an end that is null is open. */
export type RegisterFilter = { readonly field: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'numberRange'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'dayRange'; readonly start: string | null; readonly end: string | null }
  | { readonly kind: 'yesNo'; readonly value: boolean }
);

/** Which rows of a register are asked for: those in use, those out of use, or all. */
export type RegisterState = 'active' | 'ended' | 'all';

/** One page of a register, as it is asked for. */
export type RegisterQuery = {
  readonly search: string;
  readonly filters: readonly RegisterFilter[];
  readonly state: RegisterState;
  /** The first counts most; empty for the register's own order. */
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
};

/** How a field narrows the list down. */
export function filterKindOf({ kind }: Field): RegisterFilter['kind'] {
  switch (kind) {
    case 'number':
    case 'money':
      return 'numberRange';
    case 'date':
    case 'month':
    case 'instant':
      return 'dayRange';
    case 'flag':
      return 'yesNo';
    case 'text':
    case 'template':
    case 'time':
      return 'text';
    default:
      return 'oneOf';
  }
}

const end = (bound: string | number | null) => (bound === null ? '' : String(bound));

/** A filter as it stands in an address and on the wire: 'name:rosa', 'roleId:8,11', 'durationMinutes:10..60', 'teamCarousel:yes'. */
export function formatFilter(filter: RegisterFilter): string {
  switch (filter.kind) {
    case 'text':
      return `${filter.field}:${filter.text}`;
    case 'oneOf':
      return `${filter.field}:${filter.values.join(',')}`;
    case 'numberRange':
      return `${filter.field}:${end(filter.min)}..${end(filter.max)}`;
    case 'dayRange':
      return `${filter.field}:${end(filter.start)}..${end(filter.end)}`;
    default:
      return `${filter.field}:${filter.value ? 'yes' : 'no'}`;
  }
}

function rangeOf<Bound>(
  text: string,
  read: (end: string) => Bound | null,
): readonly [Bound | null, Bound | null] | null {
  const ends = text.split('..');
  const [from = '', to = ''] = ends;
  const bounds = [from, to].map((one) => (one === '' ? null : read(one)));
  const isRead = ends.length === 2 && [from, to].every((one, at) => one === '' || bounds[at] !== null);
  return isRead ? [bounds[0] ?? null, bounds[1] ?? null] : null;
}

const numberFrom = (text: string) => (/^-?\d{1,12}(?:\.\d{1,2})?$/u.test(text) ? Number(text) : null);

/** Reads a filter of a register; null for what is none, or narrows down by a field that the register does not offer. */
export function parseFilter(register: Register, text: string): RegisterFilter | null {
  const colon = text.indexOf(':');
  const field = text.slice(0, Math.max(colon, 0));
  const value = text.slice(colon + 1);
  if (!register.filters.includes(field) || value === '') return null;
  switch (filterKindOf(fieldOf(register, field))) {
    case 'text':
      return { field, kind: 'text', text: value };
    case 'oneOf':
      return { field, kind: 'oneOf', values: value.split(',').filter((one) => one !== '') };
    case 'numberRange': {
      const range = rangeOf(value, numberFrom);
      return range && { field, kind: 'numberRange', min: range[0], max: range[1] };
    }
    case 'dayRange': {
      const range = rangeOf(value, (day) => parseWireDate(day));
      return range && { field, kind: 'dayRange', start: range[0], end: range[1] };
    }
    default:
      return value === 'yes' || value === 'no' ? { field, kind: 'yesNo', value: value === 'yes' } : null;
  }
}
