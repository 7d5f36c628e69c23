/** Filters saved under a name. */
export type SavedFilter = {
  readonly id: string;
  readonly name: string;
  /** The filters as text, known only to the host. Equal filters are equal texts. */
  readonly value: string;
};

/** A person's saved filters; the host stores them. */
export type SavedFilters = {
  readonly items: readonly SavedFilter[];
  /** The current filters, as text. */
  readonly current: string;
  /** Called with all of them when one is added, changed or removed. */
  readonly onItems: (items: readonly SavedFilter[]) => void;
  /** Called with the one that was pressed. */
  readonly onApply: (saved: SavedFilter) => void;
};
