import path from 'node:path';
import { inject } from 'vitest';
import { run } from '../../scripts/run.ts';

/** Builds the application of that folder, its types included. React's own checks are in the development mode alone. */
async function build(folder: string, mode = 'production'): Promise<void> {
  const { ok, output } = await run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    quiet: true,
    env: { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (!ok) throw new Error(output);
}

/** Builds an example, and returns its folder. */
export async function built(name: string, mode?: string): Promise<string> {
  const folder = path.join(inject('examples'), 'examples', name);
  await build(folder, mode);
  return folder;
}
