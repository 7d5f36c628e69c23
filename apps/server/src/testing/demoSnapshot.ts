import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file of a database with the demo of `START`. Opening it takes a tenth of the time that filling one takes. */
    demoSnapshot: string;
  }
}

/**
 * Fills one database with the demo for all tests of the run. Many runs one after the other share one that `DEMO_SNAPSHOT` names, which
 * `writeDemoSnapshot.ts` has written.
 */
export default function setup(project: TestProject): () => void {
  const shared = process.env['DEMO_SNAPSHOT'];
  if (shared !== undefined) {
    project.provide('demoSnapshot', shared);
    return () => undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'sereno-demo-'));
  const file = path.join(folder, 'demo.tar');
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'writeDemoSnapshot.ts'), file], { stdio: 'inherit' });
  project.provide('demoSnapshot', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
