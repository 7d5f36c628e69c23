import process from 'node:process';
import { installedChromium } from './chromium.ts';
import { run } from './run.ts';

/** Stories, behaviour and journeys on the Chrome or Chromium that people have today, rather than on the one of the tests. */
const browser = process.env['CHROMIUM_PATH'] ?? installedChromium();
if (browser === undefined) {
  process.stderr.write('There is no Chrome or Chromium on this machine; CHROMIUM_PATH may name one.\n');
  process.exit(1);
}
process.stdout.write(`${browser}\n`);
const projects = ['behaviour', 'stories', 'e2e'].flatMap((name) => ['--project', name]);
const { ok } = await run('vitest', ['run', ...projects], { env: { CHROMIUM_PATH: browser } });
process.exit(ok ? 0 : 1);
