/**
 * Ambient access a layer must not use although it needs no import: clock, randomness, network. The linter is configured
 * from these rows; each has a sentence why.
 */
export type Purity = {
  /** Where the rule holds, as a glob from the workspace's folder. */
  readonly files: string;
  /** Globals of the platform. */
  readonly globals: readonly string[];
  /** Properties of what may be used otherwise, as `[object, property]`. */
  readonly properties: readonly (readonly [object: string, property: string])[];
  /** The sentence that the linter shows. */
  readonly because: string;
};

/** Ways to access a global that is refused by name. */
const around = (...names: string[]): [string, string][] =>
  names.flatMap((name) => ['globalThis', 'window', 'self'].map((object): [string, string] => [object, name]));

const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];

export const purities: readonly Purity[] = [
  {
    files: 'packages/domain/src/**',
    // As a type `Date` is welcome: an instant is a parameter, and only its maker knows a clock.
    globals: ['Date', 'performance', 'setTimeout', 'setInterval', 'crypto'],
    properties: [...around('Date', 'performance'), ['Math', 'random']],
    because: 'domain knows no clock and no chance: take the instant, the day or the number as a parameter.',
  },
  {
    files: 'packages/ui/src/**',
    globals: network,
    properties: [...around(...network), ['navigator', 'sendBeacon']],
    because: 'ui is presentational: it fetches nothing. Take the data as a prop, or a function that the host gives.',
  },
];
