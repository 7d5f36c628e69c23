import process from 'node:process';
import { installedChromium } from './chromium.ts';
import { conclude, runTests, type Outcome } from './testRun.ts';

/**
 * Behaviour, stories and journeys on the Chrome or Chromium that people have today, rather than on the one of the tests. Arguments
 * name files or options of the runner.
 */
const browser = process.env['CHROMIUM_PATH'] ?? installedChromium();
if (browser === undefined) {
  process.stderr.write('There is no Chrome or Chromium on this machine; CHROMIUM_PATH may name one.\n');
  process.exit(1);
}
process.stdout.write(`${browser}\n`);
const outcomes: Outcome[] = [];
for (const project of ['behaviour', 'stories', 'e2e'])
  outcomes.push(await runTests(project, ['--project', project, ...process.argv.slice(2)], { CHROMIUM_PATH: browser }));
conclude(outcomes);
