import { describe, expect, it } from 'vitest';
import { periodAxis } from './periodAxis.ts';

const weekName = ({ start, end }: { readonly start: string; readonly end: string }) => `${start}-${end}`;

describe('periodAxis', () => {
  it('SAL-20 DSH-04 has a bar for each day, over the days before', () => {
    const axis = periodAxis({ start: '2026-11-18', end: '2026-11-20' }, 'es', weekName);
    expect(axis.isByWeek).toBe(false);
    expect(axis.categories.map(({ id }) => id)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(axis.previousBins[0]).toEqual({ start: '2026-11-15', end: '2026-11-15' });
    expect(axis.daysOf({ category: '2026-11-19', series: null })).toEqual({ start: '2026-11-19', end: '2026-11-19' });
    expect(axis.daysOf({ category: '2026-11-21', series: null })).toBeUndefined();
  });

  it('SAL-20 DSH-04 has a bar for each week of a year, called by its days', () => {
    const axis = periodAxis({ start: '2026-01-01', end: '2026-12-31' }, 'es', weekName);
    expect(axis.isByWeek).toBe(true);
    expect(axis.categories.length).toBeLessThan(56);
    expect(axis.categories[1]?.label).toBe('07/01/2026-13/01/2026');
    expect(axis.daysOf({ category: '2026-01-07', series: null })).toEqual({ start: '2026-01-07', end: '2026-01-13' });
  });
});
