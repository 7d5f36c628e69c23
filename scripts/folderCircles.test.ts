import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderCircles } from './folderCircles.ts';
import { root } from './run.ts';

/** Tests, stories and samples show a part within the whole. */
const APART = /\.(?:test|stories)\.tsx?$|amples\.tsx?$|\/testing\//u;

const circlesOf = (sources: Record<string, string>) => folderCircles(new Map(Object.entries(sources)));

it('folders of a package have no circular imports', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !APART.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  expect(folderCircles(texts)).toEqual({});
});

it.each([
  ['by two imports', { 'src/a/1.ts': "import '../b/2.ts';", 'src/b/3.ts': "export * from '../a/4.ts';" }],
  ['by a type', { 'src/a/1.ts': "import '../b/2.ts';", 'src/b/3.ts': "import type { A } from '../a/4.ts';" }],
  [
    'by a dynamic import',
    { 'src/a/1.ts': "import '../b/2.ts';", 'src/b/3.ts': "const a = () => import('../a/4.ts');" },
  ],
  ['through a file beside them', { 'src/a/1.ts': "import '../b.ts';", 'src/b.ts': "import './a/4.ts';" }],
])('detects a circle %s', (_, sources) => {
  expect(Object.keys(circlesOf(sources))).toEqual(['src']);
});

it('lists only the imports of the circle', () => {
  const circles = circlesOf({
    'src/a/1.ts': "import '../b/2.ts'; import '../d/2.ts';",
    'src/b/2.ts': "import '../c/2.ts';",
    'src/c/2.ts': "import '../a/4.ts';",
    'src/d/2.ts': '',
    'src/e/1.ts': "import '../a/1.ts';",
  });
  expect(circles).toEqual({
    src: ['src/a/1.ts imports src/b/2.ts', 'src/b/2.ts imports src/c/2.ts', 'src/c/2.ts imports src/a/4.ts'],
  });
});

it.each([
  ['the imports go one way', { 'src/a/1.ts': "import '../b/2.ts';", 'src/b/2.ts': "import '../c/1.ts';" }],
  ['only files import each other', { 'src/a/1.ts': "import './2.ts';", 'src/a/2.ts': "import './1.ts';" }],
  ['a path is only in a string', { 'src/a/1.ts': "import '../b/2.ts';", 'src/b/2.ts': "const text = '../a/1.ts';" }],
])('detects no circle when %s', (_, sources) => {
  expect(circlesOf(sources)).toEqual({});
});
