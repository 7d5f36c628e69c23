import { quantile } from '../report.ts';

export type Operation =
  | 'mountCold'
  | 'mountWarm'
  | 'sortFirst'
  | 'sortAgain'
  | 'searchFirst'
  | 'searchLater'
  | 'clear'
  | 'nextPage'
  | 'group';

/**
 * What is measured. Wall is ms from the act to one frame after the right rows are shown; busy is ms of main thread spent on
 * it, layout and painting included. Heaps are bytes that the table added to the page with its rows, after a collection.
 */
export type Measure =
  | `${Operation} ${'wall' | 'busy'}`
  | 'rows in the document'
  | 'elements'
  | 'heap mounted'
  | 'heap searched'
  | 'frames dropped'
  | 'frames blank'
  | 'busy per frame';

/** All values of one peer in one combo, of one visit or of many. */
export class Samples {
  readonly #values = new Map<Measure, number[]>();

  add(measure: Measure, ...values: readonly number[]): void {
    this.#values.set(measure, [...this.values(measure), ...values]);
  }

  addAll(other: Samples): void {
    for (const [measure, values] of other.#values) this.add(measure, ...values);
  }

  values(measure: Measure): readonly number[] {
    return this.#values.get(measure) ?? [];
  }

  /** NaN when nothing was measured. */
  median(measure: Measure): number {
    return quantile(this.values(measure), 0.5);
  }
}
