import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pnpm } from '../../scripts/pnpm.ts';
import { root, run } from '../../scripts/run.ts';
import { published, tarballOf } from '../package/pack.ts';
import { build } from './build.ts';
import { listen, type Listening } from './listen.ts';

const install = ['install', '--no-lockfile', '--ignore-scripts'];
const scratch = mkdtempSync(path.join(tmpdir(), 'sereno-release-'));
const clone = path.join(scratch, 'clone');
let registry: Listening;
/** What makes npm take the packages from the local registry, and all others as ever. */
let scope: string;

async function command(name: string, args: readonly string[], cwd: string): Promise<string> {
  const { ok, output } = await run(name, args, { cwd, quiet: true });
  if (!ok) throw new Error(`${name} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** Registers somebody who may publish, and returns the line of `.npmrc` with the token. */
async function publisher(): Promise<string> {
  const response = await fetch(`${registry.url}/-/user/org.couchdb.user:publisher`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'publisher', password: 'of-this-run-alone' }),
  });
  const { token }: { token: string } = await response.json();
  return `//${new URL(registry.url).host}/:_authToken=${token}\n`;
}

type Document = {
  readonly 'dist-tags': Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, unknown>>;
};

async function documentOf(name: string): Promise<Document> {
  return (await fetch(`${registry.url}/@sereno/${name}`)).json();
}

function versionIn(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return version;
}

beforeAll(async () => {
  const folder = path.join(scratch, 'registry');
  cpSync(path.join(import.meta.dirname, 'registry'), folder, { recursive: true });
  await pnpm([...install, '--prefer-offline'], folder);
  registry = await listen(['start.js'], folder);
  scope = `@sereno:registry=${registry.url}\n`;
});
afterAll(async () => {
  await registry?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

test(
  'a release is cut and published, and an example is built from it by its range',
  { timeout: 1_800_000 },
  async () => {
    // The last commit, with a note for each package, beside those that wait.
    await command('git', ['clone', '--quiet', '--no-hardlinks', root, clone], scratch);
    await command('git', ['switch', '--quiet', '--force-create', 'main'], clone);
    for (const [key, value] of [
      ['user.name', 'Publisher'],
      ['user.email', 'publisher@localhost'],
    ])
      await command('git', ['config', String(key), String(value)], clone);
    const names = published.map((name) => `'@sereno/${name}': minor\n`).join('');
    writeFileSync(
      path.join(clone, '.changeset/release-of-the-test.md'),
      `---\n${names}---\n\nA release that a test has cut.\n`,
    );
    appendFileSync(path.join(clone, '.npmrc'), scope + (await publisher()));
    await command('git', ['add', '--all'], clone);
    await command('git', ['commit', '--quiet', '--message', 'Publish into the local registry'], clone);
    await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], clone);

    // What is out: the versions of the manifests. Those that nobody has published would be released as they are.
    const before = versionIn(path.join(clone, 'packages/ui'));
    for (const name of published) await pnpm(['publish', tarballOf(name), '--no-git-checks'], clone);
    await command('npm', ['run', 'release'], clone);

    const next = before.replace(
      /^(\d+)\.(\d+)\..*$/u,
      (_, major: string, minor: string) => `${major}.${Number(minor) + 1}.0`,
    );
    for (const name of published) {
      const { versions, ...rest } = await documentOf(name);
      expect([name, rest['dist-tags'], Object.keys(versions)]).toEqual([name, { latest: next }, [before, next]]);
    }
    expect(readFileSync(path.join(clone, 'packages/ui/CHANGELOG.md'), 'utf8')).toMatch(
      new RegExp(`^# @sereno/ui\n+## ${next}\n[^]*A release that a test has cut\\.`, 'u'),
    );
    expect(await command('git', ['status', '--porcelain'], clone)).toBe('');

    const host = path.join(scratch, 'host');
    cpSync(path.join(root, 'examples/next'), host, { recursive: true });
    const manifest = readFileSync(path.join(host, 'package.json'), 'utf8');
    writeFileSync(path.join(host, 'package.json'), manifest.replaceAll(/("@sereno\/\w+": )"[^"]+"/gu, `$1"^${next}"`));
    writeFileSync(path.join(host, '.npmrc'), scope);
    await pnpm(install, host);
    const installed = published.map((name) => versionIn(path.join(host, 'node_modules/@sereno', name)));
    expect(installed).toEqual(published.map(() => next));
    await build(host);
  },
);
