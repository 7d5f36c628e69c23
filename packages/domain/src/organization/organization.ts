/**
 * A management: of advisers, of a channel, or a junior one; which of them follows from the call that answered it
 * (ENT-03, FLT-08).
 */
export type Management = { readonly id: number; readonly name: string };

/** An assistant management, also called vice-principal (ENT-04). */
export type AssistantManager = { readonly id: number; readonly name: string };

/** A team of advisers (ENT-06). */
export type Team = { readonly id: number; readonly name: string };

/** A manager of the team sales dashboard (ENT-07). */
export type Manager = { readonly id: number; readonly name: string };

/** An adviser as lists offer them (ENT-05); at least one of the two numbers is known. */
export type Adviser = {
  readonly employeeId: number | null;
  /** Key of the seller in the ERP: what calls send as the adviser, also when a lead is handed over (CAR-14). */
  readonly slpCode: number | null;
  readonly name: string;
};
