import type { PageWeight } from '../peers/build.ts';
import { type Combo, nameOf } from './options.ts';
import type { PeerName } from './peers.ts';
import type { ComboResult } from './rounds.ts';
import type { Measure } from './samples.ts';

/** All that one run measured. */
export class Results {
  readonly combos: readonly ComboResult[];
  readonly #weights: ReadonlyMap<PeerName, PageWeight>;
  readonly #empty: PageWeight;

  /** @param empty The page of React alone, which is part of every other. */
  constructor(combos: readonly ComboResult[], weights: ReadonlyMap<PeerName, PageWeight>, empty: PageWeight) {
    this.combos = combos;
    this.#weights = weights;
    this.#empty = empty;
  }

  get peers(): readonly PeerName[] {
    return [...this.#weights.keys()];
  }

  /** What the page of the peer weighs over React; undefined when it was not built. */
  weight(peer: PeerName): PageWeight | undefined {
    const weight = this.#weights.get(peer);
    return weight && { atOnce: weight.atOnce - this.#empty.atOnce, later: weight.later - this.#empty.later };
  }

  /** NaN when it was not measured. */
  median(combo: Combo, peer: PeerName, measure: Measure): number {
    const result = this.combos.find((one) => nameOf(one.combo) === nameOf(combo));
    return result?.samples.get(peer)?.median(measure) ?? Number.NaN;
  }
}
