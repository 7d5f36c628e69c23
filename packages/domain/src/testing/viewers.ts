import type { AccessConfig, Viewer } from '../access/index.ts';

/** The specification's roles, and numbers outside of them. */
const ROLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 99] as const;

/** The one employee on every list of `everyListOfOne`. */
export const LISTED_EMPLOYEE = 7001;

/** A configuration whose lists each hold one employee. */
export const everyListOfOne: AccessConfig = {
  employees: {
    teamSales: [LISTED_EMPLOYEE],
    reports: [LISTED_EMPLOYEE],
    insuranceReport: [LISTED_EMPLOYEE],
    csvDownload: [LISTED_EMPLOYEE],
    teamManagerSelector: [LISTED_EMPLOYEE],
    menuExclusions: {},
  },
  roles: { discountReports: [1, 2, 3, 4, 5] },
  carousel: { guardAllowsRole7: false },
  menu: { hideGuarded: false },
};

/** Every combination of role, company 1 to 3, team in the carousel, and lists. */
export const EVERY_VIEWER: readonly Viewer[] = ROLES.flatMap((roleId) =>
  [1, 2, 3].flatMap((companyId) =>
    [false, true].flatMap((teamCarousel) =>
      [null, 12, LISTED_EMPLOYEE].map((employeeId) => ({ roleId, companyId, teamCarousel, employeeId })),
    ),
  ),
);

/** A viewer of company 1 with that role, on no list, without a team in the carousel, unless overridden. */
export function viewer(roleId: number, rest: Partial<Viewer> = {}): Viewer {
  return { roleId, companyId: 1, employeeId: 12, teamCarousel: false, ...rest };
}
