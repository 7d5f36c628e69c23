import { digits } from './digits.ts';

/** A time of the day 'HH:mm', 00:00 to 23:59 (FMT-03). As text it sorts by time. */
export type TimeOfDay = `${number}:${number}`;

const TIME = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** The time of those parts, `hour` 0..23 and `minute` 0..59. */
export function timeOf(hour: number, minute: number): TimeOfDay {
  return `${digits(hour, 2)}:${digits(minute, 2)}`;
}

/** Parses 'HH:mm' (FMT-03); seconds, which some servers add, are dropped. Null for any other text. */
export function parseTimeOfDay(text: string): TimeOfDay | null {
  const figures = TIME.exec(text)?.groups;
  return figures ? timeOf(Number(figures.hour), Number(figures.minute)) : null;
}
