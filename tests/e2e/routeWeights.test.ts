import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.ts';

/** Bytes of scripts that a page may need for its first figures, the shell included: brotli. */
const FIRST = 260_000;
/** Of a page of many charts or forms. */
const LARGE = 330_000;

/** Scripts that it may need until then: six come at a time. */
const FILES = 25;

/** Below these bytes a file's request weighs more than the file: brotli. */
const SMALL = 4000;
/** How many are so small, each alone by nature: pages, late parts of one, languages, what two pages share and a third does not need. */
const SMALL_FILES = 63;

/** The entry pages, by the name of their script in the build. */
const pages = {
  '/activities-dashboard': ['ActivitiesDashboardScreen', FIRST],
  '/dashboard': ['DashboardScreen', LARGE],
  '/sales-dashboard': ['SalesDashboardPage', LARGE],
  '/totalsales-dashboard': ['TotalSalesPage', LARGE],
  '/sales-team-dashboard': ['TeamPage', LARGE],
  '/financial-dashboard': ['FinancialPage', LARGE],
  '/monthly-offer': ['MonthlyOfferPage', LARGE],
  '/commissions-report': ['CommissionsReportPage', LARGE],
  '/commissions-bonuses-analytics': ['CommissionsPage', LARGE],
  '/activity': ['ActivityScreen', FIRST],
  '/carousel': ['CarouselScreen', FIRST],
  '/prospect/browse': ['ProspectsPage', FIRST],
  '/prospect/add': ['ProspectRegistrationPages', FIRST],
  '/prospect/{id}/detail': ['ProspectDetailScreen', LARGE],
  '/quotation': ['QuotationsScreen', FIRST],
  '/quotation/add': ['QuotationAddPage', FIRST],
  '/permissions': ['PermissionsPage', FIRST],
} as const;

const folder = path.join(root, 'apps/web/dist/assets');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

/** The only script of that name. @throws when missing or ambiguous. */
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

const shell = closureOf(scriptOf('index'), scriptOf('frame'), scriptOf('pages-es'));

describe('the files for the first figures of a page', () => {
  it('are separate from the files of the shell', () => {
    expect(shell.size).toBeGreaterThan(2);
    expect(sum([...shell])).toBeGreaterThan(100_000);
  });

  it.each(Object.entries(pages))('%s stays within its budget of files and bytes', (_address, [page, budget]) => {
    const needed = [...closureOf(...shell, scriptOf(page))];
    // What fails is shown with the files that weigh most.
    const heaviest = needed.toSorted((one, other) => bytesOf(other) - bytesOf(one)).slice(0, 8);
    expect({ files: needed.length <= FILES, bytes: sum(needed) <= budget, heaviest }).toEqual({
      files: true,
      bytes: true,
      heaviest,
    });
  });

  it('include few files that are smaller than their request', () => {
    const small = scripts.filter((script) => bytesOf(script) < SMALL);
    // What fails is shown with the files.
    expect({ few: small.length <= SMALL_FILES, small }).toEqual({ few: true, small });
  });

  it('have no circular imports, in which a file would run too early', () => {
    const circles = scripts.flatMap((script) =>
      importsOf(script).flatMap((other) => (closureOf(other).has(script) ? [`${script} and ${other}`] : [])),
    );
    expect(circles).toEqual([]);
  });
});
