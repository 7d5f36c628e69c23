import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/run.ts';

/** This folder: the peers are installed in it, apart from the workspace, which has no use for their hundred megabytes. */
export const folder = import.meta.dirname;

const manifest: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(path.join(folder, 'package.json'), 'utf8'),
);

/** The version of an installed package; undefined when there is none. */
export function installedVersion(name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/**
 * Installs the peers in the versions of `package.json`, unless they are there.
 * @throws when npm fails.
 */
export async function installPeers(): Promise<void> {
  if (Object.entries(manifest.dependencies).every(([name, version]) => installedVersion(name) === version)) return;
  const quiet = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  if (!(await run('npm', ['install', '--prefix', folder, ...quiet])).ok) throw new Error('npm installed no peers.');
}
