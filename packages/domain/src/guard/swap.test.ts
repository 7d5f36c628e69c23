import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/index.ts';
import { type GuardNight, nightsBeside, SWAP_STATES, swapAnswers, swapIssue } from './index.ts';

const TODAY = '2026-11-20';
const night = (day: CalendarDate, employeeId: number): GuardNight => ({ day, employeeId });
const wanted = { day: '2026-11-24', employeeId: 1, toEmployeeId: 2, otherDay: '2026-11-28' } as const;
const guards = [night('2026-11-24', 1), night('2026-11-28', 2)];

describe('UND-48 a swap', () => {
  it('exchanges two nights to come, or hands one over', () => {
    expect(swapIssue(wanted, guards, TODAY)).toBeNull();
    expect(swapIssue({ ...wanted, otherDay: null }, guards, TODAY)).toBeNull();
    // Neighbouring nights may be exchanged: each gives the one that would be beside.
    const beside = [night('2026-11-24', 1), night('2026-11-25', 2)];
    expect(swapIssue({ ...wanted, otherDay: '2026-11-25' }, beside, TODAY)).toBeNull();
  });

  it('is forbidden tonight and before, with oneself, and without the nights', () => {
    expect(swapIssue(wanted, guards, '2026-11-24')).toBe('past');
    expect(swapIssue({ ...wanted, otherDay: TODAY }, [...guards, night(TODAY, 2)], TODAY)).toBe('past');
    expect(swapIssue({ ...wanted, toEmployeeId: 1 }, guards, TODAY)).toBe('same');
    expect(swapIssue({ ...wanted, otherDay: '2026-11-24' }, guards, TODAY)).toBe('same');
    expect(swapIssue(wanted, guards.slice(0, 1), TODAY)).toBe('gone');
    expect(swapIssue(wanted, guards.slice(1), TODAY)).toBe('gone');
  });

  it('is forbidden where one of the two would stand guard twice a night, or on two nights running', () => {
    expect(swapIssue(wanted, [...guards, night('2026-11-24', 2)], TODAY)).toBe('twice');
    expect(swapIssue(wanted, [...guards, night('2026-11-28', 1)], TODAY)).toBe('twice');
    expect(swapIssue(wanted, [...guards, night('2026-11-25', 2)], TODAY)).toBe('running');
    expect(swapIssue(wanted, [...guards, night('2026-11-27', 1)], TODAY)).toBe('running');
  });

  it('across the turn of the year keeps the rules as well', () => {
    const turn = [night('2026-12-31', 1), night('2027-01-05', 2)];
    const over = { ...wanted, day: '2026-12-31', otherDay: '2027-01-05' } as const;
    expect(swapIssue(over, turn, TODAY)).toBeNull();
    expect(swapIssue(over, [...turn, night('2027-01-01', 2)], TODAY)).toBe('running');
  });

  it('that is allowed leaves both with as many nights and none of the new ones beside another', () => {
    const days = fc.integer({ min: 1, max: 12 }).map((at) => addDays(TODAY, at));
    const all = fc.uniqueArray(
      fc.tuple(days, fc.integer({ min: 1, max: 3 })).map(([day, id]) => night(day, id)),
      { maxLength: 14, selector: ({ day, employeeId }) => `${day} ${employeeId}` },
    );
    fc.assert(
      fc.property(all, days, days, (held, day, otherDay) => {
        if (swapIssue({ ...wanted, day, otherDay }, held, TODAY) !== null) return;
        const after = held.map((one) => {
          if (one.day === day && one.employeeId === 1) return night(day, 2);
          return one.day === otherDay && one.employeeId === 2 ? night(otherDay, 1) : one;
        });
        expect(new Set(after.map((one) => `${one.day} ${one.employeeId}`)).size).toBe(held.length);
        expect(nightsBeside(night(day, 2), after)).toEqual([]);
        expect(nightsBeside(night(otherDay, 1), after)).toEqual([]);
      }),
    );
  });

  it('is withdrawn by who asked, answered by who is asked, and by them alone, once', () => {
    const answers = SWAP_STATES.map((state) => [1, 2, 3, null].map((id) => swapAnswers({ ...wanted, state }, id)));
    expect(answers).toEqual([
      [['withdrawn'], ['accepted', 'refused'], [], []],
      ...Array.from({ length: 3 }, () => [[], [], [], []]),
    ]);
  });
});
