import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/run.ts';

type Manifest = { readonly dependencies: Readonly<Record<string, string>> };

/** The installed version of a package in that benchmark's folder; undefined when missing. */
export function installedVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/**
 * Installs the peers of a benchmark in the versions of its `package.json`, unless they are there. They lie in its own folder, apart
 * from the workspace, which has no use for their hundred megabytes.
 * @throws when npm fails.
 */
export async function installPeers(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (Object.entries(manifest.dependencies).every(([name, version]) => installedVersion(folder, name) === version))
    return;
  const quiet = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  if (!(await run('npm', ['install', '--prefix', folder, ...quiet])).ok) throw new Error('npm installed no peers.');
}
