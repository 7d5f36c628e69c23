import path from 'node:path';
import { inject } from 'vitest';
import { run } from '../../scripts/run.ts';

/** Builds an example, its types included, and returns its folder. React's own checks are in the development mode alone. */
export async function built(name: string, mode = 'production'): Promise<string> {
  const folder = path.join(inject('examples'), 'examples', name);
  const { ok, output } = await run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    quiet: true,
    env: { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (!ok) throw new Error(output);
  return folder;
}
