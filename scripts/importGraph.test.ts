import { expect, it } from 'vitest';
import { reachedFrom } from './importGraph.ts';

const workspace = new Map(
  Object.entries({
    'packages/ui/package.json': '{ "name": "@sereno/ui", "exports": { "./*": "./src/*/index.ts" } }',
    'packages/ui/src/parts/index.ts': `'use client';
      export { Tabs } from './Tabs.tsx';
      export { Button as Key, type ButtonProps } from './Button.tsx';
      export * from '../shapes/index.ts';
      export type { Size } from './size.ts';`,
    'packages/ui/src/shapes/index.ts': "export { Circle } from './Circle.tsx';",
    'packages/ui/src/shapes/Circle.tsx': 'export const Circle = 1;',
    'packages/ui/src/parts/Tabs.tsx': "import type { Size } from './size.ts'; export const Tabs = 1;",
    'packages/ui/src/parts/Button.tsx': "import './button.css'; export const Button = 1;",
    'packages/ui/src/parts/size.ts': 'export type Size = 1;',
    'tabs.test.ts': "import { Tabs } from '@sereno/ui/parts';",
    'key.test.ts': "import { Key, type Tabs } from '@sereno/ui/parts';",
    'circle.test.ts': "import { Circle } from '@sereno/ui/parts';",
    'whole.test.ts': "import * as parts from '@sereno/ui/parts';",
    'lazy.test.ts': "it('', () => import('./screen.ts'));",
    'started.test.ts': "spawn(new URL('./screen.ts', import.meta.url));",
    'screen.ts': "import { Key } from '@sereno/ui/parts'; export const Screen = Key;",
    'words.test.ts': "const text = './screen.ts'; const other = '@sereno/ui/parts';",
  }),
);
const testsReachedFrom = (...changed: string[]) =>
  [...reachedFrom(changed, workspace)].filter((file) => file.includes('.test.')).toSorted();

it('follows a re-exported name to its own module only', () => {
  expect(testsReachedFrom('packages/ui/src/parts/Tabs.tsx')).toEqual(['tabs.test.ts', 'whole.test.ts']);
  expect(testsReachedFrom('packages/ui/src/shapes/Circle.tsx')).toEqual(['circle.test.ts', 'whole.test.ts']);
});

it('follows a name through aliases, dynamic imports, started programs and non-code files', () => {
  expect(testsReachedFrom('packages/ui/src/parts/button.css')).toEqual([
    'key.test.ts',
    'lazy.test.ts',
    'started.test.ts',
    'whole.test.ts',
  ]);
});

it('does not follow types, because tests run without them', () => {
  expect(testsReachedFrom('packages/ui/src/parts/size.ts')).toEqual([]);
});

it('an index.ts affects all its importers, and a test affects itself', () => {
  expect(testsReachedFrom('packages/ui/src/parts/index.ts', 'words.test.ts')).toEqual([
    'circle.test.ts',
    'key.test.ts',
    'lazy.test.ts',
    'started.test.ts',
    'tabs.test.ts',
    'whole.test.ts',
    'words.test.ts',
  ]);
});
