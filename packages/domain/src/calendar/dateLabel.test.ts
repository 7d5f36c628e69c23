import { describe, expect, it } from 'vitest';
import {
  fullDate,
  longDate,
  monthName,
  monthWord,
  shortDate,
  shortDay,
  shortRange,
  shortWeekdays,
  weekdayNames,
} from './dateLabel.ts';

describe('date names', () => {
  it.each([
    ['es', 'viernes 21 de noviembre'],
    ['es-MX', 'viernes 21 de noviembre'],
    ['en', 'Friday, November 21'],
    ['de', 'Freitag, 21. November'],
    ['fr', 'vendredi 21 novembre'],
    ['ja', '11月21日金曜日'],
    ['zh', '11月21日星期五'],
  ])('SHL-43 in %s the date label is %s', (locale, label) => {
    expect(longDate('2025-11-21', locale)).toBe(label);
  });

  it.each([
    ['es-MX', '5 nov', 'jue 5 nov'],
    ['en-US', 'Nov 5', 'Thu, Nov 5'],
    ['de', '5. Nov.', 'Do., 5. Nov.'],
  ])('in %s is %s in a few letters, and %s with its weekday', (locale, short, withWeekday) => {
    expect(shortDate('2026-11-05', locale)).toBe(short);
    expect(shortDay('2026-11-05', locale)).toBe(withWeekday);
    expect(longDate('2026-11-05', 'es-MX')).toBe('jueves 5 de noviembre');
  });

  it.each([
    ['2026-11-20', '2026-11-26', 'es-MX', '20–26 nov'],
    ['2026-10-28', '2026-11-03', 'es-MX', '28 oct – 3 nov'],
    ['2025-12-30', '2026-01-05', 'es-MX', '30 dic 2025 – 5 ene 2026'],
    ['2025-11-20', '2025-11-26', 'es-MX', '20–26 nov 2025'],
    ['2026-11-20', '2026-11-20', 'es-MX', '20 nov'],
    ['2026-11-20', '2026-11-26', 'de', '20.–26. Nov.'],
    ['2026-11-20', '2026-11-26', 'en-US', 'Nov 20 – 26'],
  ] as const)('of %s to %s are short in %s: %s', (start, end, locale, text) => {
    expect(shortRange({ start, end }, locale, '2026-11-26').replaceAll(/\p{Zs}/gu, ' ')).toBe(text);
  });

  it('have weekday and year for screen readers', () => {
    expect(fullDate('2026-11-20', 'es-MX')).toBe('viernes 20 de noviembre de 2026');
    expect(fullDate('2026-11-20', 'en')).toBe('Friday, November 20, 2026');
  });

  it.each([
    ['es', 'D L M X J V S', 'dom', 'domingo'],
    ['es-MX', 'D L M M J V S', 'dom', 'domingo'],
    ['en', 'S M T W T F S', 'Sun', 'Sunday'],
    ['de', 'S M D M D F S', 'So', 'Sonntag'],
    ['fr', 'D L M M J V S', 'dim.', 'dimanche'],
    ['ja', '日 月 火 水 木 金 土', '日', '日曜日'],
    ['zh', '日 一 二 三 四 五 六', '周日', '星期日'],
  ])('DRP-02 in %s the days of the week are %s', (locale, narrow, short, long) => {
    const names = weekdayNames(locale, 0);
    expect(names.map((name) => name.narrow).join(' ')).toBe(narrow);
    expect(names[0]).toEqual({ narrow: narrow[0], short, long });
    expect(shortWeekdays(locale, 0)).toEqual(names.map((name) => name.short));
    expect(shortWeekdays(locale, 3)[4]).toBe(short);
  });

  it('WKP-03 name weekdays from the first day of the week', () => {
    const names = weekdayNames('es', 3).map(({ long }) => long);
    expect(names).toEqual(['miércoles', 'jueves', 'viernes', 'sábado', 'domingo', 'lunes', 'martes']);
    expect(weekdayNames('es', 6)[1]?.long).toBe('domingo');
  });

  it('name months with their year', () => {
    expect(monthName('2026-11', 'es')).toBe('noviembre de 2026');
    expect(monthName('2026-01', 'en')).toBe('January 2026');
  });

  it.each([
    ['es-MX', 'enero'],
    ['en', 'January'],
    ['de', 'Januar'],
    ['fr', 'janvier'],
    ['ja', '1月'],
    ['zh', '1月'],
  ])('LNG-01 name months without the year by the same word: in %s %s', (locale, word) => {
    expect(monthWord('2026-01', locale)).toBe(word);
    expect(monthName('2026-01', locale)).toContain(word);
  });
});
