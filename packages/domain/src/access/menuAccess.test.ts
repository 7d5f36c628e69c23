import { describe, expect, it } from 'vitest';
import { specified } from '../testing/specifiedAccess.ts';
import { EVERY_VIEWER, everyListOfOne, LISTED_EMPLOYEE, viewer } from '../testing/viewers.ts';
import { MENU_RULES } from './accessRules.ts';
import {
  type AccessConfig,
  canOpenPath,
  canSeeMenuEntry,
  DEFAULT_ACCESS_CONFIG,
  guardVerdict,
  type MenuEntryId,
  menuVerdict,
} from './index.ts';

const isEntryId = (id: string): id is MenuEntryId => id in MENU_RULES;
const entryIds = Object.keys(MENU_RULES).filter(isEntryId);

describe('menu entries', () => {
  it('MNU-02 every list is empty by default', () => {
    const listed = viewer(8, { employeeId: LISTED_EMPLOYEE });
    expect(canSeeMenuEntry('salesTeamDashboard', listed, DEFAULT_ACCESS_CONFIG)).toBe(false);
    expect(canSeeMenuEntry('report', listed, DEFAULT_ACCESS_CONFIG)).toBe(false);
  });

  it('MNU-26 the roles of the discount reports are configured', () => {
    const config: AccessConfig = { ...DEFAULT_ACCESS_CONFIG, roles: { discountReports: [6] } };
    expect(canSeeMenuEntry('reportDiscounts', viewer(6), config)).toBe(true);
    expect(canSeeMenuEntry('reportDiscounts', viewer(1), config)).toBe(false);
  });

  it('MNU-10 role 13 sees activities and quotations', () => {
    expect(canSeeMenuEntry('activity', viewer(13), DEFAULT_ACCESS_CONFIG)).toBe(true);
    expect(canSeeMenuEntry('quotation', viewer(13), DEFAULT_ACCESS_CONFIG)).toBe(true);
  });

  it('MNU-37 an employee may be excluded from entries, and from a group with all its children', () => {
    const employees = { ...DEFAULT_ACCESS_CONFIG.employees, menuExclusions: { '12': ['activity', 'contract'] } };
    const config: AccessConfig = { ...DEFAULT_ACCESS_CONFIG, employees };
    const hidden = (employeeId: number | null) =>
      entryIds.filter(
        (id) =>
          canSeeMenuEntry(id, viewer(1, { employeeId }), DEFAULT_ACCESS_CONFIG) &&
          !canSeeMenuEntry(id, viewer(1, { employeeId }), config),
      );
    expect(hidden(12)).toEqual([
      'activity',
      'contract',
      'contractBrowse',
      'contractDiscountRequests',
      'contractUpgrade',
      'contractBeneficiaries',
      'contractDefaulters',
    ]);
    expect(hidden(13)).toEqual([]);
    expect(hidden(null)).toEqual([]);
  });

  it.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('MNU-01 role or company %d sees nothing', (id) => {
    const sees = entryIds.filter(
      (entryId) =>
        canSeeMenuEntry(entryId, viewer(id, { employeeId: LISTED_EMPLOYEE }), everyListOfOne) ||
        canSeeMenuEntry(entryId, viewer(1, { companyId: id }), everyListOfOne),
    );
    expect(sees).toEqual([]);
  });
});

