import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isWithin } from '../calendar/index.ts';
import { anyDate } from '../testing/dates.ts';
import { ACTIVITY_TABS, tabDays, tabOfSlug, tabSlug } from './activityTab.ts';

describe('the tabs of the activity list', () => {
  it('ACL-01 are in order, each with its own slug', () => {
    expect(ACTIVITY_TABS.map(tabSlug)).toEqual(['sin-realizar', 'hoy', 'semana', 'futuras']);
    expect(ACTIVITY_TABS.map((tab) => tabOfSlug(tabSlug(tab)))).toEqual(ACTIVITY_TABS);
  });

  it.each([null, '', 'Hoy', 'ayer', '__proto__', 'sin-realizar '])('ACL-02 ACL-03 %j is today', (slug) => {
    expect(tabOfSlug(slug)).toBe('today');
  });

  it('ACL-05 ACL-06 ACL-07 ACL-08 CST-14 CST-15 request their days', () => {
    expect(ACTIVITY_TABS.map((tab) => tabDays(tab, '2026-12-29'))).toEqual([
      null,
      { start: '2026-12-29', end: '2026-12-29' },
      { start: '2026-12-30', end: '2027-01-05' },
      { start: '2027-01-06', end: null },
    ]);
  });

  it('ACL-05 ACL-06 ACL-07 cover each day from today on exactly once', () => {
    fc.assert(
      fc.property(anyDate(70), fc.integer({ min: 0, max: 60 }), (today, ahead) => {
        const date = addDays(today, ahead);
        const holding = ACTIVITY_TABS.filter((tab) => {
          const days = tabDays(tab, today);
          return days !== null && isWithin({ start: days.start, end: days.end ?? '9999-12-31' }, date);
        });
        expect(holding).toHaveLength(1);
      }),
    );
  });
});
