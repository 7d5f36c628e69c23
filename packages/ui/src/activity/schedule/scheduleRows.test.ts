import { bookedOf, type TimeSlot } from '@sereno/domain/activity';
import { describe, expect, it } from 'vitest';
import { activity, busyDay, fullDay } from '../samples.ts';
import { fewRows, scheduleRows } from './scheduleRows.ts';

const rowsOf = (activities: typeof busyDay, planned: TimeSlot | null) =>
  scheduleRows(activities, bookedOf(activities), planned);

describe('the list of a day', () => {
  it('ADL-14 is sorted by time, items without a time last', () => {
    const rows = rowsOf(busyDay, { start: '12:00', end: '12:30' });
    expect(rows.map((row) => [row.activity.id, row.slot?.start, row.overlapping])).toEqual([
      [11, '09:00', false],
      [14, '11:20', true],
      [12, '13:30', false],
      [13, undefined, false],
    ]);
  });

  it('ADL-14 shows six rows of a full day, around the planned time', () => {
    const day = fullDay(30);
    const ids = (planned: TimeSlot | null) => fewRows(rowsOf(day, planned), planned).map((row) => row.activity.id);
    expect(ids(null)).toEqual([100, 101, 102, 103, 104, 105]);
    // Item 110 is from 11:20 to 11:35.
    expect(ids({ start: '11:30', end: '12:00' })).toEqual([109, 110, 111, 112, 113, 114]);
    expect(ids({ start: '23:00', end: '23:30' })).toEqual([124, 125, 126, 127, 128, 129]);
  });

  it('ADL-14 never hides a single row, and keeps items without a time', () => {
    expect(fewRows(rowsOf(fullDay(7), null), null)).toHaveLength(7);
    expect(fewRows(rowsOf(fullDay(8), null), null)).toHaveLength(6);
    const untimed = Array.from({ length: 9 }, (_, place) => activity(place, { startTime: null }));
    const planned = { start: '10:00', end: '10:30' } as const;
    expect(fewRows(rowsOf(untimed, planned), planned)).toHaveLength(6);
  });
});
