import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from '../testing/filters.ts';
import { EVERY_VIEWER, everyListOfOne, viewer } from '../testing/viewers.ts';
import {
  COMMISSION_FILTERS,
  defaultFilters,
  type FilterPlan,
  isTidyAddress,
  levelsFor,
  readFilters,
  SALES_FILTERS,
  SUMMARY_FILTERS,
  teamFilters,
  TOTAL_FILTERS,
  writeFilters,
} from './index.ts';

const TODAY = '2026-11-22';
const FIRST = defaultFilters(TODAY);
const TEAM_FILTERS = teamFilters(everyListOfOne);
const PLANS = [SUMMARY_FILTERS, TOTAL_FILTERS, SALES_FILTERS, TEAM_FILTERS, COMMISSION_FILTERS];

const read = (search: string, plan: FilterPlan = SUMMARY_FILTERS, roleId = 1) =>
  readFilters(plan, viewer(roleId), new URLSearchParams(search), TODAY);

describe('filters in a URL', () => {
  it('FLT-01 hold the period, the choices and the comparison', () => {
    expect(read('desde=2026-11-14&hasta=2026-11-20&gerencia=6,7&asesor=208&comparar=1')).toEqual({
      range: { start: '2026-11-14', end: '2026-11-20' },
      compare: true,
      chosen: { management: ['6', '7'], adviser: ['208'] },
    });
    const sales = 'linea=BF&subdireccion=1&canal=2&junior=3&equipo=4&asesor=5';
    expect(read(sales, SALES_FILTERS).chosen).toEqual({
      businessLine: ['BF'],
      assistantManagement: ['1'],
      channelManagement: ['2'],
      juniorManagement: ['3'],
      team: ['4'],
      adviser: ['5'],
    });
  });

  it('FLT-01 round-trip on every dashboard for any choices', () => {
    for (const plan of PLANS) {
      fc.assert(
        fc.property(anyFilters(plan, TODAY), (filters) => {
          const params = writeFilters(plan, filters, new URLSearchParams('utm=x&asesores=1'), TODAY);
          const address = params.toString();
          expect(readFilters(plan, viewer(1), new URLSearchParams(address), TODAY)).toEqual(filters);
          expect([params.get('utm'), params.get('asesores')]).toEqual(['x', '1']);
          const again = writeFilters(plan, filters, new URLSearchParams(address), TODAY);
          expect(again.toString()).toBe(address);
        }),
      );
    }
  });

  it.each([
    ['31 February', 'desde=2026-02-31&hasta=2026-03-02'],
    ['a range that ends before it begins', 'desde=2026-11-20&hasta=2026-11-14'],
    ['a range of 401 days', 'desde=2025-10-17&hasta=2026-11-21'],
    ['a range of ten years', 'desde=2016-11-22&hasta=2026-11-22'],
    ['half a range', 'desde=2026-11-14'],
    ['the other half', 'hasta=2026-11-14'],
    ['a year that no picker offers', 'desde=0001-01-01&hasta=0001-01-02'],
    ['a later one', 'desde=2101-01-01&hasta=2101-01-02'],
    ['days written otherwise', 'desde=14/11/2026&hasta=20/11/2026'],
    ['no days', 'desde=&hasta='],
    ['names of objects', 'desde=__proto__&hasta=constructor&gerencia=__proto__&asesor=toString'],
    ['ids that cannot be', 'gerencia=0,-1,x,1e3,,007,99999999999&asesor=%00'],
    ['more ids than a call takes', `asesor=${Array.from({ length: 501 }, (_, index) => index + 1).join(',')}`],
    ['a list that never ends', `asesor=${'1,'.repeat(100_000)}`],
    ['another word for yes', 'comparar=true'],
  ])('are the defaults for %s', (_, search) => {
    expect(read(search)).toEqual(FIRST);
  });

  it('can be the longest range that the calls accept', () => {
    expect(read('desde=2025-10-18&hasta=2026-11-21').range).toEqual({ start: '2025-10-18', end: '2026-11-21' });
  });

  it('hold each id once, ascending, and drop invalid ones', () => {
    expect(read('gerencia=7,6,x,7,10').chosen).toEqual({ management: ['6', '7', '10'] });
    const most = Array.from({ length: 500 }, (_, index) => String(index + 1));
    expect(read(`asesor=${most.join(',')}`).chosen).toEqual({ adviser: most });
  });

  it('SAL-01 hold no business line when the URL names two', () => {
    expect(read('linea=PF,BF', SALES_FILTERS)).toEqual(FIRST);
  });

  it('FLT-06 SAL-05 never hold levels the viewer may not use', () => {
    const search = 'linea=BF&subdireccion=1&canal=2&junior=3&equipo=4&gerente=5&gerencia=6&asesor=7';
    for (const person of EVERY_VIEWER) {
      for (const plan of PLANS) {
        const { chosen } = readFilters(plan, person, new URLSearchParams(search), TODAY);
        expect(Object.keys(chosen).toSorted()).toEqual([...levelsFor(plan, person)].toSorted());
      }
    }
    expect(read('gerencia=6&asesor=208', SUMMARY_FILTERS, 6)).toEqual(FIRST);
    expect(read('equipo=4', SALES_FILTERS, 4)).toEqual(FIRST);
  });

  it('CMR-01 hold no comparison on a dashboard without one', () => {
    expect(read('comparar=1', COMMISSION_FILTERS)).toEqual(FIRST);
    expect(isTidyAddress(COMMISSION_FILTERS, viewer(1), new URLSearchParams('comparar=1'), TODAY)).toBe(false);
  });

  it("STM-04 STM-05 hold the dashboard's switches, in one order", () => {
    expect(read('conventa=1&activos=1', TEAM_FILTERS).switches).toEqual(['activeOnly', 'withSalesOnly']);
    expect(read('conventa=1', TEAM_FILTERS).switches).toEqual(['withSalesOnly']);
    expect(read('activos=true&conventa=', TEAM_FILTERS)).toEqual(FIRST);
    expect(read('activos=1&conventa=1', SALES_FILTERS)).toEqual(FIRST);
    const on = read('activos=1', TEAM_FILTERS);
    expect(writeFilters(TEAM_FILTERS, on, new URLSearchParams('conventa=1'), TODAY).toString()).toBe('activos=1');
  });

  it('accept any text', () => {
    const params = fc.dictionary(
      fc.constantFrom('desde', 'hasta', 'gerencia', 'asesor', 'comparar', 'linea', 'equipo'),
      fc.oneof(fc.string(), fc.constantFrom('2026-11-20', '2026-11-14', '6', '1')),
    );
    fc.assert(
      fc.property(params, (values) => {
        const filters = readFilters(SUMMARY_FILTERS, viewer(2), new URLSearchParams(values), TODAY);
        expect(filters.range.start <= filters.range.end).toBe(true);
        const written = writeFilters(SUMMARY_FILTERS, filters, new URLSearchParams(), TODAY);
        expect(readFilters(SUMMARY_FILTERS, viewer(2), written, TODAY)).toEqual(filters);
      }),
    );
  });

  it('leave the URL plain for the defaults', () => {
    const params = new URLSearchParams('desde=2026-01-01&hasta=2026-01-02&gerencia=6&comparar=1&tab=x');
    expect(writeFilters(SUMMARY_FILTERS, FIRST, params, TODAY).toString()).toBe('tab=x');
  });
});

