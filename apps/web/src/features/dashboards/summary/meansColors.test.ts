import { describe, expect, it } from 'vitest';
import { meansColors } from './meansColors.ts';

describe('the colours of prospection media', () => {
  it('DSH-07 are the same whatever comes beside them, in any order', () => {
    expect(meansColors([2, 5, 1])).toEqual([{ color: 2 }, { color: 5 }, { color: 1 }]);
    expect(meansColors([1, 2])).toEqual([{ color: 1 }, { color: 2 }]);
    expect(meansColors([5])).toEqual([{ color: 5 }]);
  });

  it('are never shared by two, as long as there are enough', () => {
    expect(meansColors([8, 1, 2])).toEqual([{ color: 3 }, { color: 1 }, { color: 2 }]);
    const eight = meansColors([1, 2, 3, 4, 5, 6, 7, 8]).map(({ color }) => color);
    expect(eight).toEqual([1, 2, 3, 4, 5, 6, 7, undefined]);
  });

  it('are left to the chart without an id, and safe from odd ones', () => {
    expect(meansColors([null, 0, -3])).toEqual([{}, { color: 7 }, { color: 4 }]);
    expect(meansColors([3, 3])).toEqual([{ color: 3 }, { color: 3 }]);
    expect(meansColors([])).toEqual([]);
  });
});
