import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { root, run, type RunResult } from '../../scripts/run.ts';
import { packAll, pnpm, published, tarballOf } from './pack.ts';

/** A stranger's application with both packages installed from their tarballs, and what came of building it. */
export type Foreign = {
  /** Its folder, outside of the repository, so that only the packages' own files are found. */
  readonly folder: string;
  /** The strict type-check, libraries included, as a bundler and as Node resolve modules. */
  readonly types: { readonly bundler: RunResult; readonly node: RunResult };
  /** The production build in `dist`, and in `dist-development` one in which React reports hydration differences. */
  readonly build: RunResult;
  readonly developmentBuild: RunResult;
};

declare module 'vitest' {
  interface ProvidedContext {
    foreign: Foreign;
  }
}

/** The files shown in the README, by name: a fenced block whose first line ends with a file name. */
function examples(): Map<string, string> {
  const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8');
  return new Map(
    Array.from(readme.matchAll(/^```tsx (\S+)\n(.*?)^```$/gms), ([, name = '', code = '']) => [name, code]),
  );
}

/** Once for all tests of the packages: pack, install as a stranger would, check the types, build. */
export default async function setup(project: TestProject): Promise<() => void> {
  await packAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'sereno-foreign-'));
  cpSync(path.join(import.meta.dirname, 'foreign'), folder, { recursive: true });
  for (const name of published) cpSync(tarballOf(name), path.join(folder, path.basename(tarballOf(name))));
  for (const [name, code] of examples()) writeFileSync(path.join(folder, 'src', name), code);

  await pnpm(['install', '--no-lockfile', '--prefer-offline', '--ignore-scripts'], folder);
  const own = (command: string, args: readonly string[], mode = 'production') =>
    run(path.join(folder, 'node_modules/.bin', command), args, { cwd: folder, quiet: true, env: { NODE_ENV: mode } });
  const viteBuild = ['build', '--logLevel', 'error'];
  const [bundler, node, build, developmentBuild] = await Promise.all([
    own('tsc', []),
    own('tsc', ['-p', 'tsconfig.node.json']),
    own('vite', viteBuild),
    own('vite', [...viteBuild, '--outDir', 'dist-development'], 'development'),
  ]);
  project.provide('foreign', { folder, types: { bundler, node }, build, developmentBuild });
  return () => rmSync(folder, { recursive: true, force: true });
}
