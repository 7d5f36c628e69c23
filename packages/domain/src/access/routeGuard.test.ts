import { describe, expect, it } from 'vitest';
import { EVERY_VIEWER, everyListOfOne, LISTED_EMPLOYEE, viewer } from '../testing/viewers.ts';
import { canOpenPath, canSeeMenuEntry, DEFAULT_ACCESS_CONFIG } from './index.ts';

const OPEN = [
  '/',
  '/activities-dashboard',
  '/dashboard',
  '/sales-dashboard',
  '/sales-team-dashboard',
  '/financial-dashboard',
  '/monthly-offer',
  '/totalsales-dashboard',
  '/commissions-bonuses-analytics',
  '/commissions-report',
];

describe('open routes', () => {
  it.each(OPEN)('RTE-01 RTE-02 %s is open to any signed-in person', (path) => {
    expect(EVERY_VIEWER.filter((who) => !canOpenPath(path, who, everyListOfOne))).toEqual([]);
  });

  it.each([
    ['RTE-03', '/prospect/browse'],
    ['RTE-03', '/activity'],
    ['RTE-03', '/contract/browse'],
    ['RTE-03', '/contract/beneficiaries-period'],
    ['RTE-03', '/funeralnet/quotes-assigned'],
    ['RTE-14', '/prospect/12/detail'],
    ['RTE-15', '/quotation'],
    ['RTE-15', '/quotation/add?ActivityId=1&ProspectId=2'],
  ])('%s %s is open to any signed-in person', (_id, path) => {
    expect(EVERY_VIEWER.filter((who) => !canOpenPath(path, who, everyListOfOne))).toEqual([]);
  });
});

/** One page of each guarded module; `everyCell.test.ts` checks who may open it. */
const GATED = ['/carousel', '/report/insurance', '/catalog/activity-types', '/guard/add', '/user/browse', '/recordari'];

describe('guarded routes', () => {
  it('RTE-07 roles above 15 see the reports in the menu but may not open them', () => {
    expect(canSeeMenuEntry('report', viewer(16), DEFAULT_ACCESS_CONFIG)).toBe(true);
    expect(canOpenPath('/report', viewer(16), DEFAULT_ACCESS_CONFIG)).toBe(false);
  });

  it.each([
    ['RTE-08', 'catalog', 2],
    ['RTE-09', 'guard', 2],
    ['RTE-10', 'user', 2],
  ] as const)('%s the guard of /%s is wider than its menu', (_id, module, role) => {
    expect(canSeeMenuEntry(module, viewer(role), DEFAULT_ACCESS_CONFIG)).toBe(false);
    expect(canOpenPath(`/${module}`, viewer(role), DEFAULT_ACCESS_CONFIG)).toBe(true);
  });

  it.each([
    '/Recordari',
    '/RECORDARI/browse',
    '/recordari/',
    '/recordari?x=1',
    '/recordari#x',
    '//recordari',
    'recordari',
  ])('RTE-12 %s is guarded in any spelling', (path) => {
    expect(canOpenPath(path, viewer(8), DEFAULT_ACCESS_CONFIG)).toBe(false);
    expect(canOpenPath(path, viewer(1), DEFAULT_ACCESS_CONFIG)).toBe(true);
  });

  it.each([0, -1, 2.5, Number.NaN])('RTE-04 role or company %d opens no guarded route', (id) => {
    for (const path of GATED) {
      expect(canOpenPath(path, viewer(id, { employeeId: LISTED_EMPLOYEE }), everyListOfOne)).toBe(false);
      expect(canOpenPath(path, viewer(1, { companyId: id }), everyListOfOne)).toBe(false);
    }
  });
});
