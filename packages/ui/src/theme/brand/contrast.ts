import { channelsOf, toLinear } from './hex.ts';

/** Relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast of two opaque colours `#rrggbb`, from 1 to 21, in any order (WCAG 2.2, 1.4.3). */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
