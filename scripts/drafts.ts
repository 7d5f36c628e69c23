import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The name of this process's temporary folder: another process can tell when it was left behind. */
export const ownName = (name: string): string => `${name}.draft-${process.pid}-`;

/** Removes what processes that were killed have left beside it under `ownName(name)`. */
export function removeAbandoned(folder: string, name: string): void {
  for (const entry of readdirSync(folder)) {
    const pid = entry.startsWith(`${name}.`) ? /^\.draft-(\d+)-/u.exec(entry.slice(name.length))?.[1] : undefined;
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
}

/**
 * Fills a folder unless it is there. It is filled under another name and renamed, so what was cut short is never taken for the whole, and
 * two processes may fill it at once.
 */
export async function wholeFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  mkdirSync(parent, { recursive: true });
  removeAbandoned(parent, path.basename(folder));
  const draft = ownName(folder);
  try {
    mkdirSync(draft);
    await fill(draft);
    renameSync(draft, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
