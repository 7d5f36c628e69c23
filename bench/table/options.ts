import { parseArgs } from 'node:util';
import { peers, type PeerName, usualPeers } from './peers.ts';

/** So many rows, in pages or (null) all in one scrolling area. */
export type Combo = {
  readonly rows: number;
  readonly pageSize: number | null;
  /** Whether they are grouped, and nothing else is done with them. */
  readonly grouped?: true;
};

export type Options = {
  /** Measured rounds; one more before them is thrown away. */
  readonly rounds: number;
  readonly peers: readonly PeerName[];
  readonly combos: readonly Combo[];
  /** File of the report, besides the standard output. */
  readonly out: string | undefined;
};

/** As it is written on the command line: 'page:10000:100', 'virtual:100000', 'group:100000'. */
export function nameOf({ rows, pageSize, grouped }: Combo): string {
  if (grouped) return `group:${rows}`;
  return pageSize === null ? `virtual:${rows}` : `page:${rows}:${pageSize}`;
}

function combo(text: string): Combo {
  const [, rows, pageSize, all, grouped] = /^(?:page:(\d+):(\d+)|virtual:(\d+)|group:(\d+))$/.exec(text) ?? [];
  if (grouped !== undefined) return { rows: Number(grouped), pageSize: 100, grouped: true };
  if (all !== undefined) return { rows: Number(all), pageSize: null };
  if (rows === undefined) throw new Error(`'${text}' is none of page:ROWS:SIZE, virtual:ROWS and group:ROWS.`);
  return { rows: Number(rows), pageSize: Number(pageSize) };
}

function peer(text: string): PeerName {
  const known = peers.find(({ name }) => name === text);
  if (known === undefined) throw new Error(`No peer is named '${text}': ${peers.map(({ name }) => name).join(', ')}.`);
  return known.name;
}

/**
 * Parses the command line: `--rounds 5 --peers a,b --combos page:10000:100,virtual:100000 --out FILE`.
 * @throws for other arguments.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      peers: { type: 'string', default: usualPeers.join(',') },
      combos: { type: 'string', default: 'page:10000:100,page:100000:100,virtual:100000,group:100000' },
      out: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${values.rounds}' is no number of rounds.`);
  return {
    rounds,
    peers: values.peers.split(',').map(peer),
    combos: values.combos.split(',').map(combo),
    out: values.out,
  };
}
