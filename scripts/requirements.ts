import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** An ID as docs/requirements.md and the titles of tests write it: AUTH-03, CMA-06a. */
const ID = /\b[A-Z]{2,4}-\d{2}[a-z]?\b/g;
const listed = /^- \[[ x]\] ([A-Z]{2,4}-\d{2}[a-z]?)\b/gm;
/** `it('…')`, `test('…')`, `describe('…')` with or without a table, and the names of stories. */
const titles = /(?:\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*|\bname:\s*)(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

function testFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    if (entry.isDirectory()) return testFiles(name);
    return /\.(?:test\.ts|stories\.tsx)$/.test(entry.name) ? [name] : [];
  });
}

/** 'AUTH-10 to AUTH-14' in a title stands for all five. */
function expandRanges(title: string): string {
  return title.replace(/([A-Z]{2,4})-(\d{2}) (?:to|…) \1-(\d{2})/g, (_, area: string, from: string, to: string) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_unused, index) => `${area}-${String(Number(from) + index).padStart(2, '0')}`,
    ).join(' '),
  );
}

/** The requirement IDs of the documentation, and those that a test names in its title. */
export function coverage(): { readonly all: readonly string[]; readonly proven: ReadonlySet<string> } {
  const document = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
  const all = [...document.matchAll(listed)].map(([, id = '']) => id);
  const proven = new Set<string>();
  for (const file of ['packages', 'apps', 'tests', 'scripts'].flatMap(testFiles)) {
    for (const [, , title = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(titles)) {
      for (const [id] of expandRanges(title).matchAll(ID)) proven.add(id);
    }
  }
  return { all, proven };
}

if (import.meta.main) {
  const { all, proven } = coverage();
  const open = all.filter((id) => !proven.has(id));
  const areas = Map.groupBy(open, (id) => id.split('-')[0] ?? '');
  for (const [area, ids] of areas)
    process.stdout.write(`${area}: ${ids.map((id) => id.slice(area.length + 1)).join(' ')}\n`);
  process.stdout.write(
    `${all.length - open.length} of ${all.length} requirements are named by a test; ${open.length} are not.\n`,
  );
  const unknown = [...proven].filter((id) => !all.includes(id));
  if (unknown.length > 0) {
    process.stderr.write(`Tests name requirements that do not exist: ${unknown.join(', ')}\n`);
    process.exitCode = 1;
  }
}
