/** A prospect that a search found. */
export type FoundProspect = {
  readonly id: number;
  readonly name: string;
  /** Tells people of one name apart; null when unknown. */
  readonly place: string | null;
  /** Null without one, and where it is hidden from the viewer. */
  readonly phone: string | null;
};

/** A quotation or a contract that a search found. */
export type FoundDocument = { readonly id: number; readonly number: string; readonly prospectName: string };

/** What a search found, each kind newest first. */
export type Found = {
  readonly prospects: readonly FoundProspect[];
  readonly quotations: readonly FoundDocument[];
  readonly contracts: readonly FoundDocument[];
};
