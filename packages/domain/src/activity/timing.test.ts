import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, timeAtMinute } from '../calendar/index.ts';
import { anyDate } from '../testing/dates.ts';
import { ACTIVITY_TABS } from './activityTab.ts';
import { LATE_RULES } from './lateRule.ts';
import {
  openActivityStatus,
  activityTiming,
  isOnTime,
  isOverdue,
  isStartable,
  isUnattended,
  lastOverdueDay,
  ON_TIME_MINUTES,
  onTimeAt,
} from './timing.ts';

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
  ] as const)('ACL-24 ACL-25 CST-13 %d days from today is %s, and %s by the literal rule', (days, past, literal) => {
    const date = addDays(today, days);
    expect(activityTiming(date, listed)).toBe(past);
    expect(activityTiming(date, { ...listed, rule: 'past' })).toBe(past);
    expect(activityTiming(date, { ...listed, rule: 'literal' })).toBe(literal);
  });

  it('ACL-24 is late in the tab of activities not done, whatever its day', () => {
    fc.assert(
      fc.property(anyDate(70), anyDate(70), fc.constantFrom(...LATE_RULES), (date, now, rule) => {
        expect(activityTiming(date, { today: now, tab: 'overdue', rule })).toBe('late');
      }),
    );
  });

  it('ACL-20 ACL-23 offers to start only what is due and not started', () => {
    const statuses = [-3, 0, 3].map((days) => {
      const date = addDays(today, days);
      return [false, true].map((started) => openActivityStatus({ date, started }, listed));
    });
    expect(statuses).toEqual([
      ['late', 'late'],
      ['startable', 'started'],
      ['early', 'started'],
    ]);
  });

  it('ACL-23 never offers to start a late activity', () => {
    fc.assert(
      fc.property(
        anyDate(70),
        fc.integer({ min: -40, max: 40 }),
        fc.constantFrom(...ACTIVITY_TABS),
        (now, days, tab) => {
          const context = { today: now, tab };
          const date = addDays(now, days);
          const offersStart = openActivityStatus({ date, started: false }, context) === 'startable';
          expect(offersStart).toBe(tab !== 'overdue' && Math.abs(days) <= 2);
        },
      ),
    );
  });
});

describe('what can be started', () => {
  it('ACL-23 ACL-25 is what is due today or on the next two days, by either rule', () => {
    for (const rule of LATE_RULES) {
      const days = [-3, -2, -1, 0, 1, 2, 3].filter((ahead) => isStartable(addDays(today, ahead), { today, rule }));
      expect(days).toEqual([0, 1, 2]);
    }
  });

  it('ACL-08 is overdue once its day is over', () => {
    fc.assert(
      fc.property(anyDate(70), fc.integer({ min: -40, max: 40 }), (now, days) => {
        const date = addDays(now, days);
        expect(isOverdue(date, now)).toBe(days < 0);
        expect(isOverdue(date, now)).toBe(date <= lastOverdueDay(now));
      }),
    );
  });
});

/** Minutes of today from midnight; values outside the day belong to the neighbouring days. */
const minute = (of: number) => ({
  date: addDays(today, Math.floor(of / 1440)),
  time: timeAtMinute(((of % 1440) + 1440) % 1440),
});

describe('on time', () => {
  it.each([
    [600, 600, true],
    [600, 0, true],
    [600, 615, true],
    [600, 616, false],
    [1435, 1440 + 10, true],
    [1435, 1440 + 11, false],
    [0, -1, true],
    [1439, 2879, false],
  ])('ACL-27 planned for minute %d and started at %d: %s', (planned, begun, onTime) => {
    expect(ON_TIME_MINUTES).toBe(15);
    expect(isOnTime(minute(planned), minute(begun))).toBe(onTime);
  });

  it('ACL-27 is unknown for an activity not started, until its day is over', () => {
    const started = [false, true].map((begun) =>
      [-1, 0, 1].map((ahead) => onTimeAt(today, { date: addDays(today, ahead), started: begun, onTime: null })),
    );
    expect(started).toEqual([
      [false, null, null],
      [null, null, null],
    ]);
    for (const onTime of [true, false])
      expect(onTimeAt(today, { date: addDays(today, -9), started: true, onTime })).toBe(onTime);
  });

  it.each([
    [600, 600, false],
    [600, 601, true],
    [1439, 1440, true],
    [1440, 1439, false],
  ])('DSH-03 planned for minute %d, unattended at %d: %s', (planned, now, unattended) => {
    const open = { planned: minute(planned), started: false, ended: false };
    expect(isUnattended(open, minute(now))).toBe(unattended);
    expect(isUnattended({ ...open, started: true }, minute(now))).toBe(false);
    expect(isUnattended({ ...open, ended: true }, minute(now))).toBe(false);
  });
});
