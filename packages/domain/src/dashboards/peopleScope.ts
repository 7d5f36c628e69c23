/** Business line codes (GEN-03). */
export const BUSINESS_LINES = ['PF', 'SG', 'BF'] as const;
export type BusinessLine = (typeof BUSINESS_LINES)[number];

/**
 * The people whose rows count, by their catalogue ids (FLT-07). A missing or empty list filters nothing. Each call
 * accepts only the lists that it uses, so that no choice is ignored.
 */
export type PeopleScope = {
  readonly assistantManagers?: readonly number[];
  /** Managements; on the sales dashboard the channel managements. */
  readonly managements?: readonly number[];
  readonly juniorManagements?: readonly number[];
  readonly teams?: readonly number[];
  /** Managers of the team dashboard (ENT-07). */
  readonly managers?: readonly number[];
  /** Advisers by their ERP seller key, `slpCode`. */
  readonly advisers?: readonly number[];
};
