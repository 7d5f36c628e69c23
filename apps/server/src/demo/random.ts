/** A source of numbers that look random and come out the same for the same seed. */
export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** True as often as the share says, 0 never, 1 always. */
  chance(share: number): boolean;
  /** An item, each as often as any other. */
  pick<Item>(items: readonly Item[]): Item;
  /** An item, each as often as its weight says. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
};

/** Mulberry32: 32 bits of state, good enough to fill a calendar. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (share) => next() < share,
    pick(items) {
      const [item] = items.slice(Math.floor(next() * items.length));
      if (item === undefined) throw new RangeError('Nothing to choose from: the list is empty.');
      return item;
    },
    weighted(items) {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let point = next() * total;
      for (const [item, weight] of items) {
        point -= weight;
        if (point < 0) return item;
      }
      throw new RangeError('Nothing to choose from: the list is empty or its weights add up to 0.');
    },
  };
}
