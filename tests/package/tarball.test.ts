import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { describe, expect, test } from 'vitest';
import { root, run } from '../../scripts/run.ts';
import { subpathsOf } from '../../scripts/subpaths.ts';
import { published, tarballOf } from './pack.ts';
import { stranger } from './stranger.ts';

const { folder } = await stranger();

type Manifest = {
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

const globs = { js: 'dist/**/*.js', map: 'dist/**/*.js.map', text: '**/*' };

describe.each(published)('the tarball of %s', (name) => {
  const place = path.join(folder, 'node_modules/@sereno', name);
  const files = globSync(globs.text, { cwd: place, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('node_modules'));
  const read = (file: string): string => readFileSync(path.join(place, file), 'utf8');
  const manifest: Manifest = JSON.parse(read('package.json'));

  test('holds the build, the manifest, the licence, the README and the change log, and nothing else', () => {
    const tops = new Set(files.map((file) => file.split(path.sep)[0]));
    expect(tops).toEqual(new Set(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json']));
    expect(files.filter((file) => /\.(?:test|stories)\.|samples|storyParts/.test(file))).toEqual([]);
    expect(manifest.license).toBe('SEE LICENSE IN LICENSE');
    expect(read('LICENSE')).toBe(readFileSync(path.join(root, 'LICENSE'), 'utf8'));
  });

  test('asks for exactly what its modules import, in versions that a registry knows', () => {
    const imported = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) =>
        Array.from(read(file).matchAll(/(?:[\s}]from|\bimport)\s*\(?"([^."\s][^"\s]*)"/g), ([, id = '']) => id),
      )
      .map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'));
    const wanted = { ...manifest.dependencies, ...manifest.peerDependencies };
    expect(new Set(Object.keys(wanted))).toEqual(new Set(imported));
    expect(Object.values(wanted).filter((range) => !/^\^?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  test('names no machine and no registry', () => {
    const telling = files.filter((file) => {
      const text = read(file);
      return (
        text.includes(root) ||
        /file:\/\/|localhost|registry\.|(?:^|["'\s(])\/(?:home|Users|root|tmp|work)\//m.test(text)
      );
    });
    expect(telling).toEqual([]);
  });

  test('speaks of no requirement, which its readers do not have', () => {
    const texts = files.filter((file) => /\.(?:d\.ts|json|md|txt)$/.test(file));
    const named = texts.flatMap((file) => read(file).match(/\b(?!UTF-)[A-Z]{3,4}-\d{2}[a-z]?\b/g) ?? []);
    expect(named).toEqual([]);
  });

  test('has maps that lead to the sources, which they carry', () => {
    const maps = files.filter((file) => file.endsWith('.js.map'));
    const strange = maps.filter((file) => {
      const { sources, sourcesContent }: { sources: string[]; sourcesContent: string[] } = JSON.parse(read(file));
      const inside = sources.every((source) => path.join(path.dirname(file), source).startsWith('src/'));
      return !inside || sources.length !== sourcesContent.length;
    });
    expect(maps).not.toEqual([]);
    expect(strange).toEqual([]);
  });

  test('satisfies publint', async () => {
    const { messages } = await publint({ pkgDir: place, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test('gives every subpath types that fit, says attw', async () => {
    const subpaths = Array.from(subpathsOf(path.join(root, 'packages', name)))
      .filter(([, file]) => file.endsWith('.ts'))
      .map(([subpath]) => subpath || '.');
    const { ok, output } = await run(
      'attw',
      [tarballOf(name), '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...subpaths],
      { quiet: true },
    );
    expect({ ok, output }).toMatchObject({ ok: true });
    expect(subpaths.filter((subpath) => !output.includes(path.join(name, subpath)))).toEqual([]);
  });
});

/** What stands below the heading of a subpath. */
const chapterOf = (text: string | undefined, heading: string) =>
  text
    ?.split(/^(?=#{1,2} @sereno\/ui\/)/mu)
    .find((chapter) => chapter.replace(/^#+ /u, '').startsWith(`${heading}\n`)) ?? '';

describe('the documentation of ui as text', () => {
  const place = path.join(folder, 'node_modules/@sereno/ui/dist');
  const [contents, everything] = ['llms.txt', 'llms-full.txt'].map((file) =>
    readFileSync(path.join(place, file), 'utf8'),
  );
  /** By subpath, what can be called or rendered. */
  const exported = globSync('*/index.d.ts', { cwd: place }).map((file): [string, string[]] => [
    path.dirname(file),
    Array.from(
      readFileSync(path.join(place, file), 'utf8').matchAll(/^export \{(?<names>[^}]*)\}/gmu),
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    )
      .flat()
      .filter((name) => /^[A-Z][a-z]\w*$/u.test(name)),
  ]);

  test('has every component, with its sentence, in the contents and in the whole', () => {
    const names = exported.flatMap(([subpath, all]) => all.map((name) => `${subpath}/${name}`));
    expect(names.length).toBeGreaterThan(150);
    const missing = names.filter((each) => {
      const [subpath = '', name = ''] = each.split('/');
      const heading = `@sereno/ui/${subpath}`;
      const listed = new RegExp(`^- \`${name}\`: \\S.*\\S$`, 'mu').test(chapterOf(contents, heading));
      return !listed || !new RegExp(`^## ${name}\n\n[^#\\s]`, 'mu').test(chapterOf(everything, heading));
    });
    expect(missing).toEqual([]);
  });

  test('has the guides, and each prop with its sentence', () => {
    expect(everything).toContain('## A table\n');
    expect(everything).toContain("- `variant?: ButtonVariant` Importance of the action. Default 'secondary'.");
    expect(everything?.match(/^- `\w+\??: .*`\s*$/gmu) ?? []).toEqual([]);
    expect(everything).not.toMatch(/For those who work on it|Looking and checking/u);
  });

  test('is short enough to be read: the contents at once, the whole in parts', () => {
    expect([contents?.length, everything?.length].map((length) => Math.ceil((length ?? 0) / 1000))).toEqual([
      expect.toSatisfy((kilobytes: number) => kilobytes <= 30),
      expect.toSatisfy((kilobytes: number) => kilobytes <= 400),
    ]);
  });
});

const isMarked = (file: string): boolean => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));

/** What a module of the tarball is made of. */
function sourceOf(file: string): string {
  const plain = path.join(root, 'packages/ui', file.replace(/^dist/, 'src').replace(/js$/, 'ts'));
  return existsSync(plain) ? plain : `${plain}x`;
}

describe("the tarball of ui and 'use client'", () => {
  const place = path.join(folder, 'node_modules/@sereno/ui');

  test('stands at the top of a module exactly where it stands in its source', () => {
    const modules = globSync(globs.js, { cwd: place });
    const lost = modules.filter((file) => isMarked(path.join(place, file)) !== isMarked(sourceOf(file)));
    expect(lost).toEqual([]);
  });

  test('a server component imports every subpath, refers to components and calls what is plain', async () => {
    const { ok, output } = await run('node', ['--conditions=react-server', 'boundaries.js', '@sereno/ui'], {
      cwd: folder,
      quiet: true,
    });
    expect({ ok, output }).toMatchObject({ ok: true });
    const found: Record<string, string> = JSON.parse(output);
    // Not a constant, such as NO_FIGURE.
    const components = Object.keys(found).filter((name) => /\/[A-Z][a-z]/.test(name));
    expect(components.filter((name) => found[name] !== 'client')).toEqual([]);
    expect(found).toMatchObject({
      'theme/color': 'object',
      'locale/createTranslate': 'function',
      'locale/useLocale': 'client',
      'foundation/Button': 'client',
    });
  });
});
