import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { pnpm } from '../../scripts/pnpm.ts';
import { root, run, type RunResult } from '../../scripts/run.ts';
import { packAll, published, tarballOf } from './pack.ts';

/** A stranger's application with the packages installed from their tarballs, and what came of building it. */
export type Foreign = {
  /** Its folder, outside of the repository, so that only the packages' own files are found. */
  readonly folder: string;
  /** The strict type-check, libraries included, as a bundler and as Node resolve modules. */
  readonly types: { readonly bundler: RunResult; readonly node: RunResult };
  /** The production build in `dist`, and in `dist-development` one in which React reports hydration differences. */
  readonly build: RunResult;
  readonly developmentBuild: RunResult;
  /** The type-check and the production build of `examples/vite`, in its `dist`. */
  readonly example: RunResult;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the stranger's application. */
    foreign: string;
  }
}

/** What the tests, which run in other processes, wait for. */
export type Answer = Foreign | { readonly failed: string };
export const answerFile = (folder: string): string => path.join(folder, 'answer.json');

function answer(folder: string, content: Answer): void {
  const file = answerFile(folder);
  writeFileSync(`${file}.part`, JSON.stringify(content));
  renameSync(`${file}.part`, file);
}

/** The files that only the READMEs have, by name: a fenced block whose first line ends with a name without a folder. */
function examples(): Map<string, string> {
  const readmes = published.map((name) => readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8'));
  return new Map(
    readmes
      .flatMap((readme) => [...readme.matchAll(/^```tsx? ([\w.]+)\n(.*?)^```$/gms)])
      .map(([, name = '', code = '']) => [name, code]),
  );
}

/** Packs, installs as a stranger would, checks the types, builds. */
async function prepare(folder: string): Promise<Foreign> {
  await packAll();
  cpSync(path.join(import.meta.dirname, 'foreign'), folder, { recursive: true });
  cpSync(path.join(root, 'examples/vite'), path.join(folder, 'examples/vite'), { recursive: true });
  for (const name of published) cpSync(tarballOf(name), path.join(folder, path.basename(tarballOf(name))));
  for (const [name, code] of examples()) writeFileSync(path.join(folder, 'src', name), code);

  await pnpm(['install', '--no-lockfile', '--prefer-offline', '--ignore-scripts'], folder);
  const own = (command: string, args: readonly string[], mode = 'production') =>
    run(path.join(folder, 'node_modules/.bin', command), args, { cwd: folder, quiet: true, env: { NODE_ENV: mode } });
  const viteBuild = ['build', '--logLevel', 'error'];
  const [bundler, node, build, developmentBuild, example] = await Promise.all([
    own('tsc', []),
    own('tsc', ['-p', 'tsconfig.node.json']),
    own('vite', viteBuild),
    own('vite', [...viteBuild, '--outDir', 'dist-development'], 'development'),
    run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error'], {
      cwd: path.join(folder, 'examples/vite'),
      quiet: true,
      env: { NODE_ENV: 'production' },
    }),
  ]);
  return { folder, types: { bundler, node }, build, developmentBuild, example };
}

/**
 * Begins the work for all tests of the packages, which takes a minute on one core: tests of other projects run meanwhile, and those of
 * the packages wait for the answer.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sereno-foreign-'));
  const answered = prepare(folder)
    .catch((error: unknown) => ({ failed: String(error) }))
    .then((content) => answer(folder, content));
  project.provide('foreign', folder);
  return async () => {
    await answered;
    rmSync(folder, { recursive: true, force: true });
  };
}
