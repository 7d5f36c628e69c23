import { formatScreenDate, fromDayNumber } from '@sereno/domain/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from './typedDay.ts';

const day = fc.integer({ min: -200_000, max: 800_000 }).map(fromDayNumber);

describe('FMT-02 a day as it is typed', () => {
  it.each(['01/03/2026', '1/3/2026', ' 1 / 3 / 2026 ', '1.3.2026', '01-03-2026', '1 3 2026', '01032026', '2026-03-01'])(
    'reads %j',
    (text) => {
      expect(readDay(text)).toBe('2026-03-01');
    },
  );

  it('reads the wide figures of a Japanese keyboard, and the day of a timestamp', () => {
    expect(readDay('０１／０３／２０２６')).toBe('2026-03-01');
    expect(readDay('2026/03/01')).toBe('2026-03-01');
  });

  it.each(['', '  '])('reads no day in %j', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it.each(['31/02/2026', '29/02/2027', '00/01/2026', '1/13/2026', '1/3/26', '1/3', '0103', 'mañana', '13012026x', '/'])(
    'guesses nothing in %j',
    (text) => {
      expect(readDay(text)).toBe('unreadable');
    },
  );

  it('reads every day that screens show, with or without its slashes', () => {
    fc.assert(
      fc.property(day, (date) => {
        const shown = formatScreenDate(date);
        expect(readDay(shown)).toBe(date);
        expect(readDay(shown.replaceAll('/', ''))).toBe(date);
        expect(readDay(date)).toBe(date);
      }),
    );
  });
});
