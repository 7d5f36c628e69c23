import type { Browser } from 'playwright';
import { rotated } from '../peers/rotated.ts';
import { type Combo, nameOf } from './options.ts';
import { type Peer, peers, type PeerName } from './peers.ts';
import { Samples } from './samples.ts';
import { visit } from './visit.ts';

/** What was measured in one combo. */
export type ComboResult = { readonly combo: Combo; readonly samples: ReadonlyMap<PeerName, Samples> };

/** Peers that can show the rows so. */
const able = ({ pageSize, grouped }: Combo, names: readonly PeerName[]): readonly PeerName[] =>
  names.filter((name) => {
    const peer: Peer | undefined = peers.find((one) => one.name === name);
    return peer?.groups === grouped && (pageSize !== null || peer?.scrolls === true);
  });

/**
 * Measures all peers in turns, so that other load on the machine affects all. The first round is discarded, and so is a
 * failed visit, which fails the run.
 * @param address Returns the URL of a peer's page.
 */
export async function measureCombo(
  browser: Browser,
  combo: Combo,
  options: {
    readonly rounds: number;
    readonly peers: readonly PeerName[];
    readonly address: (name: PeerName) => string;
  },
): Promise<ComboResult> {
  const names = able(combo, options.peers);
  const samples = new Map(names.map((name) => [name, new Samples()]));
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const name of rotated(names, round)) {
      try {
        const measured = await visit(browser, options.address(name), combo);
        if (round > 0) samples.get(name)?.addAll(measured);
      } catch (error) {
        process.exitCode = 1;
        process.stderr.write(`✗ ${name}, ${nameOf(combo)}, round ${round}: ${String(error)}\n`);
      }
    }
  }
  return { combo, samples };
}
