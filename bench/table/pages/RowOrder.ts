import { columns, type Sale } from './sales.ts';

export type Direction = 'none' | 'ascending' | 'descending';

/**
 * The least that sorting and searching can cost: lists of places, and one text per row to search in. Rows stay where they are
 * and get no object of their own.
 */
export class RowOrder {
  readonly #sales: readonly Sale[];
  readonly #asTheyCame: Uint32Array;
  #byAmount: Uint32Array | null = null;
  #texts: readonly string[] | null = null;

  constructor(sales: readonly Sale[]) {
    this.#sales = sales;
    this.#asTheyCame = new Uint32Array(sales.length);
    for (let place = 0; place < sales.length; place += 1) this.#asTheyCame[place] = place;
  }

  /** Places of the rows that have the text, in the order of their amounts. */
  places(text: string, direction: Direction): Uint32Array {
    const order = this.#order(direction);
    if (text === '') return order;
    const texts = (this.#texts ??= this.#sales.map(textOf));
    return order.filter((place) => texts[place]?.includes(text));
  }

  #order(direction: Direction): Uint32Array {
    if (direction === 'none') return this.#asTheyCame;
    const upwards = (this.#byAmount ??= this.#ascending());
    return direction === 'ascending' ? upwards : upwards.toReversed();
  }

  #ascending(): Uint32Array {
    const amounts = Float64Array.from(this.#sales, ({ amount }) => amount);
    return this.#asTheyCame.toSorted((a, b) => (amounts[a] ?? 0) - (amounts[b] ?? 0) || a - b);
  }
}

const textOf = (sale: Sale): string =>
  columns
    .map(({ id }) => sale[id])
    .join('\n')
    .toLowerCase();
