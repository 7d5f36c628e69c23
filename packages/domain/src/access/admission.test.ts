import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewer } from '../testing/viewers.ts';
import { MENU_RESTRICTIONS, MENU_RULES, RIGHT_RULES } from './accessRules.ts';
import { type AccessConfig, type Admission, admissionsOf, DEFAULT_ACCESS_CONFIG, type Viewer } from './index.ts';
import { EVERY_ROLE } from './roleRange.ts';
import { allOf, anyOf, holds, listed, roles as onlyRoles, rolesExcept, type Rule } from './rule.ts';

const LISTS = ['teamSales', 'reports', 'insuranceReport', 'csvDownload', 'teamManagerSelector'] as const;
const role = fc.integer({ min: 1, max: 20 });
const company = fc.integer({ min: 1, max: 4 });

const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small' },
    fc.record({ kind: fc.constantFrom('anyone', 'nobody', 'carouselOpenToRole7', 'discountRoles', 'teamInCarousel') }),
    fc.record({ kind: fc.constantFrom('roles', 'rolesExcept'), ids: fc.array(role, { maxLength: 4 }) }),
    fc.record({ kind: fc.constantFrom('rolesBelow', 'rolesFrom'), id: role }),
    fc.record({ kind: fc.constantFrom('inCompany', 'outsideCompany'), id: company }),
    fc.record({ kind: fc.constant('listed'), list: fc.constantFrom(...LISTS) }),
    fc.record({ kind: fc.constantFrom('anyOf', 'allOf'), rules: fc.array(tie('rule'), { maxLength: 3 }) }),
  ),
}));

const employees = fc.array(fc.constantFrom(12, 13), { maxLength: 1 });
const config: fc.Arbitrary<AccessConfig> = fc.record({
  employees: fc.record({
    teamSales: employees,
    reports: employees,
    insuranceReport: employees,
    csvDownload: employees,
    teamManagerSelector: employees,
    menuExclusions: fc.constant({}),
  }),
  roles: fc.record({ discountReports: fc.array(role, { maxLength: 3 }) }),
  carousel: fc.record({ guardAllowsRole7: fc.boolean() }),
  menu: fc.record({ hideGuarded: fc.boolean() }),
});
const person: fc.Arbitrary<Viewer> = fc.record({
  roleId: fc.integer({ min: 1, max: 30 }),
  companyId: company,
  employeeId: fc.constantFrom(null, 12, 13),
  teamCarousel: fc.boolean(),
});

function admits({ roles, conditions }: Admission, who: Viewer, under: AccessConfig): boolean {
  return (
    roles.some(({ from, to }) => from <= who.roleId && who.roleId <= to) &&
    conditions.every((condition) => holds(condition, who, under))
  );
}

const waysOf = (requested: Rule) => admissionsOf(requested, DEFAULT_ACCESS_CONFIG);

/** Whether `wide` admits every viewer that `narrow` admits, judged by roles and conditions. */
function isNeedless(narrow: Admission, wide: Admission): boolean {
  const requested = new Set(narrow.conditions.map((condition) => JSON.stringify(condition)));
  const isAskedMore = wide.conditions.some((condition) => !requested.has(JSON.stringify(condition)));
  const every = Array.from({ length: 25 }, (_, index) => viewer(index + 1));
  const [inNarrow, inWide] = [narrow, wide].map((way) =>
    every.filter((who) => admits({ ...way, conditions: [] }, who, DEFAULT_ACCESS_CONFIG)),
  );
  return !isAskedMore && inNarrow?.every((who) => inWide?.includes(who)) === true;
}

