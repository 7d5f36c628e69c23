import { describe, expect, it } from 'vitest';
import { rangeIssue } from './rangeLimit.ts';

const limits = { min: '2026-11-10', max: '2026-11-20', maxDays: 5 } as const;

describe('range limits', () => {
  it.each([
    ['2026-11-10', '2026-11-14'],
    ['2026-11-20', '2026-11-20'],
  ] as const)('DRP-06 %s to %s is allowed', (start, end) => {
    expect(rangeIssue({ start, end }, limits)).toBeNull();
  });

  it.each([
    ['2026-11-09', '2026-11-12', { code: 'beforeMin', date: '2026-11-09', min: '2026-11-10' }],
    ['2026-11-18', '2026-11-21', { code: 'afterMax', date: '2026-11-21', max: '2026-11-20' }],
    ['2026-11-09', '2026-11-21', { code: 'beforeMin', date: '2026-11-09', min: '2026-11-10' }],
    ['2026-11-10', '2026-11-15', { code: 'tooManyDays', days: 6, maxDays: 5 }],
  ] as const)('DRP-06 %s to %s is refused with its reason', (start, end, issue) => {
    expect(rangeIssue({ start, end }, limits)).toEqual(issue);
  });

  it('DRP-06 without own limits a range may span the whole calendar', () => {
    expect(rangeIssue({ start: '1900-01-01', end: '2100-12-31' })).toBeNull();
    expect(rangeIssue({ start: '1900-01-01', end: '2101-01-01' })?.code).toBe('afterMax');
  });

  it('DRP-06 with a minimum after the maximum no range is allowed', () => {
    const empty = { min: '2026-11-20', max: '2026-11-10' } as const;
    expect(rangeIssue({ start: '2026-11-12', end: '2026-11-13' }, empty)).toEqual({ code: 'emptyLimits', ...empty });
  });
});
