import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, minuteOfDay, timeAtMinute } from '../calendar/index.ts';
import {
  freeHours,
  type HeldTime,
  heldMinutes,
  nextFreeHour,
  overlap,
  type Room,
  textIssues,
  timeIssues,
} from './index.ts';

const TODAY = '2026-11-26';
const ROOM: Room = {
  id: 1,
  name: 'Azucenas',
  opens: '08:00',
  closes: '20:00',
  minutesBefore: 30,
  minutesAfter: 15,
  isEnded: false,
};

const held = (start: HeldTime['start'], end: HeldTime['end'], day: HeldTime['day'] = TODAY): HeldTime => ({
  day,
  start,
  end,
  minutesBefore: 30,
  minutesAfter: 15,
});

/** Any time that the room can be reserved for, of the next three days. */
const times = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 32, max: 79 }), fc.integer({ min: 1, max: 16 }))
  .map(([ahead, step, length]) =>
    held(timeAtMinute(step * 15), timeAtMinute(Math.min(80, step + length) * 15), addDays(TODAY, ahead)),
  );

describe('two reservations of a room', () => {
  it('UND-30 may follow one another once the room is cleared and prepared, and no earlier', () => {
    expect(heldMinutes(held('10:00', '11:00'))).toEqual([570, 675]);
    expect(overlap(held('10:00', '11:00'), held('11:45', '12:30'))).toBe(false);
    expect(overlap(held('10:00', '11:00'), held('11:30', '12:30'))).toBe(true);
    expect(overlap(held('10:00', '11:00'), held('10:00', '11:00', addDays(TODAY, 1)))).toBe(false);
  });

  it('are in each other’s way both or neither, and each in its own', () => {
    fc.assert(
      fc.property(times, times, (one, other) => {
        expect(overlap(one, other)).toBe(overlap(other, one));
        expect(overlap(one, one)).toBe(true);
      }),
    );
  });
});

describe('the next free hour', () => {
  it('is the requested one where the room is free', () => {
    expect(nextFreeHour(ROOM, [], held('10:00', '11:00'))).toEqual({ day: TODAY, start: '10:00' });
  });

  it('lies behind the clearing and the preparation, or on the next day from the opening on', () => {
    expect(nextFreeHour(ROOM, [held('10:00', '11:00')], held('10:30', '11:30'))).toEqual({
      day: TODAY,
      start: '11:45',
    });
    expect(nextFreeHour(ROOM, [held('18:00', '20:00')], held('17:30', '18:30'))).toEqual({
      day: addDays(TODAY, 1),
      start: '08:00',
    });
  });

  it('is null where the room is held for all days that are searched', () => {
    const all = Array.from({ length: 14 }, (_, ahead) => held('08:00', '20:00', addDays(TODAY, ahead)));
    expect(nextFreeHour(ROOM, all, held('10:00', '11:00'))).toBeNull();
    expect(nextFreeHour(ROOM, all.slice(1), held('08:00', '20:00'))).toEqual({ day: TODAY, start: '08:00' });
  });

  it('is free, keeps the rules, and has nothing free before it', () => {
    fc.assert(
      fc.property(fc.array(times, { maxLength: 12 }), times, (taken, wanted) => {
        const free = nextFreeHour(ROOM, taken, wanted);
        if (free === null) return;
        const length = minuteOfDay(wanted.end) - minuteOfDay(wanted.start);
        const at = (start: number): HeldTime => ({
          ...wanted,
          day: free.day,
          start: timeAtMinute(start),
          end: timeAtMinute(start + length),
        });
        const found = at(minuteOfDay(free.start));
        expect(timeIssues(found, ROOM, TODAY)).toEqual([]);
        expect(taken.some((one) => overlap(one, found))).toBe(false);
        const from = free.day === wanted.day ? minuteOfDay(wanted.start) : minuteOfDay(ROOM.opens);
        for (let minute = from; minute < minuteOfDay(free.start); minute += 15)
          expect(taken.some((one) => overlap(one, at(minute)))).toBe(true);
      }),
    );
  });
});

describe('UND-30 the free hours of a day', () => {
  it('are whole ones within the hours of the room, without what is held or prepared', () => {
    expect(freeHours({ ...ROOM, opens: '08:15', closes: '12:30' }, []).map(timeAtMinute)).toEqual([
      '09:00',
      '10:00',
      '11:00',
    ]);
    expect(freeHours({ ...ROOM, closes: '14:00' }, [held('10:30', '11:45')]).map(timeAtMinute)).toEqual([
      '08:00',
      '09:00',
      '12:00',
      '13:00',
    ]);
    expect(freeHours({ ...ROOM, isEnded: true }, [])).toEqual([]);
  });

  it('can each be reserved, prepared or not', () => {
    fc.assert(
      fc.property(fc.array(times, { maxLength: 6 }), (all) => {
        const taken = all.filter(({ day }) => day === TODAY);
        for (const hour of freeHours(ROOM, taken)) {
          const own = { ...held(timeAtMinute(hour), timeAtMinute(hour + 60)), minutesBefore: 0, minutesAfter: 0 };
          expect(taken.some((one) => overlap(one, own))).toBe(false);
        }
      }),
    );
  });
});

describe('the rules of a reservation', () => {
  it('keep it within the hours of the room, on quarter hours, today or later', () => {
    expect(timeIssues(held('08:00', '20:00'), ROOM, TODAY)).toEqual([]);
    expect(timeIssues(held('07:45', '20:15', '2026-11-25'), ROOM, TODAY)).toEqual([
      { field: 'day', code: 'tooSmall' },
      { field: 'start', code: 'tooSmall' },
      { field: 'end', code: 'tooLarge' },
    ]);
    expect(timeIssues(held('10:00', '11:00', addDays(TODAY, 731)), ROOM, TODAY)).toEqual([
      { field: 'day', code: 'tooLarge' },
    ]);
    expect(timeIssues(held('10:05', '11:10'), ROOM, TODAY).map(({ code }) => code)).toEqual([
      'wrongFormat',
      'wrongFormat',
    ]);
    expect(timeIssues(held('11:00', '11:00'), ROOM, TODAY)).toEqual([{ field: 'end', code: 'reversed' }]);
    expect(timeIssues(held('19:00', '01:00'), ROOM, TODAY)).toEqual([{ field: 'end', code: 'reversed' }]);
  });

  it('keep a room that is out of use from being reserved', () => {
    expect(timeIssues(held('10:00', '11:00'), { ...ROOM, isEnded: true }, TODAY)).toEqual([
      { field: 'roomId', code: 'unknown' },
    ]);
  });

  it('ask for a family and bound the texts by characters', () => {
    expect(textIssues({ family: ' ', contractNumber: null, notes: null })).toEqual([
      { field: 'family', code: 'required' },
    ]);
    expect(textIssues({ family: '🕊'.repeat(120), contractNumber: null, notes: 'a\n'.repeat(250) })).toEqual([]);
    expect(textIssues({ family: 'a'.repeat(121), contractNumber: 'C'.repeat(41), notes: 'a'.repeat(501) })).toEqual(
      ['family', 'contractNumber', 'notes'].map((field) => ({ field, code: 'tooLong' })),
    );
  });
});
