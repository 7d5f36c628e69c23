/** Readers for values of the domain: like those of readers.ts, they give the value or null and never throw. */
import { ACTIVITY_COLORS, type ActivityColor, type Channel, CHANNELS } from '@sereno/domain/activity';
import { type CalendarDate, parseTimeOfDay, parseWireDate, type TimeOfDay } from '@sereno/domain/calendar';
import { BUSINESS_LINES, type BusinessLine } from '@sereno/domain/quotation';
import { type BusinessWeek, parseWeek } from '@sereno/domain/week';
import { fieldsOf, listOf, textOf } from './readers.ts';

/** A day, 'yyyy/MM/dd'. */
export const dayOf = (value: unknown): CalendarDate | null => parseWireDate(textOf(value) ?? '');

/** A time of the day, 'HH:mm'. */
export const timeOf = (value: unknown): TimeOfDay | null => parseTimeOfDay(textOf(value) ?? '');

/** A week that its year has, 'ww-yyyy'. */
export const weekOf = (value: unknown): BusinessWeek | null => parseWeek(textOf(value) ?? '');

/** A business line, by its code. */
export const lineOf = (value: unknown): BusinessLine | null => BUSINESS_LINES.find((line) => line === value) ?? null;

/** The channel that an activity type names, by its code. */
export const channelIn = (value: unknown): Channel | null => CHANNELS.find((channel) => channel === value) ?? null;

/** The colour of an activity type, by its name. */
export const colorIn = (value: unknown): ActivityColor | null =>
  ACTIVITY_COLORS.find((color) => color === value) ?? null;

/** The first address of a list that the specification does not describe: texts, or objects with one. */
export function addressOf(value: unknown): string | null {
  const candidates = [value, ...listOf(value)].map((item) => textOf(item) ?? textOf(fieldsOf(item)['Address']));
  return candidates.find((address) => address !== null) ?? null;
}
