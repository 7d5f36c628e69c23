import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typing } from '../testing/typing.ts';
import { parseTimeOfDay, timeOf } from './timeOfDay.ts';
import { readTypedTime } from './typedTime.ts';

const unreadable = { issue: { code: 'unreadable', example: '09:30' } };

describe('typed times', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['21', '21:00'],
    ['0', '00:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2130', '21:30'],
    ['9:30', '09:30'],
    ['09.30', '09:30'],
    ['9h30', '09:30'],
    ['9 h 30', '09:30'],
    ['9 30', '09:30'],
    [' 9 : 30 ', '09:30'],
    ['９：３０', '09:30'],
    ['9h', '09:00'],
    ['21:30 hrs', '21:30'],
    ['21:30 h', '21:30'],
    ['21 Uhr', '21:00'],
    ['21 Uhr 30', '21:30'],
    ['21時', '21:00'],
    ['21時30分', '21:30'],
    ['21点30分', '21:30'],
    ['09:30:59', '09:30'],
    ['09:30:59.999', '09:30'],
  ])('ADL-11 ADL-12 %j is %s', (text, time) => {
    expect(readTypedTime(text)).toEqual({ time });
  });

  it.each([
    ['9 pm', '21:00'],
    ['9pm', '21:00'],
    ['9p', '21:00'],
    ['9 AM', '09:00'],
    ['9:30 p. m.', '21:30'],
    ['9:30\u00A0p.\u202Fm.', '21:30'],
    ['930 pm', '21:30'],
    ['12 am', '00:00'],
    ['12:15 am', '00:15'],
    ['12 pm', '12:00'],
    ['0:15 am', '00:15'],
    ['21:30 pm', '21:30'],
    ['午後9時30分', '21:30'],
    ['上午9点', '09:00'],
    ['午前12時', '00:00'],
  ])('ADL-11 ADL-12 %j, a 12-hour time, is %s in 24 hours', (text, time) => {
    expect(readTypedTime(text)).toEqual({ time });
  });

  it.each([
    ['', { code: 'empty' }],
    [' ', { code: 'empty' }],
    ['24:00', { code: 'noSuchHour', hour: 24 }],
    ['25:00', { code: 'noSuchHour', hour: 25 }],
    ['24', { code: 'noSuchHour', hour: 24 }],
    ['99:99', { code: 'noSuchHour', hour: 99 }],
    ['9:60', { code: 'noSuchMinute', minute: 60 }],
    ['2399', { code: 'noSuchMinute', minute: 99 }],
  ])('ADL-11 ADL-12 %j is refused with the reason', (text, issue) => {
    expect(readTypedTime(text)).toEqual({ issue });
  });

  it.each([
    '21:5',
    '9:',
    ':30',
    '-1',
    '9:30x',
    '0 pm',
    '13 am',
    '午前9 pm',
    '93000',
    '9::30',
    'mediodía',
    '9,30',
    '1e1',
  ])('ADL-11 ADL-12 %j is unreadable, and a time is the example', (text) => {
    expect(readTypedTime(text)).toEqual(unreadable);
  });

  it('ADL-12 the limits are allowed, nothing before or after them', () => {
    const limits = { min: '09:00', max: '18:00' } as const;
    expect([readTypedTime('9', limits), readTypedTime('18', limits)]).toEqual([{ time: '09:00' }, { time: '18:00' }]);
    expect(readTypedTime('8:59', limits)).toEqual({ issue: { code: 'beforeMin', time: '08:59', min: '09:00' } });
    expect(readTypedTime('18:01', limits)).toEqual({ issue: { code: 'afterMax', time: '18:01', max: '18:00' } });
    expect(readTypedTime('12', { min: '13:00', max: '11:00' })).toEqual({
      issue: { code: 'emptyLimits', min: '13:00', max: '11:00' },
    });
  });

  it('ADL-11 every time round-trips', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const time = timeOf(hour, minute);
        const half = `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
        for (const text of [time, `${hour}.${time.slice(3)}`, `${hour}${time.slice(3)}`, `${time}:00`, half]) {
          expect(readTypedTime(text)).toEqual({ time });
        }
      }),
    );
  });

  it('ADL-11 any text is a time or an issue', () => {
    fc.assert(
      fc.property(typing('0123456789:. hapm時分午後'), (text) => {
        const { time, issue } = readTypedTime(text);
        expect(time !== undefined && parseTimeOfDay(time) === time).toBe(issue === undefined);
      }),
      { numRuns: 1000 },
    );
  });
});
