import { exportsOf, type Shelves } from './example.ts';

const indexes: Readonly<Record<string, string>> = import.meta.glob('../../packages/ui/src/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The subpaths of the package; where two export a name, it comes from the first. */
export const shelves: Shelves = new Map(
  Object.entries(indexes).map(([path, index]) => [path.split('/').at(-2) ?? '', exportsOf(index)]),
);
