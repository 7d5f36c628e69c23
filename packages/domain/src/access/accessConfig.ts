/** What an operator may change about access without a build (MNU-02). Employees are named by employee id. */
export type AccessConfig = {
  readonly employees: {
    /** See the team sales dashboard and the monthly offer beside role 1 (MNU-12, MNU-13). */
    readonly teamSales: readonly number[];
    /** See and open the reports whatever their role (MNU-23, RTE-06). */
    readonly reports: readonly number[];
    /** See the insurance report beside role 13 (MNU-27). */
    readonly insuranceReport: readonly number[];
    /** Download CSV whatever their role (TBL-13). */
    readonly csvDownload: readonly number[];
    /** Choose managers on the team sales dashboard whatever their role (STM-06). */
    readonly teamManagerSelector: readonly number[];
    /** By employee id, the ids of menu entries hidden from that employee; a group hides its children (MNU-37). */
    readonly menuExclusions: Readonly<Record<string, readonly string[]>>;
  };
  readonly roles: {
    /** Roles that see the reports of discounts and of requested discounts (MNU-26). */
    readonly discountReports: readonly number[];
  };
  readonly carousel: {
    /** Whether the guard of the carousel admits role 7, as its menu does (MNU-19). */
    readonly guardAllowsRole7: boolean;
  };
  readonly menu: {
    /** Whether the menu hides what its guard would refuse (MNU-19). */
    readonly hideGuarded: boolean;
  };
};

/** The reading of the specification that holds where nothing is configured (MNU-02, MNU-19, MNU-26). */
export const DEFAULT_ACCESS_CONFIG: AccessConfig = {
  employees: {
    teamSales: [],
    reports: [],
    insuranceReport: [],
    csvDownload: [],
    teamManagerSelector: [],
    menuExclusions: {},
  },
  roles: { discountReports: [1, 2, 3, 4, 5] },
  carousel: { guardAllowsRole7: false },
  menu: { hideGuarded: false },
};
