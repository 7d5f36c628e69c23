import { describe, expect, it } from 'vitest';
import { parseIsoDate } from '../calendar/index.ts';
import { reportById } from './reports/index.ts';
import { dueMonday, mailedDays } from './subscription.ts';
import { figureText, keyText, labelsOf } from './words.ts';

const day = (text: string) => {
  const found = parseIsoDate(text);
  if (found === null) throw new Error(`${text} is no day.`);
  return found;
};

describe('the mails of a Monday', () => {
  it.each([
    ['2026-11-23', '06:59', '2026-11-16'],
    ['2026-11-23', '07:00', '2026-11-23'],
    ['2026-11-24', '00:00', '2026-11-23'],
    ['2026-11-29', '23:59', '2026-11-23'],
    ['2027-01-01', '12:00', '2026-12-28'],
  ])('of %s at %s are those of %s', (today, time, monday) => {
    expect(dueMonday(day(today), time)).toBe(monday);
  });

  it('count the seven days before', () => {
    expect(mailedDays(day('2027-01-04'))).toEqual({ start: '2026-12-28', end: '2027-01-03' });
  });
});

const found = reportById('quotations');
if (found === undefined) throw new Error('There is no report of quotations.');
const quotations = found;
const wordOf = (label: string) => `<${label}>`;

function textOf(id: string, sums: Readonly<Record<string, number>>) {
  const measure = quotations.measures.find((one) => one.id === id);
  return measure && figureText(measure, sums);
}

describe('a report in words', () => {
  it.each([
    ['month', '2026-11-01', null, '11/2026'],
    ['state', 'won', null, '<report.quotation.won>'],
    ['state', 'of old', null, 'of old'],
    ['adviser', '12', 'Ana Ríos', 'Ana Ríos'],
    ['adviser', '12', null, '12'],
    ['adviser', null, null, undefined],
  ])('names %s %s %s as %s', (dimension, key, name, text) => {
    expect(keyText(quotations, { dimension, key, name }, wordOf)).toBe(text);
  });

  it('writes amounts as pesos, percents with one decimal, and a dash where there is nothing to divide by', () => {
    expect(textOf('amount', { amount: 1234.5 })).toBe('$1,234.50');
    expect(textOf('wonShare', { won: 3, quotations: 7 })).toBe('42.9');
    expect(textOf('wonShare', {})).toBe('—');
  });

  it('needs every label once', () => {
    const labels = labelsOf(quotations);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(expect.arrayContaining(['report.adviser', 'report.quotation.won', 'report.wonShare']));
  });
});
