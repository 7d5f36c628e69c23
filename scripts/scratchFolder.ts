import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * An empty folder for tests.
 * @param later Registers its removal: `onTestFinished` within a test, `afterAll` outside.
 */
export function scratchFolder(name: string, later: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
