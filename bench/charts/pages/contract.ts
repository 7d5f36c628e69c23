/** The page's API for the run, as `window.chartBench`; its title becomes 'ready' when available. */
export type ChartBench = {
  /** Draws the six charts, and returns the ms until one frame after the first that shows all of them. */
  readonly mount: () => Promise<number>;
  readonly unmount: () => Promise<void>;
  /** Elements in the document. */
  readonly elements: () => number;
};
