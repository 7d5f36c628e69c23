import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addToMonth, type CalendarDate, monthOf } from '../calendar/index.ts';
import {
  countFinancialChosen,
  defaultFinancialFilters,
  type FinancialFilters,
  financialRange,
  keepKnownMedium,
  readFinancialFilters,
  writeFinancialFilters,
} from './financialFilters.ts';
import { BUSINESS_LINES } from './peopleScope.ts';
import { viewer } from '../testing/viewers.ts';

const TODAY: CalendarDate = '2026-11-21';
const read = (text: string, roleId = 1) => readFinancialFilters(viewer(roleId), new URLSearchParams(text), TODAY);
const written = (filters: FinancialFilters) =>
  writeFinancialFilters(filters, new URLSearchParams('orden=1'), TODAY).toString();

const anyFilters: fc.Arbitrary<FinancialFilters> = fc.record({
  month: fc.integer({ min: 0, max: 70 }).map((months) => addToMonth('2026-11', -months)),
  businessLine: fc.constantFrom(...BUSINESS_LINES, null),
  medium: fc.option(fc.string({ minLength: 1, maxLength: 50 }).filter((code) => code.trim() !== '')),
  chosen: fc.constantFrom<FinancialFilters['chosen']>({}, { management: ['6', '7'] }, { adviser: ['208'] }),
});

describe('filters in the URL', () => {
  it('FIN-01 FIN-02 FIN-03 are read from it', () => {
    expect(read('mes=2026-02&linea=PF&medio=P%C3%A1gina+web')).toEqual({
      month: '2026-02',
      businessLine: 'PF',
      medium: 'Página web',
      chosen: {},
    });
    expect(read('')).toEqual(defaultFinancialFilters(TODAY));
  });

  it('API-39 FLT-06 have people for roles 1 to 5, and none for others', () => {
    const people = 'subdireccion=4&gerencia=6,7&asesor=208,x&canal=9';
    expect(read(people, 5).chosen).toEqual({
      assistantManagement: ['4'],
      management: ['6', '7'],
      adviser: ['208'],
    });
    expect(read(people, 6).chosen).toEqual({});
  });

  it.each([
    ['the first month', '2021-01', '2021-01'],
    ['the month before it', '2020-12', '2026-11'],
    ['the running month', '2026-11', '2026-11'],
    ['the next month', '2026-12', '2026-11'],
    ['a month that is none', '2026-13', '2026-11'],
    ['a day', '2026-02-01', '2026-11'],
    ['words', 'noviembre', '2026-11'],
  ])('FIN-01 %s', (_, text, month) => {
    expect(read(`mes=${text}`).month).toBe(month);
  });

  it.each(['linea=pf', 'linea=PF,SG', 'linea=', `medio=${'x'.repeat(51)}`, 'medio=', 'medio=+'])(
    'FIN-02 FIN-03 %s filters nothing',
    (text) => expect(read(text)).toEqual(defaultFinancialFilters(TODAY)),
  );

  it('FIN-01 FIN-02 FIN-03 replace all that were there before', () => {
    const before = new URLSearchParams('mes=2026-02&linea=PF&medio=Radio&orden=1');
    expect(writeFinancialFilters(defaultFinancialFilters(TODAY), before, TODAY).toString()).toBe('orden=1');
  });

  it('FIN-01 round-trip; defaults are left out', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const text = written(filters);
        expect(read(text)).toEqual(filters);
        expect(new URLSearchParams(text).has('mes')).toBe(filters.month !== '2026-11');
        expect(new URLSearchParams(text).get('orden')).toBe('1');
        expect(new URLSearchParams(text).size - 1).toBe(countFinancialChosen(filters, TODAY));
      }),
    );
    expect(written(defaultFinancialFilters(TODAY))).toBe('orden=1');
  });

  it('never throw for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (mes, linea, medio) => {
        const filters = read(new URLSearchParams({ mes, linea, medio }).toString());
        expect(filters.month >= '2021-01' && filters.month <= '2026-11').toBe(true);
        expect(read(written(filters))).toEqual(filters);
      }),
    );
  });
});

describe('the days of a month', () => {
  it.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2026-10', '2026-10-01', '2026-10-31'],
    ['2026-11', '2026-11-01', '2026-11-21'],
  ] as const)('FIN-17 of %s are %s to %s', (month, start, end) => {
    expect(financialRange(month, TODAY)).toEqual({ start, end });
  });

  it('FIN-17 start with the first and never pass today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 40 }), (days, months) => {
        const today = addDays('2025-01-01', days);
        const month = addToMonth(monthOf(today), -months);
        const { start, end } = financialRange(month, today);
        expect(start).toBe(`${month}-01`);
        expect(end <= today && end >= start && monthOf(end) === month).toBe(true);
        // The next day is in another month or in the future.
        expect(monthOf(addDays(end, 1)) !== month || end === today).toBe(true);
      }),
    );
  });
});

describe('the medium', () => {
  const filters: FinancialFilters = { month: '2026-11', businessLine: 'SG', medium: 'Google', chosen: {} };

  it('FIN-03 FIN-18 stays while the month and the line have it, else is dropped', () => {
    expect(keepKnownMedium(filters, [{ code: 'Google', name: 'Google' }])).toBe(filters);
    expect(keepKnownMedium(filters, [{ code: 'Facebook', name: 'Google' }])).toEqual({ ...filters, medium: null });
    expect(keepKnownMedium(filters, [])).toEqual({ ...filters, medium: null });
    expect(keepKnownMedium({ ...filters, medium: null }, [])).toEqual({ ...filters, medium: null });
  });
});
