/**
 * A management: of advisers, of a channel, or a junior one, depending on the call that returned it (ENT-03, FLT-08).
 */
export type Management = { readonly id: number; readonly name: string };

/** An assistant management, also called vice-principal (ENT-04). */
export type AssistantManager = { readonly id: number; readonly name: string };

/** A team of advisers (ENT-06). */
export type Team = { readonly id: number; readonly name: string };

/** A manager of the team sales dashboard (ENT-07). */
export type Manager = { readonly id: number; readonly name: string };

/** An adviser in a list (ENT-05); at least one of the two numbers is known. */
export type Adviser = {
  readonly employeeId: number | null;
  /** ERP seller key: sent as the adviser in calls, also when reassigning a lead (CAR-14). */
  readonly slpCode: number | null;
  readonly name: string;
};
