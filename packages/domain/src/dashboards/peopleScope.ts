/** The lines of business by code (GEN-03). */
export const BUSINESS_LINES = ['PF', 'SG', 'BF'] as const;
export type BusinessLine = (typeof BUSINESS_LINES)[number];

/**
 * Whose rows count, by the numbers that the catalogues give (FLT-07). A list that is left out or empty narrows nothing.
 * Each call takes the lists that it knows, so that none can be chosen and then ignored.
 */
export type PeopleScope = {
  readonly assistantManagers?: readonly number[];
  /** Managements; on the sales dashboard the channel managements. */
  readonly managements?: readonly number[];
  readonly juniorManagements?: readonly number[];
  readonly teams?: readonly number[];
  /** Managers as the team dashboard lists them (ENT-07). */
  readonly managers?: readonly number[];
  /** Advisers by their seller's key in the ERP, `slpCode`. */
  readonly advisers?: readonly number[];
};
