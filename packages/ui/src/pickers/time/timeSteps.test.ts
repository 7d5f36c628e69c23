import { readTypedTime, type TimeOfDay, timeOf } from '@sereno/domain/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTime, nearestTime, timeByFigures, timeSteps } from './timeSteps.ts';

const day = { min: '00:00', max: '23:59' } as const;
const office = { min: '08:10', max: '10:00' } as const;
const anyTime = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => timeOf(hour, minute));
const anySpan = fc
  .tuple(anyTime, anyTime)
  .map(([a, b]): { min: TimeOfDay; max: TimeOfDay } => (a < b ? { min: a, max: b } : { min: b, max: a }));

describe('timeSteps', () => {
  it('goes from the first time to the last, both included', () => {
    expect(timeSteps({ min: '08:00', max: '09:00' }, { step: 30 })).toEqual(['08:00', '08:30', '09:00']);
    expect(timeSteps(day, { step: 15 })).toHaveLength(96);
    expect(timeSteps(day, { step: 15 }).at(-1)).toBe('23:45');
    expect(timeSteps({ min: '09:30', max: '09:30' }, { step: 15 })).toEqual(['09:30']);
  });

  it('counts from the first one and leaves out a last one between steps', () => {
    expect(timeSteps(office, { step: 30 })).toEqual(['08:10', '08:40', '09:10', '09:40']);
  });

  it('is empty when the first is after the last', () => {
    expect(timeSteps({ min: '10:00', max: '08:00' }, { step: 15, saved: '09:00' })).toEqual([]);
    expect(timeSteps({ min: '10:00', max: '09:59' }, { step: 15 })).toEqual([]);
  });

  it('keeps a time between the steps in its order, at the end too, and no other', () => {
    expect(timeSteps(office, { step: 30, saved: '08:41' })).toEqual(['08:10', '08:40', '08:41', '09:10', '09:40']);
    expect(timeSteps(office, { step: 30, saved: '10:00' }).at(-1)).toBe('10:00');
    expect(timeSteps(office, { step: 30, saved: '08:09' })).toEqual(timeSteps(office, { step: 30 }));
    expect(timeSteps(office, { step: 30, saved: '10:01' })).toEqual(timeSteps(office, { step: 30 }));
    expect(timeSteps(office, { step: 30, saved: '08:40' })).toEqual(timeSteps(office, { step: 30 }));
  });

  it('is sorted, without duplicates, within its limits, for any limits', () => {
    fc.assert(
      fc.property(anySpan, fc.integer({ min: 1, max: 2000 }), anyTime, (span, step, saved) => {
        const times = timeSteps(span, { step, saved });
        expect(times).toEqual([...new Set(times)].toSorted((a, b) => (a < b ? -1 : 1)));
        expect(times[0]).toBe(span.min);
        expect(times.every((time) => time <= span.max)).toBe(true);
        expect(times.includes(saved)).toBe(
          (saved >= span.min && saved <= span.max) || timeSteps(span, { step }).includes(saved),
        );
      }),
    );
  });
});

describe('nearestTime', () => {
  it('finds the nearest one, the earlier of two', () => {
    const times = timeSteps(office, { step: 30 });
    expect(nearestTime(times, '08:40')).toBe(1);
    expect(nearestTime(times, '08:54')).toBe(1);
    expect(nearestTime(times, '08:55')).toBe(1);
    expect(nearestTime(times, '08:56')).toBe(2);
    expect(nearestTime(times, '00:00')).toBe(0);
    expect(nearestTime(times, '23:59')).toBe(3);
    expect(nearestTime([], '12:00')).toBe(-1);
  });
});

describe('moveTime', () => {
  it('adds and subtracts minutes across hours', () => {
    expect(moveTime('09:50', 15, day)).toBe('10:05');
    expect(moveTime('10:05', -15, day)).toBe('09:50');
  });

  it('stops at the limits and clamps to them', () => {
    expect(moveTime('23:50', 15, day)).toBe('23:59');
    expect(moveTime('00:10', -15, day)).toBe('00:00');
    expect(moveTime('06:00', 15, office)).toBe('08:10');
    expect(moveTime('12:00', 15, office)).toBe('10:00');
  });
});

describe('timeByFigures', () => {
  const times = timeSteps(day, { step: 15 });
  const found = (figures: string): TimeOfDay | undefined => times[timeByFigures(times, figures) ?? -1];

  it('finds the hour and then the minute', () => {
    expect(['2', '21', '213', '2130'].map(found)).toEqual(['02:00', '21:00', '21:30', '21:30']);
    expect(['9', '93', '930'].map(found)).toEqual(['09:00', '09:30', '09:30']);
    expect(['0', '09', '094', '0945'].map(found)).toEqual(['00:00', '09:00', '09:45', '09:45']);
  });

  it('reads a digit as the first of an hour when there is no such hour', () => {
    expect(timeByFigures(['10:00', '21:00'], '2')).toBe(1);
  });

  it('finds nothing without a match', () => {
    expect(['99', '0937', '213045'].map(found)).toEqual([undefined, undefined, undefined]);
    expect(timeByFigures([], '9')).toBeUndefined();
  });

  it('finds the time that the field would parse, for every time of the list', () => {
    for (const time of times) {
      const figures = time.replace(':', '');
      expect(found(figures)).toBe(time);
      expect(found(figures)).toBe(readTypedTime(figures).time);
    }
    for (let hour = 0; hour < 24; hour += 1) expect(found(String(hour))).toBe(readTypedTime(String(hour)).time);
  });
});
