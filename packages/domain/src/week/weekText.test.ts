import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { weekOf } from './businessWeek.ts';
import { formatWeek, parseWeek, weekLabelParts } from './weekText.ts';

describe('weeks as text', () => {
  it('WKP-04 are formatted ww-yyyy', () => {
    expect(formatWeek(weekOf('2022-01-04'))).toBe('01-2022');
    expect(formatWeek(weekOf('2021-11-10'))).toBe('46-2021');
  });

  it('WKP-04 WKP-10 round-trip for any rule of week 1', () => {
    fc.assert(
      fc.property(anyDate(800), fc.integer({ min: 1, max: 7 }), (date, firstWeekContainsDate) => {
        const week = weekOf(date, { firstWeekContainsDate });
        expect(parseWeek(formatWeek(week), { firstWeekContainsDate })).toEqual(week);
      }),
    );
  });

  it.each([
    '',
    '1-2022',
    '01-22',
    '00-2022',
    '53-2025',
    '54-2024',
    '2022-01',
    '01/2022',
    '01-0000',
    '01-9999',
    ' 01-2022',
  ])('WKP-04 %j is no week', (text) => {
    expect(parseWeek(text)).toBeNull();
  });

  it.each([2, 9998])('WKP-04 the year %i is the last on its side whose weeks are all in the calendar', (year) => {
    expect(parseWeek(formatWeek({ year, week: 1 }))).toEqual({ year, week: 1 });
  });

  it('WKP-10 week 53 exists in the years that have it', () => {
    expect(parseWeek('53-2024')).toEqual({ year: 2024, week: 53 });
  });

  it("WKP-02 fill 'Semana {ww} del {date} al {date}'", () => {
    const { ww, start, end } = weekLabelParts({ year: 2022, week: 1 });
    expect(`Semana ${ww} del ${start} al ${end}`).toBe('Semana 01 del 29/12/2021 al 04/01/2022');
  });

  it("WKP-02 WKP-11 use the catalogue's days for its number", () => {
    const catalogue = [{ year: 2021, week: 45, range: { start: '2021-11-10', end: '2021-11-16' } }] as const;
    expect(weekLabelParts({ year: 2021, week: 45 }, {}, catalogue)).toEqual({
      ww: '45',
      start: '10/11/2021',
      end: '16/11/2021',
    });
  });

  it('WKP-02 WKP-06 a week outside all limits is parsed and has a label', () => {
    expect(weekLabelParts(parseWeek('01-1999') ?? { year: 0, week: 0 })).toEqual({
      ww: '01',
      start: '30/12/1998',
      end: '05/01/1999',
    });
  });
});
