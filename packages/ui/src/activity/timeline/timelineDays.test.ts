import { describe, expect, it } from 'vitest';
import { activity } from '../samples.ts';
import { timelineDays } from './timelineDays.ts';

const some = [
  activity(1, { date: '2026-11-22', startTime: '10:00', endTime: '10:30' }),
  activity(2, { date: '2026-11-20', startTime: null, endTime: null }),
  activity(3, { date: '2026-11-22', startTime: '09:00', endTime: '09:30' }),
  activity(4, { date: '2026-11-20', startTime: '18:00', endTime: null }),
];
const idsByDay = (newestFirst: boolean) =>
  timelineDays(some, newestFirst).map(({ date, activities }) => [date, activities.map(({ id }) => id)]);

describe('days of a timeline', () => {
  it('ACL-26 are in order, each sorted by time', () => {
    expect(idsByDay(false)).toEqual([
      ['2026-11-20', [4, 2]],
      ['2026-11-22', [3, 1]],
    ]);
  });

  it('ACL-26 can be newest first', () => {
    expect(idsByDay(true)).toEqual([
      ['2026-11-22', [1, 3]],
      ['2026-11-20', [2, 4]],
    ]);
  });

  it('ACL-26 are none without activities', () => {
    expect(timelineDays([], true)).toEqual([]);
  });
});
