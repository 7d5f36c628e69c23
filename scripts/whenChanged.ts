import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, canWriteCache } from './cache.ts';
import { fingerprint } from './fingerprint.ts';
import { root } from './run.ts';

export type Product = {
  /** The folder that is made, from the workspace's folder. */
  readonly folder: string;
  /** What it is made from: folders, and single files. */
  readonly from: { readonly folders: readonly string[]; readonly files: readonly string[] };
};

/**
 * Builds a folder unless it is unchanged and built from the same sources: when missing, edited by hand or older than
 * its sources it is rebuilt.
 * @param make Builds it; false on failure.
 * @returns False when the build failed, after a message.
 */
export async function whenChanged({ folder, from }: Product, make: () => Promise<boolean>): Promise<boolean> {
  const stamp = path.join(cacheFolder, `${folder.replaceAll('/', '-')}.stamp`);
  // Hashed before the build, so that changes meanwhile cause a rebuild next time.
  const sources = fingerprint(from.folders, from.files);
  const value = () => `${sources} ${fingerprint([folder], [])}`;
  if (existsSync(stamp) && existsSync(path.join(root, folder)) && readFileSync(stamp, 'utf8') === value()) return true;
  if (!canWriteCache()) return false;
  rmSync(stamp, { force: true });
  if (!(await make())) return false;
  writeFileSync(stamp, value());
  return true;
}
