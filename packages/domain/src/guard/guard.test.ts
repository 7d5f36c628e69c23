import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, daysInMonth, monthOf } from '../calendar/index.ts';
import { fillEvenly, guardIssue, type GuardNight, guardShares, nightAt, nightsBeside, peopleOn } from './index.ts';

const TODAY = '2026-11-20';
const MONTH = '2026-12';
const night = (day: CalendarDate, employeeId: number): GuardNight => ({ day, employeeId });
const people = (count: number, left: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `P${at + 1}`, isActive: !left.includes(at + 1) }));
const planned = (nights: readonly GuardNight[]) => nights.map((one, at) => ({ ...one, id: at + 1, version: 1 }));
const bounds = { places: 2, others: [], today: TODAY } as const;

/** Guards of December and the nights around it, none of them twice. */
const anyGuards = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: -1, max: 31 }), fc.integer({ min: 1, max: 9 }))
    .map(([at, id]) => night(addDays('2026-12-01', at), id)),
  { maxLength: 25, selector: ({ day, employeeId }) => `${day} ${employeeId}` },
);

describe('UND-47 a guard', () => {
  it('is forbidden twice a night, on a full night, in the past and beyond a year', () => {
    const guards = [night('2026-12-05', 1), night('2026-12-05', 2)];
    expect(guardIssue(night('2026-12-05', 1), guards, { ...bounds, places: 3 })).toBe('twice');
    expect(guardIssue(night('2026-12-05', 3), guards, bounds)).toBe('full');
    expect(guardIssue(night('2026-12-05', 3), guards, { ...bounds, places: 3 })).toBeNull();
    expect(guardIssue(night('2026-11-19', 3), [], bounds)).toBe('past');
    expect(guardIssue(night(TODAY, 3), [], bounds)).toBeNull();
    expect(guardIssue(night('2027-11-22', 3), [], bounds)).toBe('far');
  });

  it('meets those of people whom the planner does not see', () => {
    const others = [{ day: '2026-12-05', count: 2 }] as const;
    expect(peopleOn('2026-12-05', [night('2026-12-05', 1)], others)).toBe(3);
    expect(guardIssue(night('2026-12-05', 1), [], { ...bounds, others })).toBe('full');
    expect(guardIssue(night('2026-12-06', 1), [], { ...bounds, others })).toBeNull();
  });

  it('lies beside another of the same person across the turn of the year', () => {
    expect(nightsBeside(night('2027-01-01', 1), [night('2026-12-31', 1)])).toEqual(['2026-12-31']);
    expect(nightsBeside(night('2027-01-01', 1), [night('2026-12-31', 2), night('2027-01-03', 1)])).toEqual([]);
    expect(nightsBeside(night('2026-12-05', 1), [night('2026-12-06', 1), night('2026-12-04', 1)])).toEqual([
      '2026-12-04',
      '2026-12-06',
    ]);
  });

  it('runs until the morning after its night, across the turn of a month and of the year', () => {
    expect(nightAt('2026-11-30', '23:59')).toBe('2026-11-30');
    expect(nightAt('2026-12-01', '02:00')).toBe('2026-11-30');
    expect(nightAt('2027-01-01', '07:59')).toBe('2026-12-31');
    expect(nightAt('2027-01-01', '08:00')).toBe('2027-01-01');
  });

  it('beside another is so for both', () => {
    fc.assert(
      fc.property(anyGuards, (guards) => {
        for (const one of guards)
          for (const day of nightsBeside(one, guards))
            expect(nightsBeside(night(day, one.employeeId), guards)).toContain(one.day);
      }),
    );
  });
});

describe('the shares of a month', () => {
  it('count the nights by their evening: 31 December belongs to the old year', () => {
    const guards = [night('2026-11-30', 1), night('2026-12-31', 1), night('2027-01-01', 1), night('2027-01-02', 9)];
    expect(guardShares(people(1), guards, MONTH)).toEqual([{ employeeId: 1, nights: 1, difference: 0 }]);
    expect(guardShares([], guards, MONTH)).toEqual([]);
  });

  it('tell who has more or fewer nights than an even distribution would give', () => {
    const days = ['2026-12-01', '2026-12-05', '2026-12-09', '2026-12-12'] as const;
    const guards = [...days.map((day) => night(day, 1)), night('2026-12-02', 2)];
    // Five nights for three people: one or two each.
    expect(guardShares(people(3), guards, MONTH)).toEqual([
      { employeeId: 1, nights: 4, difference: 2 },
      { employeeId: 2, nights: 1, difference: 0 },
      { employeeId: 3, nights: 0, difference: -1 },
    ]);
  });

  it('add up to the nights of the people', () => {
    fc.assert(
      fc.property(anyGuards, fc.integer({ min: 1, max: 9 }), (guards, count) => {
        const shares = guardShares(people(count), guards, MONTH);
        const own = guards.filter(({ day, employeeId }) => monthOf(day) === MONTH && employeeId <= count);
        expect(shares.reduce((sum, { nights }) => sum + nights, 0)).toBe(own.length);
        const isEven = Math.max(...shares.map((one) => one.nights)) - Math.min(...shares.map((one) => one.nights)) < 2;
        expect(shares.every(({ difference }) => difference === 0)).toBe(isEven);
      }),
    );
  });
});

describe('filling a month evenly', () => {
  it('fills every place, with at most one night of difference between two people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 12 }), (places, more) => {
        const all = people(places * 2 + more);
        const filled = fillEvenly({ month: MONTH, people: all, guards: [], places, others: [], today: TODAY });
        expect(filled).toHaveLength(places * daysInMonth(MONTH));
        const nights = guardShares(all, filled, MONTH).map((share) => share.nights);
        expect(Math.max(...nights) - Math.min(...nights)).toBeLessThan(2);
      }),
    );
  });

  it('keeps the rules beside what is planned, from today on, and gives the same each time', () => {
    fc.assert(
      fc.property(
        anyGuards,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 33 }),
        (given, places, later) => {
          const all = people(9, [3]);
          const today = addDays('2026-11-29', later);
          const plan = { month: MONTH, people: all, guards: planned(given), places, others: [], today } as const;
          const filled = fillEvenly(plan);
          expect(fillEvenly({ ...plan, guards: plan.guards.toReversed() })).toEqual(filled);
          const before: GuardNight[] = [...given];
          for (const one of filled) {
            expect(guardIssue(one, before, { places, others: [], today })).toBeNull();
            expect(monthOf(one.day)).toBe(MONTH);
            expect(one.employeeId).not.toBe(3);
            before.push(one);
          }
          for (const one of filled) expect(nightsBeside(one, before)).toEqual([]);
        },
      ),
    );
  });

  it('leaves a place empty rather than give one person two nights running', () => {
    const filled = fillEvenly({ month: MONTH, people: people(1), guards: [], places: 1, others: [], today: TODAY });
    expect(filled.map(({ day }) => day).slice(0, 3)).toEqual(['2026-12-01', '2026-12-03', '2026-12-05']);
    const behind = planned([night('2027-01-01', 1)]);
    const full = fillEvenly({
      month: MONTH,
      people: people(1),
      guards: behind,
      places: 1,
      others: [{ day: '2026-12-01', count: 1 }],
      today: '2026-12-30',
    });
    // 31 December lies beside the first night of the new year.
    expect(full.map(({ day }) => day)).toEqual(['2026-12-30']);
  });
});
