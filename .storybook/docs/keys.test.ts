import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportsOf } from './example.ts';
import { combinationsOf, keyCap } from './keys.ts';

const root = path.resolve(import.meta.dirname, '../../packages/ui/src');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Whether hosts can import it, from the subpath of its folder. */
const isPublic = (file: string, name: string) => exportsOf(read(`${file.split('/')[0]}/index.ts`)).has(name);
const tests = globSync('**/*.test.tsx', { cwd: root }).map((file) => ({ file, text: read(file) }));

const TABLE = /^(?<indent> *)(?:keyboard:|export const \w+Keys =) \{\n(?<rows>[\s\S]*?)^\k<indent>\}/mu;
const NAMES = /^ +(?:'(?<quoted>[^']+)'|(?<plain>\w+)):/gmu;

/** The combinations that a file documents; null where it has no table of its own. */
function documented(file: string): readonly (readonly string[])[] | null {
  const rows = TABLE.exec(read(file))?.groups?.['rows'];
  if (rows === undefined) return null;
  return [...rows.matchAll(NAMES)].flatMap(({ groups }) =>
    combinationsOf(groups?.['quoted'] ?? groups?.['plain'] ?? ''),
  );
}

/** Typed, whatever the letters. */
const TYPES = /(?:keyboard|type)\([^)]*'[^{'\s]/u;
/** Keys that a test can press in another way. */
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  Tab: /\.tab\(\)/u,
  'Shift+Tab': /\.tab\(\{ shift: true \}\)/u,
  Space: /keyboard\('(?:\[Space\]| |[^']* ')|^\s*\[' '/mu,
  'Control+c': /\.copy\(/u,
  'Control+v': /\.paste\(/u,
};

/** Whether a test presses the combination, or types. */
function presses(text: string, combination: readonly string[]): boolean {
  const [key = '', ...held] = combination.toReversed();
  if (!keyCap(key).isKey) return TYPES.test(text);
  const down = held.toReversed().map((name) => `{${name}>}`);
  return (
    text.includes(`${down.join('')}${key.length === 1 ? key : `{${key}`}`) ||
    OTHERWISE[combination.join('+')]?.test(text) === true
  );
}

/** Where a component's keys are tested: in its folder of the foundation, elsewhere with what it shares keys with. */
const familyOf = (file: string): string =>
  file.startsWith('foundation/') ? path.dirname(file) : (file.split('/')[0] ?? '');

const tables = globSync(['**/*.stories.tsx', 'charts/chartKeys.samples.ts'], { cwd: root }).flatMap((file) => {
  const keys = documented(file);
  return keys === null ? [] : [{ file, keys }];
});

describe('the keyboard on a page of documentation', () => {
  it('is what tests press', () => {
    expect(tables.length).toBeGreaterThan(45);
    const untested = tables.flatMap(({ file, keys }) => {
      const family = tests.filter((test) => test.file.startsWith(`${familyOf(file)}/`));
      return keys
        .filter((key) => !family.some(({ text }) => presses(text, key)))
        .map((key) => `${file}: ${key.join('+')}`);
    });
    expect(untested).toEqual([]);
  });

  it('is there for every component whose test moves by arrows', () => {
    const moved = tests.filter(({ text }) => /\{Arrow/u.test(text)).map(({ file }) => file);
    const silent = moved.filter((file) => {
      const name = path.basename(file, '.test.tsx');
      const stories = file.replace('.test.tsx', '.stories.tsx');
      return isPublic(file, name) && !/^ {4}keyboard: /mu.test(read(stories));
    });
    expect(silent).toEqual([]);
  });
});