describe('admissionsOf', () => {
  it('MNU-01 admits exactly the viewers that the rule admits, for any rule, configuration and viewer', () => {
    fc.assert(
      fc.property(rule, config, person, (requested, under, who) => {
        const admitted = admissionsOf(requested, under).some((way) => admits(way, who, under));
        expect(admitted).toBe(holds(requested, who, under));
      }),
      { numRuns: 2000 },
    );
  });

  it('is in ascending order, disjoint, without repeated conditions or redundant entries, fewest conditions first', () => {
    fc.assert(
      fc.property(rule, config, (requested, under) => {
        const ways = admissionsOf(requested, under);
        for (const { roles, conditions } of ways) {
          expect(roles.length).toBeGreaterThan(0);
          for (const [index, { from, to }] of roles.entries()) {
            expect(from).toBeLessThanOrEqual(to);
            expect(from).toBeGreaterThan((roles[index - 1]?.to ?? -1) + 1);
          }
          expect(new Set(conditions.map((condition) => JSON.stringify(condition))).size).toBe(conditions.length);
        }
        expect(ways.filter((one) => ways.some((other) => one !== other && isNeedless(one, other)))).toEqual([]);
        const asking = ways.map(({ conditions }) => conditions.length);
        expect(asking).toEqual(asking.toSorted((one, other) => one - other));
      }),
      { numRuns: 500 },
    );
  });

  it('MNU-02 keeps lists apart and names each once', () => {
    const [reports, csvDownload] = [listed('reports'), listed('csvDownload')];
    expect(waysOf(allOf(reports, csvDownload, reports))).toEqual([
      { roles: EVERY_ROLE, conditions: [reports, csvDownload] },
    ]);
    expect(waysOf(anyOf(reports, csvDownload, reports))).toEqual(
      [reports, csvDownload].map((list) => ({ roles: EVERY_ROLE, conditions: [list] })),
    );
  });

  it('MNU-01 drops what another admission makes redundant and what admits no role', () => {
    const three = [{ roles: [{ from: 3, to: 3 }], conditions: [] }];
    expect(waysOf(anyOf(allOf(onlyRoles(3), listed('reports')), onlyRoles(3)))).toEqual(three);
    expect(waysOf(anyOf(allOf(onlyRoles(1), onlyRoles(2)), onlyRoles(3)))).toEqual(three);
    expect(waysOf(allOf(onlyRoles(1), onlyRoles(2)))).toEqual([]);
  });

  it('MNU-26 drops ids that are not roles, and keeps a single role between two others', () => {
    expect(waysOf(onlyRoles(0, -1, 2.5, 3))).toEqual(waysOf(onlyRoles(3)));
    expect(waysOf(rolesExcept(2, 4))[0]?.roles).toEqual([
      { from: 1, to: 1 },
      { from: 3, to: 3 },
      { from: 5, to: Number.POSITIVE_INFINITY },
    ]);
  });

  it('RTE-05 MNU-18 MNU-19 gives some roles for the carousel, and others with a team in it', () => {
    const withTeam = [{ kind: 'teamInCarousel' }];
    const everywhere = {
      roles: [
        { from: 1, to: 3 },
        { from: 12, to: 14 },
      ],
      conditions: [],
    };
    const { menu, guard } = MENU_RULES.carousel;
    const fourFive = { from: 4, to: 5 };
    const seven = { from: 7, to: 7 };
    expect(admissionsOf(menu, DEFAULT_ACCESS_CONFIG)).toEqual([
      everywhere,
      { roles: [fourFive, seven], conditions: withTeam },
    ]);
    expect(admissionsOf(guard, DEFAULT_ACCESS_CONFIG)).toEqual([
      everywhere,
      { roles: [fourFive], conditions: withTeam },
    ]);
    const open = { ...DEFAULT_ACCESS_CONFIG, carousel: { guardAllowsRole7: true } };
    expect(admissionsOf(guard, open)).toEqual(admissionsOf(menu, open));
  });

  it('MNU-23 RTE-06 resolves "below 8 except 11"', () => {
    expect(admissionsOf(MENU_RULES.recordari.guard, DEFAULT_ACCESS_CONFIG)).toEqual([
      { roles: [{ from: 1, to: 7 }], conditions: [] },
    ]);
  });

  it('MNU-26 TBL-13 MNU-04 names the configured roles, the list and the company', () => {
    expect(admissionsOf(MENU_RULES.reportDiscounts.menu, DEFAULT_ACCESS_CONFIG)).toEqual([
      { roles: [{ from: 1, to: 5 }], conditions: [] },
    ]);
    expect(admissionsOf(RIGHT_RULES.downloadCsv, DEFAULT_ACCESS_CONFIG)).toEqual([
      { roles: [{ from: 1, to: 5 }], conditions: [] },
      { roles: EVERY_ROLE, conditions: [{ kind: 'listed', list: 'csvDownload' }] },
    ]);
    const companyThree = MENU_RESTRICTIONS.find(({ to }) => to === 'funeralnet');
    expect(companyThree && admissionsOf(companyThree.applies, DEFAULT_ACCESS_CONFIG)).toEqual([
      {
        roles: [
          { from: 2, to: 14 },
          { from: 16, to: Number.POSITIVE_INFINITY },
        ],
        conditions: [{ kind: 'inCompany', id: 3 }],
      },
    ]);
  });

  it('is empty when the rule admits no viewer', () => {
    expect(admissionsOf(MENU_RULES.permissions.menu, DEFAULT_ACCESS_CONFIG)).toEqual([]);
    expect(holds(MENU_RULES.permissions.menu, viewer(1), DEFAULT_ACCESS_CONFIG)).toBe(false);
  });
});
