import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from './run.ts';
import { shippedFiles } from './shippedFiles.ts';
import { usedTexts } from './usedTexts.ts';
import { scratchFolder } from './scratchFolder.ts';

/** Keys for a future screen. One that is used by now fails like an unused one: remove it here. */
const AWAITING_THEIR_SCREEN: readonly string[] = [
  // VAL-03: forms behind the login.
  'validation.invalid',
];

/** The Spanish keys of every part of the host, or of the components. */
async function keysIn(pattern: string): Promise<string[]> {
  const modules = await Promise.all(
    globSync(pattern, { cwd: root }).map(async (file): Promise<{ es: object }> => import(path.join(root, file))),
  );
  return modules.flatMap(({ es }) => Object.keys(es));
}

const entries = [
  'apps/web/src/main.tsx',
  'packages/domain/src/navigation/index.ts',
  'packages/domain/src/register/index.ts',
  'packages/domain/src/report/index.ts',
  ...globSync('packages/ui/src/*/index.ts', { cwd: root }),
];
const isCode = (file: string): boolean => !/\/i18n\/|\/locale\/texts\//.test(file);
const used = usedTexts(shippedFiles(entries).filter(isCode));

describe('the text keys', () => {
  it('LNG-05 are all used by the host, except those of planned screens', async () => {
    const unused = (await keysIn('apps/web/src/i18n/*/es.ts')).filter((key) => !used.has(key));
    expect(unused.toSorted()).toEqual(AWAITING_THEIR_SCREEN.toSorted());
  });

  it('LNG-05 are all used by a component of the library', async () => {
    const keys = await keysIn('packages/ui/src/locale/texts/es.ts');
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});

/** The keys of the Spanish texts that a folder of the components imports, by itself and by what it is made of. */
async function spokenIn(folder: string): Promise<string[]> {
  const sources = shippedFiles([`packages/ui/src/${folder}/index.ts`])
    .filter((file) => !file.includes('/locale/'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const names = new Set(
    sources.flatMap((source) => [...source.matchAll(/\/texts\/es\/(\w+)\.ts'/g)].map(([, name]) => name)),
  );
  const families = await Promise.all(
    [...names].map(
      async (name): Promise<Readonly<Record<string, object>>> =>
        import(path.join(root, `packages/ui/src/locale/texts/es/${name}.ts`)),
    ),
  );
  return families.flatMap((family) => Object.values(family).flatMap((texts) => Object.keys(texts)));
}

type ShelfTexts = {
  loadShelfTexts: (locale: string, folders: readonly string[]) => Promise<object>;
};
const { loadShelfTexts }: ShelfTexts = await import(path.join(root, 'packages/ui/src/locale/loadShelfTexts.ts'));
const { shelves }: { shelves: Readonly<Record<string, object>> } = await import(
  path.join(root, 'packages/ui/src/locale/texts/es.ts')
);
const folders = globSync('packages/ui/src/*/index.ts', { cwd: root }).map((file) => path.basename(path.dirname(file)));

describe('the texts of one folder', () => {
  it.each(folders)(
    'LNG-05 of %s are all that its components say, from no file that they do not need',
    async (folder) => {
      const spoken = await spokenIn(folder);
      const loaded = spoken.length === 0 ? [] : Object.keys(await loadShelfTexts('de', [folder]));
      expect(spoken.filter((key) => !loaded.includes(key))).toEqual([]);
      const idle = Object.entries(shelves).filter(
        ([, texts]) => loaded.includes(Object.keys(texts)[0] ?? '') && !spoken.some((key) => Object.hasOwn(texts, key)),
      );
      expect(idle.map(([shelf]) => shelf)).toEqual([]);
    },
  );
});

function usedBy(source: string): string[] {
  const file = path.join(scratchFolder('used-texts', onTestFinished), 'View.tsx');
  writeFileSync(
    file,
    `declare const t: <Key extends 'a.one' | 'a.two' | 'a.three' | 'b.one'>(key: Key) => string;\n${source}`,
  );
  return [...usedTexts([path.relative(root, file)])].toSorted();
}

describe('a key', () => {
  it.each([
    ['is used when passed to t', "t('a.one');", ['a.one']],
    ['is used in a constant', "const key = 'a.one';", ['a.one']],
    ['is used as data', "const rows = [{ key: 'a.one' }];", ['a.one']],
    ['is not used by a type', "type Key = 'a.one';", []],
    [
      'of a template is used for each existing key only',
      "(name: 'one' | 'two') => t(`a.${name}`);",
      ['a.one', 'a.two'],
    ],
    [
      'of a template is used as data',
      "type Row = { key: `a.${'one' | 'two'}` }; (id: 'one' | 'two'): Row => ({ key: `a.${id}` });",
      ['a.one', 'a.two'],
    ],
    ['of a template can vary in its first part', "(area: 'a' | 'b') => t(`${area}.one`);", ['a.one', 'b.one']],
  ])('%s', (_, source, keys) => {
    expect(usedBy(source)).toEqual(keys);
  });
});
