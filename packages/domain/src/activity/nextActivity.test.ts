import { describe, expect, it } from 'vitest';
import { type NextActivityFields, nextActivityIssues, type NextActivityRules } from './nextActivity.ts';

const rules: NextActivityRules = {
  today: '2026-11-22',
  types: [
    { id: 2, name: 'Llamada', durationMinutes: 15 },
    { id: 6, name: 'Otro', durationMinutes: 30 },
  ],
  subjects: [
    { id: 21, name: 'Seguimiento', activityTypeId: 2 },
    { id: 61, name: 'Otro', activityTypeId: 6 },
  ],
  reachable: { hasEmail: false, hasPhone: true, hasAddress: false },
};
const call: NextActivityFields = {
  activityTypeId: 2,
  subjectId: 21,
  date: '2026-11-23',
  startTime: '16:00',
  endTime: '16:15',
};
const issuesOf = (change: Partial<NextActivityFields>) => nextActivityIssues({ ...call, ...change }, rules);

describe('an activity to book', () => {
  it('NXA-01 NXA-02 NXA-03 NXA-04 NXA-05 NXA-06 requires every field, and names the missing ones', () => {
    const nothing = { activityTypeId: null, subjectId: null, date: null, startTime: null, endTime: null };
    expect(nextActivityIssues(nothing, rules)).toEqual([
      { field: 'activityType', code: 'required' },
      { field: 'subject', code: 'required' },
      { field: 'date', code: 'required' },
      { field: 'startTime', code: 'required' },
      { field: 'endTime', code: 'required' },
    ]);
    expect(issuesOf({})).toEqual([]);
  });

  it.each([0, -1])('NXA-01 NXA-02 refuses the id %d', (id) => {
    expect(issuesOf({ activityTypeId: id, subjectId: id })).toMatchObject([
      { field: 'activityType', code: 'required' },
      { field: 'subject', code: 'required' },
    ]);
  });

  it('ADL-30 accepts a type and a subject of the catalogue that belong together', () => {
    expect(issuesOf({ activityTypeId: 3 })).toContainEqual({ field: 'activityType', code: 'unknown' });
    expect(issuesOf({ subjectId: 99 })).toEqual([{ field: 'subject', code: 'unknown' }]);
    expect(issuesOf({ subjectId: 61 })).toEqual([{ field: 'subject', code: 'ofAnotherType' }]);
  });

  it('NXA-09 NXA-10 accepts a day from today to the end of 2100', () => {
    const days = ['2026-11-21', '2026-11-22', '2100-12-31', '2101-01-01'] as const;
    const codes = days.map((date) => issuesOf({ date }));
    expect(codes).toEqual([
      [{ field: 'date', code: 'beforeToday' }],
      [],
      [],
      [{ field: 'date', code: 'afterMaximum' }],
    ]);
  });

  it('ADL-32 refuses an end before the start', () => {
    expect(issuesOf({ endTime: '15:59' })).toEqual([{ field: 'endTime', code: 'beforeStart' }]);
    expect(issuesOf({ startTime: '23:59', endTime: '23:59' })).toEqual([]);
  });

  it('CDR-03 CDR-07 CDR-08 requires contact data for the type', () => {
    const unreachable = { ...rules, reachable: { ...rules.reachable, hasPhone: false } };
    expect(nextActivityIssues(call, unreachable)).toEqual([{ field: 'activityType', code: 'withoutPhone' }]);
    expect(issuesOf({ activityTypeId: 6, subjectId: 61 })).toEqual([{ field: 'activityType', code: 'unknownType' }]);
  });
});
