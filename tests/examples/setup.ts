import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { pnpm } from '../../scripts/pnpm.ts';
import { root } from '../../scripts/run.ts';
import { packAll, published, tarballOf } from '../package/pack.ts';
import { build } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built examples, outside of the repository, so that only the packages' own files are found. */
    examples: string;
  }
}

/** Installs the examples, with the packages from their tarballs, and builds those that no other test does. */
export default async function setup(project: TestProject): Promise<() => void> {
  await packAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'sereno-examples-'));
  cpSync(path.join(root, 'examples'), path.join(folder, 'examples'), { recursive: true });
  cpSync(path.join(root, 'tests/package/foreign/pnpm-workspace.yaml'), path.join(folder, 'pnpm-workspace.yaml'));
  for (const name of published) cpSync(tarballOf(name), path.join(folder, path.basename(tarballOf(name))));
  await pnpm(['install', '--no-lockfile', '--prefer-offline', '--ignore-scripts'], folder);
  await build(path.join(folder, 'examples/next'));
  await build(path.join(folder, 'examples/query'));
  // The console names every text that a language lacks in this mode alone.
  await build(path.join(folder, 'examples/brand'), 'development');
  project.provide('examples', path.join(folder, 'examples'));
  return () => rmSync(folder, { recursive: true, force: true });
}
