import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { anyDate } from '../testing/dates.ts';
import { ACTIVITY_TABS } from './activityTab.ts';
import { activityStanding, activityTiming, LATE_RULES } from './activityTiming.ts';

const today = '2026-11-22';
const listed = { today, tab: 'today' } as const;

describe('the timing of an activity', () => {
  it.each([
    [-3, 'late', 'due'],
    [-2, 'due', 'due'],
    [-1, 'due', 'due'],
    [0, 'due', 'due'],
    [1, 'due', 'due'],
    [2, 'due', 'due'],
    [3, 'early', 'late'],
  ] as const)('ACL-24 ACL-25 CST-13 %d days from today is %s, and %s by the letter', (days, past, literal) => {
    const date = addDays(today, days);
    expect(activityTiming(date, listed)).toBe(past);
    expect(activityTiming(date, { ...listed, rule: 'past' })).toBe(past);
    expect(activityTiming(date, { ...listed, rule: 'literal' })).toBe(literal);
  });

  it('ACL-24 is late wherever it is listed as not done, whatever its day', () => {
    fc.assert(
      fc.property(anyDate(70), anyDate(70), fc.constantFrom(...LATE_RULES), (date, now, rule) => {
        expect(activityTiming(date, { today: now, tab: 'overdue', rule })).toBe('late');
      }),
    );
  });

  it('ACL-20 ACL-23 offers to start what is due and not started, and nothing else', () => {
    const standings = [-3, 0, 3].map((days) => {
      const date = addDays(today, days);
      return [false, true].map((started) => activityStanding({ date, started }, listed));
    });
    expect(standings).toEqual([
      ['late', 'late'],
      ['startable', 'started'],
      ['early', 'started'],
    ]);
  });

  it('ACL-23 never offers to start what stands late', () => {
    fc.assert(
      fc.property(
        anyDate(70),
        fc.integer({ min: -40, max: 40 }),
        fc.constantFrom(...ACTIVITY_TABS),
        (now, days, tab) => {
          const context = { today: now, tab };
          const date = addDays(now, days);
          const isStartable = activityStanding({ date, started: false }, context) === 'startable';
          expect(isStartable).toBe(tab !== 'overdue' && Math.abs(days) <= 2);
        },
      ),
    );
  });
});
