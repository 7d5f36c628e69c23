import { describe, expect, test } from 'vitest';
import { formatContrast } from './formatContrast.ts';
import { colorNamed, contrastPromises } from './contrastPromises.ts';
import { contrast } from '../theme/brand/contrast.ts';
import { dark, light } from '../theme/tokens.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#142226', '#142226', 1],
  ])('of %s and %s is %d', (first, second, ratio) => {
    expect(contrast(first, second)).toBeCloseTo(ratio, 2);
  });

  test('a colour it cannot read is an error, not a pass', () => {
    expect(() => contrast('rgb(0 0 0)', '#ffffff')).toThrow(/no #rrggbb colour/);
  });

  test('is never shown better than it is', () => {
    expect(formatContrast(4.499)).toBe('4.4');
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_theme, palette) => {
  test.each(contrastPromises)('$ink on $on reaches $least', ({ ink, on, least }) => {
    expect(contrast(colorNamed(palette, ink), colorNamed(palette, on))).toBeGreaterThanOrEqual(least);
  });
});
