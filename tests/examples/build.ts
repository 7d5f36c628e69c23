import { run } from '../../scripts/run.ts';

/** Builds the application of that folder, its types included. React's own checks are in the development mode alone. */
export async function build(folder: string, mode = 'production'): Promise<void> {
  const { ok, output } = await run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    quiet: true,
    env: { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (!ok) throw new Error(`${folder} could not be built:\n${output}`);
}
