import { run } from '../../scripts/run.ts';

/** Builds the workbench into `storybook-static`. */
export default async function setup(): Promise<void> {
  const { ok } = await run('node', ['scripts/build.ts', '--workbench']);
  if (!ok) throw new Error('The workbench could not be built.');
}
