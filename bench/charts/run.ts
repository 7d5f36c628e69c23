import path from 'node:path';
import { preview } from 'vite';
import { startBrowser } from '../../tests/browser.ts';
import { buildPage, builtPagesOf } from '../peers/build.ts';
import { installPeers } from '../peers/install.ts';
import { rotated } from '../peers/rotated.ts';
import { print, quantile, write } from '../report.ts';
import { type ChartVisit, lookOf, visit } from './visit.ts';

const peers = ['ours', 'visx', 'recharts'] as const;
type Peer = (typeof peers)[number];

/** Measured rounds; one more before them is thrown away. */
const ROUNDS = 21;

const folder = path.resolve(import.meta.dirname);
await installPeers(folder);
const empty = await buildPage(folder, 'react');
const weights = new Map<Peer, number>();
await buildPage(folder, 'look');
for (const peer of peers) weights.set(peer, (await buildPage(folder, peer)).atOnce - empty.atOnce);

const [server, browser] = await Promise.all([
  preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: builtPagesOf(folder) },
    preview: { host: '127.0.0.1', port: 0 },
  }),
  startBrowser(),
]);
try {
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const look = await lookOf(browser, `${origin}look/index.html`);
  const visits = new Map<Peer, ChartVisit[]>(peers.map((peer) => [peer, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const peer of rotated(peers, round)) {
      const seen = await visit(browser, `${origin}${peer}/index.html`, peer === 'ours' ? look : '');
      if (round > 0) visits.get(peer)?.push(seen);
    }
  }
  const median = (peer: Peer, measure: (seen: ChartVisit) => number): number =>
    quantile((visits.get(peer) ?? []).map(measure), 0.5);
  const cold = (peer: Peer): number => median(peer, (seen) => seen.cold.busy);
  write(`Chromium ${browser.version()}, Node ${process.version}; six charts of 365 points, ${ROUNDS} rounds in turns.`);
  for (const peer of peers) {
    const figures = [
      `cold ${cold(peer).toFixed(0)} ms busy, ${median(peer, (seen) => seen.cold.wall).toFixed(0)} ms wall`,
      `warm ${median(peer, (seen) =>
        quantile(
          seen.warm.map(({ busy }) => busy),
          0.5,
        ),
      ).toFixed(0)} ms busy`,
      `${median(peer, ({ elements }) => elements)} elements`,
      `${((weights.get(peer) ?? Number.NaN) / 1000).toFixed(1)} kB over React`,
    ];
    write(`  ${peer.padEnd(9)} ${figures.join(' · ')}`);
  }
  print('Six charts', [
    { name: 'cold, over raw visx', value: cold('ours') / cold('visx'), limit: 1, unit: '×', decimals: 2 },
    { name: 'cold, over recharts', value: cold('ours') / cold('recharts'), limit: 0.3, unit: '×', decimals: 2 },
    {
      name: 'over React, brotli',
      value: (weights.get('ours') ?? Number.NaN) / 1000,
      limit: 55,
      unit: 'kB',
      decimals: 1,
    },
  ]);
} finally {
  await browser.close();
  await server.close();
}
