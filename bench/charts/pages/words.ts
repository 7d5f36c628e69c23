import { counts, slices } from './data.ts';

const whole = new Intl.NumberFormat('es-MX');
const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 1 });

export const sum = slices.reduce((total, { value }) => total + value, 0);

/** What stands beside the ring: each slice with its value and its part of the sum. */
export const sliceWords = (): readonly { name: string; value: string; part: string }[] =>
  slices.map(({ name, value }) => ({ name, value: whole.format(value), part: percent.format(value / sum) }));

/** 'lun' to 'dom'. */
export function weekdayWords(): readonly string[] {
  const words = new Intl.DateTimeFormat('es-MX', { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => words.format(Date.UTC(2026, 0, 5 + day)));
}

/** 'ene' to 'dic', each with its first week. */
export function monthWords(): readonly { text: string; week: number }[] {
  const words = new Intl.DateTimeFormat('es-MX', { month: 'short', timeZone: 'UTC' });
  return counts
    .filter(({ date }) => date.endsWith('-01'))
    .map(({ date, day }) => ({ text: words.format(new Date(date)), week: Math.floor(day / 7) }));
}

/** What the shades stand for. */
export const shadeWords = ['0', '1 a 5', '6 a 10', '11 a 15', '16 a 20'] as const;
