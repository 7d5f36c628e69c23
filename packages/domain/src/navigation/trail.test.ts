import { describe, expect, it } from 'vitest';
import type { MenuEntry } from './menuEntry.ts';
import { MENU } from './menuTree.ts';
import { breadcrumbsFor, entryForPath } from './trail.ts';

const home = { key: 'menu.home', path: '/dashboard' };

const pagesOf = (entry: MenuEntry): MenuEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(pagesOf);

describe('entryForPath', () => {
  it.each([
    ['/activities-dashboard', 'activitiesDashboard'],
    ['/prospect/browse', 'prospectBrowse'],
    ['/prospect/browse/', 'prospectBrowse'],
    ['/prospect/12/detail', 'prospectDetail'],
    ['/prospect/browse/detail', 'prospectDetail'],
    ['/prospect/unknown', 'prospect'],
    ['/prospect', 'prospect'],
    ['/quotation', 'quotationBrowse'],
    ['/quotation/add?ActivityId=1&ProspectId=2#top', 'quotationAdd'],
    ['/contract/beneficiaries', 'contractBeneficiaries'],
    ['/contract/beneficiaries-period', 'reportBeneficiariesPeriod'],
    ['/recordari', 'recordariHome'],
  ])('SHL-06 %s belongs to %s', (path, id) => {
    expect(entryForPath(path)?.id).toBe(id);
  });

  it('RTE-12 matches /Recordari and /recordari', () => {
    expect(entryForPath('/Recordari/Browse')?.id).toBe('recordariReservations');
  });

  it.each(['', '/', '/unknown', '/auth/login', '/dashboards', '/error/error-v1', '/{ProspectId}/detail'])(
    'SHL-06 %j belongs to no entry',
    (path) => {
      expect(entryForPath(path)).toBeNull();
    },
  );

  it('SHL-06 finds every page of the menu by its own path', () => {
    for (const page of MENU.flatMap(pagesOf)) expect(entryForPath(page.path)).toBe(page);
  });
});

describe('breadcrumbsFor', () => {
  it('SHL-07 SHL-12 start at /dashboard and follow the menu', () => {
    expect(breadcrumbsFor('/report/marketing')).toEqual([
      home,
      { key: 'menu.report', path: null },
      { key: 'menu.reportMarketing', path: '/report/marketing' },
    ]);
    expect(breadcrumbsFor('/activity')).toEqual([home, { key: 'menu.activity', path: '/activity' }]);
  });

  it("SHL-07 RTE-14 keep the path's parameters", () => {
    expect(breadcrumbsFor('/prospect/A12/detail?tab=1').at(-1)).toEqual({
      key: 'menu.prospectDetail',
      path: '/prospect/A12/detail',
    });
  });

  it('SHL-12 are home alone outside the menu', () => {
    expect(breadcrumbsFor('/unknown')).toEqual([home]);
  });
});
