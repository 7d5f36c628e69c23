import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.ts';

/** What a dashboard may fetch beyond the shell before it can show anything, in bytes: brotli. */
const BUDGET = 120_000;

/** The screen of each dashboard, by the name that the build gives its script. */
const screens = {
  '/dashboard': 'DashboardScreen',
  '/totalsales-dashboard': 'TotalSalesPage',
  '/activities-dashboard': 'ActivitiesDashboardScreen',
  '/monthly-offer': 'MonthlyOfferPage',
  '/sales-dashboard': 'SalesDashboardPage',
  '/sales-team-dashboard': 'TeamPage',
  '/financial-dashboard': 'FinancialPage',
  '/commissions-report': 'CommissionsReportPage',
  '/commissions-bonuses-analytics': 'CommissionsPage',
} as const;

const folder = path.join(root, 'apps/web/dist/assets');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

/** The only script of that name. @throws where there is none, or more than one. */
function scriptOf(name: string): string {
  const [script, ...others] = scripts.filter((file) => file.startsWith(`${name}-`));
  if (script === undefined || others.length > 0) throw new Error(`The build has no single script named ${name}.`);
  return script;
}

/** What a script imports at once, rather than when it is needed. */
function importsOf(script: string): readonly string[] {
  const code = readFileSync(path.join(folder, script), 'utf8');
  return [...code.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name = '']) => name);
}

/** Those scripts, and all that they cannot run without. */
function closureOf(...first: readonly string[]): ReadonlySet<string> {
  const reached = new Set(first);
  for (const script of reached) for (const imported of importsOf(script)) reached.add(imported);
  return reached;
}

const bytesOf = (script: string): number => statSync(path.join(folder, `${script}.br`)).size;
const sum = (some: readonly string[]): number => some.reduce((bytes, script) => bytes + bytesOf(script), 0);

const shell = closureOf(scriptOf('index'), scriptOf('FramedPages'));

describe('what a dashboard fetches beyond the shell', () => {
  it('is told apart from what the shell has fetched', () => {
    expect(shell.size).toBeGreaterThan(2);
    expect(sum([...shell])).toBeGreaterThan(100_000);
  });

  it.each(Object.entries(screens))('%s has at most 120 kB of scripts to wait for', (_address, screen) => {
    const own = [...closureOf(scriptOf(screen))].filter((script) => !shell.has(script));
    expect(sum(own)).toBeGreaterThan(bytesOf(scriptOf(screen)));
    const heaviest = own.toSorted((one, other) => bytesOf(other) - bytesOf(one)).slice(0, 5);
    expect(sum(own), `the heaviest: ${heaviest.join(', ')}`).toBeLessThanOrEqual(BUDGET);
  });
});
