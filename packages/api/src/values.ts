/** Readers for values of the domain: like those of readers.ts, they give the value or null and never throw. */
import { type CalendarDate, parseTimeOfDay, parseWireDate, type TimeOfDay } from '@sereno/domain/calendar';
import { type BusinessWeek, parseWeek } from '@sereno/domain/week';
import { fieldsOf, listOf, textOf } from './readers.ts';

/** A day, 'yyyy/MM/dd'. */
export const dayOf = (value: unknown): CalendarDate | null => parseWireDate(textOf(value) ?? '');

/** A time of the day, 'HH:mm'. */
export const timeOf = (value: unknown): TimeOfDay | null => parseTimeOfDay(textOf(value) ?? '');

/** A week that its year has, 'ww-yyyy'. */
export const weekOf = (value: unknown): BusinessWeek | null => parseWeek(textOf(value) ?? '');

/** The first address of a list that the specification does not describe: texts, or objects with one. */
export function addressOf(value: unknown): string | null {
  const candidates = [value, ...listOf(value)].map((item) => textOf(item) ?? textOf(fieldsOf(item)['Address']));
  return candidates.find((address) => address !== null) ?? null;
}
