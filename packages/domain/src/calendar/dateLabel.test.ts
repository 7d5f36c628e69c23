import { describe, expect, it } from 'vitest';
import { fullDate, longDate, monthName } from './dateLabel.ts';

describe('dates in words', () => {
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

  it('are spoken with weekday and year', () => {
    expect(fullDate('2026-11-20', 'es-MX')).toBe('viernes 20 de noviembre de 2026');
    expect(fullDate('2026-11-20', 'en')).toBe('Friday, November 20, 2026');
  });

  it('name months with their year', () => {
    expect(monthName('2026-11', 'es')).toBe('noviembre de 2026');
    expect(monthName('2026-01', 'en')).toBe('January 2026');
  });
});
