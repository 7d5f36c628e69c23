/** Searches that each match about 22 % of the rows, with another first row, and none narrows the previous one. */
export const searches = ['ram', 'rey', 'hern'] as const;

/** Something a person does with the table, with what has to come of it. */
export type Act =
  | { readonly act: 'mount' }
  | { readonly act: 'sort'; readonly first: 'lowest' | 'highest' }
  | { readonly act: 'search'; readonly text: (typeof searches)[number] | '' }
  /** Pages count from 0. */
  | { readonly act: 'nextPage'; readonly page: number }
  /** By two columns, with two sums. */
  | { readonly act: 'group' };

/** What the table has in the document. */
export type InDocument = { readonly rows: number; readonly elements: number };

/** How a scroll went. */
export type Scroll = {
  readonly frames: number;
  /** Frames that came more than 25 ms after the one before: at 60 Hz at least one was left out. */
  readonly dropped: number;
  /** Frames in which one of three checked positions showed no row. */
  readonly blank: number;
};

/** The page's API for the run, as `window.tableBench`; its title becomes 'ready' when available. */
export type TableBench = {
  /** Performs the action, and returns the ms until one frame after the first with the expected first row. */
  readonly take: (act: Act) => Promise<number>;
  /** Presses the header until the rows stand as they came. */
  readonly unsort: () => Promise<void>;
  readonly unmount: () => Promise<void>;
  readonly inDocument: () => InDocument;
  /** Scrolls from the top, so many px in each of so many frames. */
  readonly scroll: (px: number, frames: number) => Promise<Scroll>;
};
