import { cpus } from 'node:os';
import { installedVersion } from '../peers/install.ts';
import { type Goal, holdAgainstGoals } from './goals.ts';
import type { Combo } from './options.ts';
import { peers, type PeerName } from './peers.ts';
import type { Results } from './results.ts';
import type { ComboResult } from './rounds.ts';
import type { Measure, Operation, Samples } from './samples.ts';

const folder = import.meta.dirname;

const operations: readonly (readonly [title: string, operation: Operation])[] = [
  ['mount cold', 'mountCold'],
  ['mount warm', 'mountWarm'],
  ['sort first', 'sortFirst'],
  ['sort again', 'sortAgain'],
  ['search first', 'searchFirst'],
  ['search later', 'searchLater'],
  ['clear', 'clear'],
  ['next page', 'nextPage'],
  ['group', 'group'],
];

const dash = '–';
const fixed = (value: number, decimals = 0): string => (Number.isFinite(value) ? value.toFixed(decimals) : dash);

function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const rule = head.map(() => '---');
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** '75 / **66** (52–94)': wall median, busy median, and least and most busy. */
function timesOf(samples: Samples, operation: Operation): string {
  const busy = samples.values(`${operation} busy`);
  if (busy.length === 0) return dash;
  const range = `${fixed(Math.min(...busy))}–${fixed(Math.max(...busy))}`;
  return `${fixed(samples.median(`${operation} wall`))} / **${fixed(samples.median(`${operation} busy`))}** (${range})`;
}

/** '0 (0–2)': median, least and most. */
function rangeOf(samples: Samples, measure: Measure): string {
  const values = samples.values(measure);
  return values.length === 0
    ? dash
    : `${fixed(samples.median(measure))} (${fixed(Math.min(...values))}–${fixed(Math.max(...values))})`;
}

const titleOf = ({ rows, pageSize, grouped }: Combo): string => {
  const count = rows.toLocaleString('en');
  if (grouped) return `${count} rows, grouped by two columns with two sums`;
  return pageSize === null ? `${count} rows in one scrolling area` : `${count} rows, page of ${pageSize}`;
};

function comboSection({ combo, samples }: ComboResult): string {
  const isPaged = combo.pageSize !== null;
  const all = [...samples.values()];
  const shown = operations.filter(([, operation]) => all.some((own) => own.values(`${operation} busy`).length > 0));
  const head = [
    'ms: wall / **busy** (least–most)',
    ...shown.map(([title]) => title),
    ...(combo.grouped ? [] : ['rows in document', 'elements', 'own heap MB', 'after searches MB']),
    ...(isPaged ? [] : ['frames dropped', 'frames blank', 'busy ms per frame']),
  ];
  const lines = [...samples].map(([name, own]) => [
    name,
    ...shown.map(([, operation]) => timesOf(own, operation)),
    ...(combo.grouped
      ? []
      : [
          fixed(own.median('rows in the document')),
          fixed(own.median('elements')),
          fixed(own.median('heap mounted') / 1e6, 1),
          fixed(own.median('heap searched') / 1e6, 1),
        ]),
    ...(isPaged
      ? []
      : [rangeOf(own, 'frames dropped'), rangeOf(own, 'frames blank'), fixed(own.median('busy per frame'), 1)]),
  ]);
  return `### ${titleOf(combo)}\n\n${markdown(head, lines)}`;
}

function peerLine(results: Results, name: PeerName): readonly string[] {
  const peer = peers.find((one) => one.name === name);
  const versions = (peer?.packages ?? []).map((library) => `${library} ${installedVersion(folder, library) ?? dash}`);
  const { atOnce = Number.NaN, later = Number.NaN } = results.weight(name) ?? {};
  return [name, peer?.title ?? dash, versions.join(', ') || dash, fixed(atOnce / 1000, 1), fixed(later / 1000, 1)];
}

const verdict = ({ isSaved, value }: Goal): string => {
  if (Number.isNaN(value)) return 'not measured';
  return isSaved ? '✓' : '✗';
};

function goalLine(goal: Goal): readonly string[] {
  const decimals = goal.unit === '×' ? 2 : 1;
  return [
    goal.what,
    goal.promised,
    Number.isNaN(goal.value) ? dash : `${fixed(goal.value, decimals)} ${goal.unit}`,
    verdict(goal),
  ];
}

/** The report of a run in Markdown. A goal that is missed fails the run. */
export function report(results: Results, run: { readonly rounds: number; readonly chromium: string }): string {
  const goals = holdAgainstGoals(results);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? ''})`;
  const react = `React ${installedVersion(folder, 'react')}, styled-components ${installedVersion(folder, 'styled-components')}`;
  return [
    `Chromium ${run.chromium}, Node ${process.version}, ${machine}, ${react}; ${run.rounds} rounds.`,
    '### Goals',
    markdown(['goal', 'promised', 'measured', ''], goals.map(goalLine)),
    '### Peers and their sizes',
    markdown(
      ['peer', 'what it is', 'versions', 'kB over React', 'kB fetched later'],
      results.peers.map((name) => peerLine(results, name)),
    ),
    ...results.combos.map(comboSection),
    '',
  ].join('\n\n');
}
