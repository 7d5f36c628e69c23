/** Business line codes (GEN-03). */
export const BUSINESS_LINES = ['PF', 'SG', 'BF'] as const;
export type BusinessLine = (typeof BUSINESS_LINES)[number];

/**
 * The people whose rows count, by their catalogue ids (FLT-07). A missing or empty list filters nothing. Each call
 * accepts only the lists that it uses, so that no choice is ignored.
 */
export type PeopleScope = {
  readonly assistantManagers?: readonly number[] | undefined;
  /** Managements; on the sales dashboard the channel managements. */
  readonly managements?: readonly number[] | undefined;
  readonly juniorManagements?: readonly number[] | undefined;
  readonly teams?: readonly number[] | undefined;
  /** Managers of the team dashboard (ENT-07). */
  readonly managers?: readonly number[] | undefined;
  /** Advisers by their ERP seller key, `slpCode`. */
  readonly advisers?: readonly number[] | undefined;
};
