import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.ts';

/** An ID as docs/requirements.md and the tests write it: AUTH-03, CMA-06a. */
const ID = /\b[A-Z]{2,4}-\d{2}[a-z]?\b/g;
const listed = /^- ([A-Z]{2,4}-\d{2}[a-z]?)\b/gm;

/** Tests and stories, and the tables of the specification that tests are made of. */
const PROVING = /\.(?:test\.tsx?|stories\.tsx)$|\/(?:testing|e2e)\/\w+\.ts$/;

function testFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    if (entry.isDirectory()) return testFiles(name);
    return PROVING.test(name) ? [name] : [];
  });
}

/** The texts of a test file: titles, and the rows of the tables that titles are made of. Comments are none of them. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

/** 'AUTH-10 to AUTH-14' stands for all five. */
function withRanges(text: string): string {
  return text.replace(/([A-Z]{2,4})-(\d{2}) (?:to|…) \1-(\d{2})/g, (_, area: string, from: string, to: string) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_unused, index) => `${area}-${String(Number(from) + index).padStart(2, '0')}`,
    ).join(' '),
  );
}

const document = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
const all = [...document.matchAll(listed)].map(([, id = '']) => id);
/** The lines that an ID stands for: itself, or 'DRP-03a' to 'DRP-03e' for 'DRP-03'. */
const linesOf = (id: string): string[] => all.filter((line) => line === id || line.replace(/[a-z]$/, '') === id);

const proven = new Set<string>();
const unknown = new Set<string>();
for (const file of ['packages', 'apps', 'tests'].flatMap(testFiles)) {
  for (const [id] of textsOf(file).map(withRanges).join('\n').matchAll(ID)) {
    const lines = linesOf(id);
    for (const line of lines) proven.add(line);
    if (lines.length === 0) unknown.add(`${id} (${file})`);
  }
}

const open = all.filter((id) => !proven.has(id));
for (const [area, ids] of Map.groupBy(open, (id) => id.split('-')[0] ?? '')) {
  process.stdout.write(`${area}: ${ids.map((id) => id.slice(area.length + 1)).join(' ')}\n`);
}
process.stdout.write(`${proven.size} of ${all.length} requirements are named by a test; ${open.length} are not.\n`);
if (unknown.size > 0) {
  process.stderr.write(`Tests name requirements that do not exist: ${[...unknown].join(', ')}\n`);
  process.exitCode = 1;
}
