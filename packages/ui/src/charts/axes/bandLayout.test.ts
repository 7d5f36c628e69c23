import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowLayout, type BandInput } from './bandLayout.ts';

const phone: BandInput = {
  size: { width: 300, height: 240, fontSize: 12 },
  domain: { low: 0, high: 281_000 },
  names: ['Cambaceo', 'Campaña de noviembre en centros comerciales del occidente'],
  isWhole: false,
  write: (value) => `$${value / 1000} k`,
  hasValueLabel: true,
  hasCategoryLabel: true,
  endRoom: 50,
};

describe('rowLayout', () => {
  it('DSH-07 ends where the longest bar ends, with a round tick before it', () => {
    // Twenty long names stand beside their bars.
    const names = Array.from({ length: 20 }, (_, index) => `Campaña de noviembre ${index}`);
    const { box, scale, values } = rowLayout({ ...phone, names });
    expect(scale(281_000)).toBeCloseTo(box.x + box.width, 6);
    expect(values.map(({ text }) => text)).toEqual(['$0 k', '$200 k']);
  });

  it('DSH-07 has names above their bars where they are long, whole, and beside them where bars would be too thin', () => {
    const { box, categories, nameRoom } = rowLayout(phone);
    expect([box.x, nameRoom > 0]).toEqual([2, true]);
    expect(categories[1]?.text).toMatch(/^Campaña de noviembre en centros comerc/u);
    const many = Array.from({ length: 20 }, (_, index) => `Campaña de noviembre ${index}`);
    const beside = rowLayout({ ...phone, names: many });
    expect(beside.nameRoom).toBe(0);
    expect(beside.box.x).toBeLessThanOrEqual(300 * 0.4 + 8);
    expect(rowLayout({ ...phone, names: ['Cambaceo'] }).nameRoom).toBe(0);
  });

  it('DSH-07 has a tick beside 0 in any domain', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 0 }),
        fc.integer({ min: 1, max: 1e9 }),
        fc.boolean(),
        (low, high, isWhole) => {
          const { box, scale, values } = rowLayout({
            ...phone,
            domain: { low, high },
            isWhole,
            write: () => '1',
            endRoom: 0,
          });
          expect(
            values.map(({ value }) => scale(value)).every((at) => at >= box.x - 1e-6 && at <= box.x + box.width + 1e-6),
          ).toBe(true);
          expect(values.length).toBeGreaterThan(1);
        },
      ),
    );
  });
});
