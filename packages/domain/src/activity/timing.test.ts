import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, timeAtMinute } from '../calendar/index.ts';
import { anyDate } from '../testing/dates.ts';
import { ACTIVITY_TABS } from './activityTab.ts';
import { LATE_RULES } from './lateRule.ts';
import {
  openActivityStatus,
  activityDistance,
  activityTiming,
  isOnTime,
  isOverdue,
  isStartable,
  isUnattended,
  lastOverdueDay,
  latestFirst,
  ON_TIME_MINUTES,
  onTimeAt,
  startableFrom,
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

  it('ACL-23 begins to be so two days before its day', () => {
    fc.assert(
      fc.property(anyDate(70), (date) => {
        const from = startableFrom(date);
        const timingOn = (day: typeof date) => activityTiming(date, { today: day, tab: 'future' });
        expect([timingOn(addDays(from, -1)), timingOn(from)]).toEqual(['early', 'due']);
      }),
    );
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

const at = (id: number, startTime: `${number}:${number}` | null, started = false, days = 0) => ({
  id,
  date: addDays(today, days),
  startTime,
  started,
});

describe('how late or how soon', () => {
  const now = { date: today, time: '12:13' } as const;
  it.each([
    [0, '09:30', { unit: 'minute', count: -163 }],
    [0, '12:13', { unit: 'minute', count: 0 }],
    [0, '17:45', { unit: 'minute', count: 332 }],
    [0, null, null],
    [-18, '10:30', { unit: 'day', count: -18 }],
    [1, null, { unit: 'day', count: 1 }],
  ] as const)('%d days from today at %s is %o', (days, startTime, distance) => {
    expect(activityDistance({ date: addDays(today, days), startTime }, now)).toEqual(distance);
  });

  it('puts what should have begun first, the latest before the others, and moves nothing else', () => {
    const list = [
      at(1, '08:00', true),
      at(2, '11:00'),
      at(3, '09:30'),
      at(4, '17:00'),
      at(5, null),
      at(6, '12:13'),
      at(7, '18:00', false, -2),
    ];
    expect(latestFirst(list, now).map(({ id }) => id)).toEqual([7, 3, 2, 1, 4, 5, 6]);
  });
});
