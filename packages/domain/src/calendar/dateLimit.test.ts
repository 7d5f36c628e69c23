import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { clampDate, isSelectable, limitsIssue, limitsOf } from './dateLimit.ts';
import { diffDays } from './calendarDate.ts';

const limits = { min: '2026-11-10', max: '2026-11-20' } as const;

describe('date limits', () => {
  it('CST-18 DRP-06 run from 1900 to 2100 by default', () => {
    expect(limitsOf()).toEqual({ min: '1900-01-01', max: '2100-12-31' });
    expect(limitsOf({ min: undefined, max: undefined })).toEqual({ min: '1900-01-01', max: '2100-12-31' });
    expect(limitsOf({ min: '1850-05-05', max: '2026-11-20' })).toEqual({ min: '1850-05-05', max: '2026-11-20' });
  });

  it('CST-18 DRP-06 never pass 2100', () => {
    expect(limitsOf({ max: '2101-01-01' }).max).toBe('2100-12-31');
    expect(isSelectable('2101-01-01', { max: '9999-12-31' })).toBe(false);
  });

  it('DRP-06 include both ends, not the days beside them', () => {
    expect([isSelectable(limits.min, limits), isSelectable(limits.max, limits)]).toEqual([true, true]);
    expect(isSelectable('2026-11-09', limits)).toBe(false);
    expect(isSelectable('2026-11-21', limits)).toBe(false);
  });

  it('DRP-06 a minimum equal to the maximum allows that one day', () => {
    const one = { min: '2026-11-20', max: '2026-11-20' } as const;
    expect(isSelectable('2026-11-20', one)).toBe(true);
    expect(clampDate('2026-01-01', one)).toBe('2026-11-20');
  });

  it('DRP-06 a minimum after the maximum allows no day, and reports it', () => {
    const empty = { min: '2026-11-21', max: '2026-11-20' } as const;
    expect(limitsIssue(empty)).toEqual({ code: 'emptyLimits', ...empty });
    expect(limitsIssue({ min: '2101-01-01' })).toEqual({ code: 'emptyLimits', min: '2101-01-01', max: '2100-12-31' });
    expect(limitsIssue(limits)).toBeNull();
    expect(limitsIssue({ min: '2026-11-20', max: '2026-11-20' })).toBeNull();
    fc.assert(
      fc.property(anyDate(), (date) => {
        expect([isSelectable(date, empty), clampDate(date, empty)]).toEqual([false, null]);
      }),
    );
  });

  it('DRP-06 clamp a day to the nearest allowed one', () => {
    expect(clampDate('2026-01-01', limits)).toBe('2026-11-10');
    expect(clampDate('2027-01-01', limits)).toBe('2026-11-20');
    fc.assert(
      fc.property(anyDate(), anyDate(), anyDate(), (date, min, max) => {
        const clamped = clampDate(date, { min, max });
        fc.pre(clamped !== null);
        expect(isSelectable(clamped, { min, max })).toBe(true);
        expect(clamped === date).toBe(isSelectable(date, { min, max }));
        const distance = Math.abs(diffDays(date, clamped));
        for (const limit of [min, limitsOf({ max }).max]) {
          expect(distance <= Math.abs(diffDays(date, limit)) || isSelectable(date, { min, max })).toBe(true);
        }
      }),
    );
  });
});
