import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readActivityCounts } from './activity.ts';

describe('activity counts', () => {
  it('ENT-09 ACD-07 are read from ActivityTypeId, NumActivities and ActivityDate', () => {
    const rows = [
      { ActivityTypeId: 1, NumActivities: 3, ActivityDate: '2026/11/20' },
      { ActivityTypeId: 4, NumActivities: 1, ActivityDate: '2026-11-21T00:00:00' },
    ];
    expect(readActivityCounts(rows)).toEqual([
      { activityTypeId: 1, count: 3, date: '2026-11-20' },
      { activityTypeId: 4, count: 1, date: '2026-11-21' },
    ]);
  });

  it.each([null, undefined, {}, 'rows', 3, { rows: [] }])('are none in an answer like %j', (body) => {
    expect(readActivityCounts(body)).toEqual([]);
  });

  it('leave out a row that is not one, and keep its neighbours', () => {
    const good = { ActivityTypeId: 2, NumActivities: 5, ActivityDate: '2026/02/28' };
    const bad = [
      null,
      [],
      { ...good, ActivityDate: '2026/02/31' },
      { ...good, NumActivities: -1 },
      { ...good, NumActivities: 1.5 },
      { ...good, ActivityTypeId: 'call' },
    ];
    expect(readActivityCounts([...bad, good])).toHaveLength(1);
  });

  it('never throw, whatever the answer', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(readActivityCounts(body)).toBeInstanceOf(Array);
      }),
    );
  });
});
