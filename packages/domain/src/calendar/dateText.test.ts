import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { formatScreenDate, formatWireDate, parseIsoDate, parseScreenDate, parseWireDate } from './dateText.ts';

const NO_DAYS = ['2026/02/31', '2023/02/29', '1900/02/29', '2026/13/01', '2026/00/10', '2026/11/00', '0000/01/01'];

describe('wire dates', () => {
  it('FMT-02 DRP-05 are sent as yyyy/MM/dd', () => {
    expect(formatWireDate('2026-11-05')).toBe('2026/11/05');
  });

  it.each([
    ['2026/11/05', '2026-11-05'],
    ['2026-11-05', '2026-11-05'],
    ['2026-11-05T00:00:00.000Z', '2026-11-05'],
    ['2026-11-05T23:30:00-06:00', '2026-11-05'],
    ['2026/11/05 08:15', '2026-11-05'],
    ['2024/02/29', '2024-02-29'],
  ])('FMT-02 %s is read as the written day', (text, date) => {
    expect(parseWireDate(text)).toBe(date);
  });

  it.each([
    ...NO_DAYS,
    '',
    '2026/11-05',
    '05/11/2026',
    '2026/1/5',
    '2026/11/05x',
    ' 2026/11/05',
    '20261105',
    '12026/11/05',
  ])('FMT-02 refuse %j', (text) => {
    expect(parseWireDate(text)).toBeNull();
  });

  it('FMT-02 round-trip', () => {
    fc.assert(
      fc.property(anyDate(), (date) => {
        expect(parseWireDate(formatWireDate(date))).toBe(date);
      }),
    );
  });
});

describe('ISO dates', () => {
  it('accept one form only', () => {
    expect(parseIsoDate('2026-11-05')).toBe('2026-11-05');
    expect(parseIsoDate('2026-02-31')).toBeNull();
    expect(parseIsoDate('2026/11/05')).toBeNull();
    expect(parseIsoDate('2026-11-05T00:00:00Z')).toBeNull();
  });

  it('never accept text that is not a date', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([null, text]).toContain(parseIsoDate(text));
      }),
    );
  });
});

describe('screen dates', () => {
  it('FMT-02 DRP-01 are shown as dd/MM/yyyy', () => {
    expect(formatScreenDate('2026-11-05')).toBe('05/11/2026');
  });

  it.each([
    ['05/11/2026', '2026-11-05'],
    ['5/1/2026', '2026-01-05'],
    [' 31/12/2026 ', '2026-12-31'],
  ])('DRP-01 %j may be typed', (text, date) => {
    expect(parseScreenDate(text)).toBe(date);
  });

  it.each(['', '31/02/2026', '11/31/2026', '05-11-2026', '5/11/26', '05/11/2026 10:00'])('DRP-01 refuse %j', (text) => {
    expect(parseScreenDate(text)).toBeNull();
  });

  it('FMT-02 round-trip', () => {
    fc.assert(
      fc.property(anyDate(), (date) => {
        expect(parseScreenDate(formatScreenDate(date))).toBe(date);
      }),
    );
  });
});
