/** Access settings that an operator changes without a build (MNU-02). `config/schema.ts` documents each key. */
export type AccessConfig = {
  readonly employees: {
    readonly teamSales: readonly number[];
    readonly reports: readonly number[];
    readonly insuranceReport: readonly number[];
    readonly csvDownload: readonly number[];
    readonly teamManagerSelector: readonly number[];
    readonly menuExclusions: Readonly<Record<string, readonly string[]>>;
  };
  readonly roles: {
    readonly discountReports: readonly number[];
  };
  readonly carousel: {
    readonly guardAllowsRole7: boolean;
  };
  readonly menu: {
    readonly hideGuarded: boolean;
  };
};

/** Defaults: the specification's reading (MNU-02, MNU-19, MNU-26). */
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
