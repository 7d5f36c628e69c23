import { civilToDays, daysToCivil, monthLength } from '../calendar/civil.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ISO = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{3}))?Z$/;

const written = (figure: number, length: number): string => String(figure).padStart(length, '0');

/** Writes an instant as calls do, '2026-11-20T16:04:00.000Z'; null for one that is no instant of the years 0 to 9999. */
export function instantText(instant: number): string | null {
  if (!Number.isSafeInteger(instant)) return null;
  const days = Math.floor(instant / DAY_MS);
  const { year, month, day } = daysToCivil(days);
  if (year < 0 || year > 9999) return null;
  const rest = instant - days * DAY_MS;
  const date = [written(year, 4), written(month, 2), written(day, 2)].join('-');
  const time = [rest / HOUR_MS, (rest % HOUR_MS) / MINUTE_MS, (rest % MINUTE_MS) / SECOND_MS]
    .map((figure) => written(Math.floor(figure), 2))
    .join(':');
  return `${date}T${time}.${written(rest % SECOND_MS, 3)}Z`;
}

/** Reads what `instantText` writes, in milliseconds since 1970 UTC; null for anything else. */
export function readInstant(text: string): number | null {
  const figures = ISO.exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (figures === undefined) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, millisecond = 0] = figures;
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);
  if (!isReal || hour > 23 || minute > 59 || second > 59) return null;
  return (
    civilToDays({ year, month, day }) * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS + millisecond
  );
}
