import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownName, removeAbandoned } from '../drafts.ts';
import { root, run } from '../run.ts';

/** A copy of the workspace as it stands, committed or not, in which anything may be broken. */
export type WorkingCopy = {
  readonly folder: string;
  /** Replaces a file while the work runs. */
  readonly changing: <Result>(
    file: string,
    change: (text: string) => string,
    work: () => Promise<Result>,
  ) => Promise<Result>;
  readonly remove: () => void;
};

/** The pnpm version that the root's scripts name. */
function pnpmName(): string {
  return /pnpm@[\d.]+/.exec(readFileSync(path.join(root, 'package.json'), 'utf8'))?.[0] ?? 'pnpm';
}

const NAME = 'sereno-faults';

/**
 * Copies what git knows or would add, into the system's temporary folder, and installs dependencies. Not linked to the
 * workspace's node_modules, whose packages would lead back out of the copy.
 */
export async function copyWorkspace(signal: AbortSignal): Promise<WorkingCopy> {
  // What a run that was killed has left is as large as the workspace.
  removeAbandoned(tmpdir(), NAME);
  const folder = mkdtempSync(path.join(tmpdir(), ownName(NAME)));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  try {
    const listing = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      quiet: true,
      signal,
    });
    const files = listing.output.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
    for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
    const install = ['--yes', pnpmName(), 'install', '--frozen-lockfile', '--prefer-offline'];
    const { ok, output } = await run('npx', install, { cwd: folder, quiet: true, signal });
    if (!ok) throw new Error(`The copy of the workspace could not be installed:\n${output}`);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    changing: async (file, change, work) => {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      writeFileSync(place, change(text));
      try {
        return await work();
      } finally {
        writeFileSync(place, text);
      }
    },
    remove,
  };
}
