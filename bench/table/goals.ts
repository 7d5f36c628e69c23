import type { Combo } from './options.ts';
import type { PeerName } from './peers.ts';
import type { Results } from './results.ts';
import type { Measure } from './samples.ts';

/** The goals of our table, and their results. NaN when this run did not measure it. */
export type Goal = {
  readonly what: string;
  /** '≤ 0.4 × mui'. */
  readonly promised: string;
  /** The value compared with the limit: the ratio to the peer, or the figure itself. */
  readonly value: number;
  readonly unit: '×' | 'MB' | 'kB' | 'rows' | 'frames';
  readonly isSaved: boolean;
};

const page10k: Combo = { rows: 10_000, pageSize: 100 };
const page100k: Combo = { rows: 100_000, pageSize: 100 };
const group100k: Combo = { rows: 100_000, pageSize: 100, grouped: true };
const virtual100k: Combo = { rows: 100_000, pageSize: null };

type Ratio = readonly [what: string, combo: Combo, measure: Measure, limit: number, against: readonly PeerName[]];

const ratios: readonly Ratio[] = [
  ['Mount, cold, page of 100 of 10k', page10k, 'mountCold busy', 0.85, ['ts9']],
  ['Mount, cold, page of 100 of 10k', page10k, 'mountCold busy', 0.4, ['mui']],
  ['Mount, warm, page of 100 of 10k', page10k, 'mountWarm busy', 0.5, ['ts9']],
  ['Next page, 10k', page10k, 'nextPage busy', 0.7, ['mui']],
  ['Sort first, 100k', page100k, 'sortFirst busy', 0.3, ['mui']],
  ['Sort again, 100k', page100k, 'sortAgain busy', 0.15, ['mui']],
  ['Search first, 100k', page100k, 'searchFirst busy', 0.6, ['mui']],
  ['Search later, 100k', page100k, 'searchLater busy', 0.45, ['mui']],
  ['Grouped by two columns with two sums, 100k', group100k, 'group busy', 0.5, ['mui-premium', 'ag-enterprise']],
];

type Figure = readonly [what: string, combo: Combo, measure: Measure, limit: number, unit: 'MB' | 'frames'];

const figures: readonly Figure[] = [
  ['Own heap, mounted, 100k', page100k, 'heap mounted', 2, 'MB'],
  ['Own heap after searches, 100k', page100k, 'heap searched', 20, 'MB'],
  ['Frames dropped at 100 px per frame, 100k', virtual100k, 'frames dropped', 0, 'frames'],
  ['Frames blank at 100 px per frame, 100k', virtual100k, 'frames blank', 0, 'frames'],
];

function ratio(results: Results, [what, combo, measure, limit, against]: Ratio): Goal {
  const ours = results.median(combo, combo.grouped ? 'ours-groups' : 'ours', measure);
  // A peer that was not measured must not pass for the best one.
  const value = ours / Math.min(...against.map((peer) => results.median(combo, peer, measure)));
  const best = against.length === 1 ? against.join('') : `the best of ${against.join(', ')}`;
  return { what, promised: `≤ ${limit} × ${best}`, value, unit: '×', isSaved: value <= limit };
}

function figure(results: Results, [what, combo, measure, limit, unit]: Figure): Goal {
  const value = results.median(combo, 'ours', measure) / (unit === 'MB' ? 1e6 : 1);
  return { what, promised: `≤ ${limit} ${unit}`, value, unit, isSaved: value <= limit };
}

function wholePage(results: Results): Goal {
  const value = results.median(page10k, 'ours', 'rows in the document');
  const what = 'Rows of a page of 100 in the document';
  return { what, promised: '100 rows', value, unit: 'rows', isSaved: value === 100 };
}

function size(results: Results): Goal {
  const value = (results.weight('ours')?.atOnce ?? Number.NaN) / 1000;
  const what = 'Size over React, brotli';
  return { what, promised: '≤ 53 kB', value, unit: 'kB', isSaved: value <= 53 };
}

/** Holds our table against its goals: medians of busy time, all of one run. */
export function holdAgainstGoals(results: Results): readonly Goal[] {
  return [
    ...ratios.map((goal) => ratio(results, goal)),
    wholePage(results),
    ...figures.map((goal) => figure(results, goal)),
    size(results),
  ];
}
