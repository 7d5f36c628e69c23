/** What a page lets the run do, as `window.chartBench`; its title becomes 'ready' when this is there. */
export type ChartBench = {
  /** Draws the six charts, and gives the ms until one frame after the first one that shows all of them. */
  readonly mount: () => Promise<number>;
  readonly unmount: () => Promise<void>;
  /** Elements in the document. */
  readonly elements: () => number;
};
