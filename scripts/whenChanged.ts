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
 * Makes a folder unless it stands as it was last made, and from the same: what is missing, was changed by hand or is older than
 * its sources is made anew.
 * @param make Makes it; false when it could not.
 * @returns False when it could not be made; why has been said then.
 */
export async function whenChanged({ folder, from }: Product, make: () => Promise<boolean>): Promise<boolean> {
  const stamp = path.join(cacheFolder, `${folder.replaceAll('/', '-')}.stamp`);
  // From before it is made, so that what changes meanwhile makes it anew the next time.
  const sources = fingerprint(from.folders, from.files);
  const value = () => `${sources} ${fingerprint([folder], [])}`;
  if (existsSync(stamp) && existsSync(path.join(root, folder)) && readFileSync(stamp, 'utf8') === value()) return true;
  if (!canWriteCache()) return false;
  rmSync(stamp, { force: true });
  if (!(await make())) return false;
  writeFileSync(stamp, value());
  return true;
}