const isTidy = (search: string, plan: FilterPlan = SUMMARY_FILTERS, roleId = 1) =>
  isTidyAddress(plan, viewer(roleId), new URLSearchParams(search), TODAY);

describe('a canonical URL', () => {
  it('FLT-01 is what the filters write, on every dashboard', () => {
    for (const plan of PLANS) {
      fc.assert(
        fc.property(anyFilters(plan, TODAY), (filters) => {
          const params = writeFilters(plan, filters, new URLSearchParams('utm=x'), TODAY);
          expect(isTidyAddress(plan, viewer(1), params, TODAY)).toBe(true);
        }),
      );
    }
  });

  it.each([
    '',
    'otra=x&detalle=xyz',
    'gerencia=',
    'desde=2026-11-14&hasta=2026-11-20',
    // Written out, the first week is meant tomorrow, too.
    `desde=${FIRST.range.start}&hasta=${FIRST.range.end}`,
  ])('FLT-03 can have %s', (search) => {
    expect(isTidy(search)).toBe(true);
  });

  it.each([
    'gerencia=abc',
    'gerencia=6,abc',
    'desde=2026-02-31&hasta=2026-03-02',
    'desde=2026-11-20',
    'desde=2026-11-20&hasta=2026-11-14',
    'comparar=si',
  ])('FLT-01 cannot have %s', (search) => {
    expect(isTidy(search)).toBe(false);
  });

  it('FLT-06 SAL-05 STM-04 cannot have levels the viewer may not use or filters of another dashboard', () => {
    expect(isTidy('gerencia=6', SUMMARY_FILTERS, 6)).toBe(false);
    expect([isTidy('equipo=3', SALES_FILTERS, 3), isTidy('equipo=3', SALES_FILTERS, 4)]).toEqual([true, false]);
    expect([isTidy('activos=1', TEAM_FILTERS), isTidy('activos=2', TEAM_FILTERS)]).toEqual([true, false]);
    expect(isTidy('activos=1', SALES_FILTERS)).toBe(true);
  });
});
