import { describe, expect, it } from 'vitest';
import { type AccessConfig, canSeeMenuEntry, DEFAULT_ACCESS_CONFIG } from '../access/index.ts';
import { MENU_RULES } from '../access/accessRules.ts';
import { EVERY_VIEWER, everyListOfOne, viewer } from '../testing/viewers.ts';
import type { MenuEntry } from './menuEntry.ts';
import { MENU } from './menuTree.ts';
import { menuFor, menuPages } from './menuView.ts';

const flatten = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children)]);

const ids = (entries: readonly MenuEntry[]) => entries.map(({ id }) => id);

describe('the menu tree', () => {
  it('MNU-20 MNU-24 MNU-33 has one entry for every rule, below the group of its rule', () => {
    expect(ids(flatten(MENU)).toSorted()).toEqual(Object.keys(MENU_RULES).toSorted());
    for (const parent of MENU) {
      for (const { id } of parent.children) expect(MENU_RULES[id]).toHaveProperty('group', parent.id);
    }
    for (const { id } of MENU) expect(MENU_RULES[id]).not.toHaveProperty('group');
  });

  it('names every text by a key', () => {
    for (const { id, key } of flatten(MENU)) expect(key).toBe(`menu.${id}`);
  });

  it('RTE-12 has lower-case paths, one per page', () => {
    const pages = flatten(MENU).filter(({ children }) => children.length === 0);
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path.replace(/\{\w+\}/, '')).toMatch(/^(\/[a-z0-9-]*)+$/);
  });

  it('SHL-03 puts the seven dashboards in one section and the rest under the company', () => {
    const dashboards = MENU.filter(({ section }) => section === 'dashboards');
    expect(dashboards.map(({ path }) => path)).toEqual([
      '/activities-dashboard',
      '/dashboard',
      '/sales-dashboard',
      '/totalsales-dashboard',
      '/sales-team-dashboard',
      '/financial-dashboard',
      '/monthly-offer',
    ]);
  });

  it('RTE-01 RTE-14 RTE-15 has every specified page', () => {
    const paths = flatten(MENU).map(({ path }) => path);
    for (const [module, pages] of Object.entries(PAGES)) {
      for (const page of pages) expect(paths).toContain(`/${module}/${page}`);
    }
    for (const page of ['/carousel', '/activity', '/recordari', '/quotation', '/commissions-report']) {
      expect(paths).toContain(page);
    }
  });
});

const PAGES = {
  prospect: [
    'browse',
    'browse-not-following',
    'browse-reassigned',
    'browse-client',
    'browse-dbreview',
    'browse-databases',
    'insurance-prices',
    'members-offerteams',
    'add',
    'prospect-simply',
    '{ProspectId}/detail',
  ],
  funeralnet: ['followup-prospects', 'quotes-assigned', 'tabulator5-25'],
  report: [
    'rejected',
    'discounts',
    'discounts-requested',
    'activity-types',
    'activities',
    'tipify-tracings',
    'prospection-means',
    'prospects',
    'prospects2',
    'quotations',
    'weighing',
    'insurance',
    'contract-sheet',
    'additionals-top',
    'marketing',
  ],
  recordari: ['browse'],
  quotation: ['add'],
  contract: [
    'browse',
    'list-discount-requested',
    'upgrade',
    'beneficiaries',
    'list-defaulters',
    'beneficiaries-period',
  ],
  catalog: [
    'activity-types',
    'activity-subjects',
    'tipify-tracings',
    'email-templates',
    'discount-certificates',
    'budget-mediadigital',
    'budget-salesbyteam',
  ],
  guard: ['add', 'assigned'],
  user: ['browse', 'locations', 'invoicing'],
};

function commissions(companyId: number) {
  const paths = menuFor(viewer(8, { companyId }), DEFAULT_ACCESS_CONFIG).map(({ path }) => path);
  return paths.filter((path) => path.startsWith('/commissions'));
}

