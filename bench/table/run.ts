import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { run } from '../../scripts/run.ts';
import { startBrowser } from '../../tests/browser.ts';
import { buildPage, builtPagesOf, type PageWeight } from '../peers/build.ts';
import { installPeers } from '../peers/install.ts';
import { write } from '../report.ts';
import { holdAgainstGoals } from './goals.ts';
import { nameOf, readOptions } from './options.ts';
import { emptyPage, type PeerName } from './peers.ts';
import { report } from './report.ts';
import { Results } from './results.ts';
import { type ComboResult, measureCombo } from './rounds.ts';

const { rounds, peers, combos, out } = readOptions(process.argv.slice(2));

const folder = import.meta.dirname;
await installPeers(folder);
const empty = await buildPage(folder, emptyPage);
const weights = new Map<PeerName, PageWeight>();
for (const name of peers) weights.set(name, await buildPage(folder, name));

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
  const measured: ComboResult[] = [];
  for (const combo of combos) {
    const started = performance.now();
    const address = (name: PeerName): string => `${origin}${name}/index.html`;
    measured.push(await measureCombo(browser, combo, { rounds, peers, address }));
    process.stderr.write(`${nameOf(combo)}: ${Math.round((performance.now() - started) / 1000)} s\n`);
  }
  const results = new Results(measured, weights, empty);
  const text = report(results, { rounds, chromium: browser.version() });
  write(text);
  if (out !== undefined) {
    writeFileSync(out, text);
    await run('oxfmt', [path.resolve(out)], { quiet: true });
  }
  if (holdAgainstGoals(results).some(({ isSaved, value }) => !isSaved && !Number.isNaN(value))) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
