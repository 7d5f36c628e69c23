import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exportsOf } from './example.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const exported = new Set(
  globSync('packages/ui/src/*/index.ts', { cwd: root }).flatMap((file) => [...exportsOf(read(file))]),
);

/** A component's name, apart from a chapter's: DataTable, not Selection. */
const COMPONENT = /^(?:[A-Z][a-z\d]+){2,}$/u;

/** The stories of the package by the last word of their title. */
const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).map((file) => {
  const text = read(file);
  const title =
    /^ {2}title: '(?<title>[^']*\/[^']*)'/mu.exec(text)?.groups?.['title'] ?? path.basename(file, '.stories.tsx');
  return { name: title.split('/').at(-1) ?? '', isInternal: /^ {2}tags: \['internal'/mu.test(text) };
});

it('tags the stories of components that no host can import, and of no other', () => {
  const components = stories.filter(({ name }) => COMPONENT.test(name));
  expect(components.length).toBeGreaterThan(90);
  expect(components.filter(({ name, isInternal }) => isInternal === exported.has(name))).toEqual([]);
});