describe('menuFor', () => {
  it('MNU-01 shows every viewer exactly the entries they may see, and no empty group', () => {
    const groups = new Set(MENU.filter(({ children }) => children.length > 0).map(({ id }) => id));
    for (const who of EVERY_VIEWER) {
      const menu = menuFor(who, everyListOfOne);
      const expected = flatten(MENU).filter(({ id }) => canSeeMenuEntry(id, who, everyListOfOne));
      expect(ids(flatten(menu))).toEqual(ids(expected));
      expect(menu.filter(({ id, children }) => groups.has(id) && children.length === 0)).toEqual([]);
    }
  });

  it('MNU-03 role 15 sees only the users', () => {
    const menu = menuFor(viewer(15), DEFAULT_ACCESS_CONFIG);
    expect(ids(flatten(menu))).toEqual(['user', 'userBrowse', 'userLocations', 'userInvoicing']);
  });

  it('MNU-04 MNU-22 company 3 sees only funeral assistance, role 1 there everything role 1 sees', () => {
    expect(ids(menuFor(viewer(8, { companyId: 3 }), DEFAULT_ACCESS_CONFIG))).toEqual(['funeralnet']);
    expect(menuFor(viewer(1, { companyId: 3 }), DEFAULT_ACCESS_CONFIG)).toEqual(
      menuFor(viewer(1), DEFAULT_ACCESS_CONFIG),
    );
  });

  it('MNU-16 links company 2 to another commissions page', () => {
    expect(commissions(2)).toEqual(['/commissions-report']);
    expect(commissions(1)).toEqual(['/commissions-bonuses-analytics']);
  });

  it('MNU-32 role 12 sees only the budgets of the catalogs', () => {
    const catalog = menuFor(viewer(12), DEFAULT_ACCESS_CONFIG).find(({ id }) => id === 'catalog');
    expect(catalog?.children.map(({ path }) => path)).toEqual([
      '/catalog/budget-mediadigital',
      '/catalog/budget-salesbyteam',
    ]);
  });

  it('MNU-37 leaves out a group whose every entry is excluded', () => {
    const menuExclusions = { '12': ['userBrowse', 'userLocations', 'userInvoicing'] };
    const employees = { ...DEFAULT_ACCESS_CONFIG.employees, menuExclusions };
    const config: AccessConfig = { ...DEFAULT_ACCESS_CONFIG, employees };
    expect(menuFor(viewer(15), config)).toEqual([]);
  });
});

it('RTE-02 a guard has an entry whose address is its own id, because guards are looked up by the first part of an address', () => {
  const guarded = MENU.filter(({ id }) => 'guard' in MENU_RULES[id]);
  expect(guarded.length).toBeGreaterThan(3);
  expect(guarded.map(({ path }) => path)).toEqual(guarded.map(({ id }) => `/${id.toLowerCase()}`));
  expect(MENU.flatMap(({ children }) => children).filter(({ id }) => 'guard' in MENU_RULES[id])).toEqual([]);
});

describe('the pages of a menu', () => {
  const pages = menuPages(menuFor(viewer(1), DEFAULT_ACCESS_CONFIG));

  it('are those of the first level, then the nested ones with their module', () => {
    const offered = pages.map(({ entry }) => entry.id);
    expect(offered.indexOf('activity')).toBeLessThan(offered.indexOf('reportActivities'));
    const nested = pages.findIndex(({ module }) => module !== undefined);
    expect(pages.slice(nested).every(({ entry, module }) => module?.children.includes(entry))).toBe(true);
  });

  it('are every page, once', () => {
    const leaves = flatten(menuFor(viewer(1), DEFAULT_ACCESS_CONFIG)).filter(({ children }) => children.length === 0);
    expect(ids(pages.map(({ entry }) => entry)).toSorted()).toEqual(ids(leaves).toSorted());
  });
});