describe('menu and guard of the carousel', () => {
  const seven = viewer(7, { teamCarousel: true });

  it('MNU-19 role 7 with a team in the carousel sees the entry but may not open it', () => {
    expect(canSeeMenuEntry('carousel', seven, DEFAULT_ACCESS_CONFIG)).toBe(true);
    expect(canOpenPath('/carousel', seven, DEFAULT_ACCESS_CONFIG)).toBe(false);
  });

  it('MNU-19 carousel.guardAllowsRole7 opens it for such a role 7 only', () => {
    const config: AccessConfig = { ...DEFAULT_ACCESS_CONFIG, carousel: { guardAllowsRole7: true } };
    expect(canOpenPath('/carousel', seven, config)).toBe(true);
    expect(canOpenPath('/carousel', viewer(7), config)).toBe(false);
    expect(canOpenPath('/carousel', viewer(8, { teamCarousel: true }), config)).toBe(false);
  });

  it('MNU-19 menu.hideGuarded hides exactly what the guard refuses', () => {
    const config: AccessConfig = { ...everyListOfOne, menu: { hideGuarded: true } };
    const hidden = EVERY_VIEWER.flatMap((who) =>
      entryIds
        .filter((id) => canSeeMenuEntry(id, who, everyListOfOne) && !canSeeMenuEntry(id, who, config))
        .map((id) => `${who.roleId} ${id}`),
    );
    const groupWide = entryIds.filter((id) => specified.menu(id) === specified.menu('report'));
    const expected = [16, 99].flatMap((role) => groupWide.map((id) => `${role} ${id}`));
    expect(new Set(hidden)).toEqual(new Set(['7 carousel', ...expected]));
  });
});

const reason = (id: MenuEntryId, who: ReturnType<typeof viewer>, config = DEFAULT_ACCESS_CONFIG) =>
  menuVerdict(id, who, config).by;

describe('the reason of a menu verdict', () => {
  it("MNU-18 MNU-19 is the entry's own rule, even when the guard differs", () => {
    const seven = viewer(7, { teamCarousel: true });
    expect(menuVerdict('carousel', seven, DEFAULT_ACCESS_CONFIG)).toMatchObject({
      allowed: true,
      by: { kind: 'rule' },
    });
    expect(guardVerdict('/carousel', seven, DEFAULT_ACCESS_CONFIG)).toMatchObject({ allowed: false });
    expect(reason('totalSalesDashboard', viewer(8))).toEqual({ kind: 'rule', rule: { kind: 'roles', ids: [1, 14] } });
  });

  it('MNU-03 MNU-04 MNU-37 is a restriction, an exclusion, a guard or the group above it', () => {
    expect(reason('funeralnetQuotes', viewer(15, { companyId: 3 }))).toEqual({
      kind: 'restricted',
      to: 'user',
      rule: { kind: 'roles', ids: [15] },
    });
    expect(menuVerdict('userBrowse', viewer(15, { companyId: 3 }), DEFAULT_ACCESS_CONFIG)).toMatchObject({
      allowed: true,
    });
    expect(reason('contractUpgrade', viewer(8, { companyId: 3 }))).toMatchObject({
      kind: 'restricted',
      to: 'funeralnet',
    });
    expect(reason('catalogTeamSalesBudget', viewer(8))).toEqual({ kind: 'group', group: 'catalog' });
    const menuExclusions = { '12': ['contract'] };
    const employees = { ...DEFAULT_ACCESS_CONFIG.employees, menuExclusions };
    expect(reason('contract', viewer(8), { ...DEFAULT_ACCESS_CONFIG, employees })).toEqual({ kind: 'excluded' });
    const hiding = { ...DEFAULT_ACCESS_CONFIG, menu: { hideGuarded: true } };
    expect(reason('carousel', viewer(7, { teamCarousel: true }), hiding)).toEqual({ kind: 'guarded' });
  });

  it('MNU-24 MNU-25 names the rule of the group with that of an entry shown below it', () => {
    const { by } = menuVerdict('reportBeneficiariesPeriod', viewer(1), DEFAULT_ACCESS_CONFIG);
    expect(by).toEqual({
      kind: 'rule',
      rule: { kind: 'allOf', rules: [MENU_RULES.report.menu, MENU_RULES.reportBeneficiariesPeriod.menu] },
    });
  });

  it('RTE-02 RTE-03 a path without a guard is open to anyone', () => {
    expect(guardVerdict('/contract/beneficiaries-period', viewer(11), DEFAULT_ACCESS_CONFIG)).toEqual({
      allowed: true,
      by: { kind: 'anyone' },
    });
  });
});
