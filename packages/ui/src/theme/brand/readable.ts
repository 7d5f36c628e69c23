import { contrast } from './contrast.ts';
import { hexOfOklch, oklchOf, type Oklch } from './oklch.ts';
import type { Palette } from '../tokens.ts';

/** A ground and the contrast that is needed on it. */
export type Ground = { readonly on: keyof Palette; readonly color: string; readonly least: number };

/** Contrast of words, and of shapes that one must make out (WCAG 2.2, 1.4.3 and 1.4.11). */
export const WORDS = 4.5;
export const SHAPES = 3;

const STEP = 0.005;

/** Whether a colour reaches what each ground needs. */
export const isReadable = (color: string, grounds: readonly Ground[]): boolean =>
  grounds.every((ground) => contrast(color, ground.color) >= ground.least);

/** The colour nearest in lightness to the wanted one that can be read on every ground. */
export function readable(wanted: Oklch, grounds: readonly Ground[]): string {
  const isDarker = grounds.every(({ color }) => oklchOf(color).lightness > 0.5);
  const end = isDarker ? 0 : 1;
  const steps = Math.ceil(Math.abs(end - wanted.lightness) / STEP);
  for (let step = 0; step < steps; step += 1) {
    const lightness = wanted.lightness + (isDarker ? -STEP : STEP) * step;
    const color = hexOfOklch({ ...wanted, lightness });
    if (isReadable(color, grounds)) return color;
  }
  return isDarker ? '#000000' : '#ffffff';
}
