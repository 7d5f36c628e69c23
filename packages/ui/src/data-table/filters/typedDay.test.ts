import { formatDate, formatScreenDate, fromDayNumber, SCREEN_PATTERN } from '@sereno/domain/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from './typedDay.ts';

const day = fc.integer({ min: -200_000, max: 800_000 }).map(fromDayNumber);

describe('FMT-02 a day as it is typed', () => {
  it.each(['01/03/2026', '1/3/2026', ' 1 / 3 / 2026 ', '1.3.2026', '01-03-2026', '1 3 2026', '01032026', '2026-03-01'])(
    'reads %j',
    (text) => {
      expect(readDay(text, SCREEN_PATTERN)).toBe('2026-03-01');
    },
  );

  it('reads the wide figures of a Japanese keyboard, and the day of a timestamp', () => {
    expect(readDay('０１／０３／２０２６', SCREEN_PATTERN)).toBe('2026-03-01');
    expect(readDay('2026/03/01', SCREEN_PATTERN)).toBe('2026-03-01');
  });

  it.each(['', '  '])('reads no day in %j', (text) => {
    expect(readDay(text, SCREEN_PATTERN)).toBeNull();
  });

  it.each(['31/02/2026', '29/02/2027', '00/01/2026', '1/13/2026', '1/3/26', '1/3', '0103', 'mañana', '13012026x', '/'])(
    'guesses nothing in %j',
    (text) => {
      expect(readDay(text, SCREEN_PATTERN)).toBe('unreadable');
    },
  );

  it('reads every day that screens show, with or without its slashes', () => {
    fc.assert(
      fc.property(day, (date) => {
        const shown = formatScreenDate(date);
        expect(readDay(shown, SCREEN_PATTERN)).toBe(date);
        expect(readDay(shown.replaceAll('/', ''), SCREEN_PATTERN)).toBe(date);
        expect(readDay(date, SCREEN_PATTERN)).toBe(date);
      }),
    );
  });

  it.each(['dd.MM.yyyy', 'dd. MM. yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd', 'yyyy年MM月dd日'])(
    'reads every day that is written as %s, with or without its signs',
    (pattern) => {
      fc.assert(
        fc.property(day, (date) => {
          const shown = formatDate(date, pattern);
          expect(readDay(shown, pattern)).toBe(date);
          expect(readDay(shown.replaceAll(/\D/g, ''), pattern)).toBe(date);
        }),
      );
    },
  );
});
