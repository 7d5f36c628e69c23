import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { startBrowser } from '../tests/browser.ts';
import { startServer } from '../tests/server.ts';
import { measureFirstVisit, slowPhone, type FirstVisit } from './firstVisit.ts';

/** What the product promises; times are reported, bytes are gates in the tests as well. */
const budgets: Readonly<Record<keyof FirstVisit, { readonly limit: number; readonly unit: string }>> = {
  wire: { limit: 140_000, unit: 'B' },
  scripts: { limit: 105_000, unit: 'B' },
  largestContentfulPaint: { limit: 1400, unit: 'ms' },
  blocking: { limit: 120, unit: 'ms' },
  layoutShift: { limit: 0, unit: '' },
};
const rounds = 5;
const measures = Object.keys(budgets).filter((name): name is keyof FirstVisit => name in budgets);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const write = (line: string) => process.stdout.write(`${line}\n`);

execFileSync('node', ['scripts/build.ts'], { stdio: 'inherit' });
const [server, browser] = await Promise.all([startServer(), startBrowser()]);
try {
  write(
    `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`,
  );
  write(`Server ready on an empty data folder: ${Math.round(server.startedIn)} ms`);
  write(`First visit to login, ${slowPhone.name} (CPU ${slowPhone.cpu}x, 150 ms, 1.6 Mbit/s), medians of ${rounds}:`);
  const visits: FirstVisit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(
      await measureFirstVisit(browser, server.url, slowPhone, async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
      }),
    );
  }
  for (const measure of measures) {
    const value = median(visits.map((visit) => visit[measure]));
    const { limit, unit } = budgets[measure];
    const shown = Number.isInteger(value) ? value : Number(value.toFixed(measure === 'layoutShift' ? 4 : 0));
    write(
      `  ${value <= limit ? '✓' : '✗'} ${measure.padEnd(24)} ${String(shown).padStart(8)} ${unit} (budget ${limit})`,
    );
    if (value > limit) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
