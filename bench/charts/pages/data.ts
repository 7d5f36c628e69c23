/** Days of a year, the length of every series. */
const DAYS = 365;

let seed = 20_261_122;

/** A number from 0 up to 1, the same sequence on every page. */
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

export type Point = { readonly day: number; readonly date: string; readonly value: number };

const start = Date.UTC(2026, 0, 1);

/** A year of amounts that go up and down. */
function year(): readonly Point[] {
  let value = 100;
  return Array.from({ length: DAYS }, (_, day) => {
    value = Math.max(5, value + (random() - 0.5) * 20);
    const date = new Date(start + day * 86_400_000).toISOString().slice(0, 10);
    return { day, date, value: Math.round(value * 100) / 100 };
  });
}

/** Two lines and two bar charts. */
export const series = [year(), year(), year(), year()] as const;

export const slices = ['Facebook', 'Google', 'Referido', 'Módulo', 'Puerta a puerta'].map((name) => ({
  name,
  value: 10 + Math.floor(random() * 90),
}));

/** Counts of every day of the year, for a calendar. */
export const counts: readonly Point[] = year().map((point) => ({ ...point, value: Math.floor(random() * 20) }));

/** Of each chart, in px: the same picture on every page. */
export const size = { width: 420, height: 260 } as const;
