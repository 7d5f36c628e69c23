import { formatWireDate, parseIsoDate, parseWireDate } from '../calendar/index.ts';
import type { Field, FieldValue, FieldValues, Register } from './register.ts';

/** Where the time of an instant begins: behind the day, with one sign between them. */
const TIME_AT = 'YYYY-MM-DD'.length;

/** Writes each day by `write`, which gives null for a text that is no day; a text that is none stays as it is. */
function mapDays({ fields }: Register, values: FieldValues, write: (day: string) => string | null, sign: string) {
  const kinds = new Map(fields.map(({ id, kind }): [string, Field['kind']] => [id, kind]));
  const mapped = (id: string, value: FieldValue): FieldValue => {
    if (typeof value !== 'string') return value;
    switch (kinds.get(id)) {
      case 'date':
      case 'month':
        return write(value) ?? value;
      case 'instant': {
        const day = write(value.slice(0, TIME_AT));
        return day === null ? value : `${day}${sign}${value.slice(TIME_AT + 1)}`;
      }
      default:
        return value;
    }
  };
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, mapped(id, value)]));
}

function wireDate(text: string): string | null {
  const day = parseIsoDate(text);
  return day && formatWireDate(day);
}

/** Values as they travel: days as 'yyyy/MM/dd', instants as 'yyyy/MM/dd HH:mm', everything else as it is. */
export function valuesToWire(register: Register, values: FieldValues): FieldValues {
  return mapDays(register, values, wireDate, ' ');
}

/** Values as they came; a day that is none stays as it was written, for the check to say so. */
export function valuesFromWire(register: Register, values: FieldValues): FieldValues {
  return mapDays(register, values, parseWireDate, 'T');
}
