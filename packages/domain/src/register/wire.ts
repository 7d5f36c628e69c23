import { formatWireDate, parseIsoDate, parseWireDate } from '../calendar/index.ts';
import type { FieldValue, FieldValues, Register } from './register.ts';

function mapDays({ fields }: Register, values: FieldValues, write: (day: string) => string): FieldValues {
  const days = new Set(fields.filter(({ kind }) => kind === 'date' || kind === 'month').map(({ id }) => id));
  const mapped = (id: string, value: FieldValue) => (days.has(id) && typeof value === 'string' ? write(value) : value);
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, mapped(id, value)]));
}

/** Values as they travel: days as 'yyyy/MM/dd', everything else as it is. */
export function valuesToWire(register: Register, values: FieldValues): FieldValues {
  return mapDays(register, values, (text) => {
    const day = parseIsoDate(text);
    return day === null ? text : formatWireDate(day);
  });
}

/** Values as they came; a day that is none stays as it was written, for the check to say so. */
export function valuesFromWire(register: Register, values: FieldValues): FieldValues {
  return mapDays(register, values, (text) => parseWireDate(text) ?? text);
}
