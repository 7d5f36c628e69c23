/** Filters that a person keeps under a name. */
export type SavedFilter = {
  readonly id: string;
  readonly name: string;
  /** The filters as text; the host alone knows what it means. The same filters are the same text. */
  readonly value: string;
};

/** The filters that a person keeps; the host stores them. */
export type SavedFilters = {
  readonly items: readonly SavedFilter[];
  /** What the fields hold now, as text. */
  readonly current: string;
  /** Called with all of them when one is added, changed or removed. */
  readonly onItems: (items: readonly SavedFilter[]) => void;
  /** Called with the one that was pressed. */
  readonly onApply: (saved: SavedFilter) => void;
};
