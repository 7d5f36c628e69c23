import process from 'node:process';
import { demo } from './demo.ts';
import { run } from './run.ts';
import { whenChanged } from './whenChanged.ts';

const answers = {
  folder: 'apps/web/src/stories/answers',
  from: { folders: ['apps/server', 'packages/api', 'packages/domain'], files: ['pnpm-lock.yaml'] },
};

/**
 * Records the server's current answers for the screens with stories, unless its sources are unchanged: before the
 * workbench and before stories run as tests, never for the application. False when it failed, after a message.
 */
export async function recordings(): Promise<boolean> {
  if (!(await demo())) return false;
  const areMade = await whenChanged(
    answers,
    async () => (await run('node', ['apps/server/src/testing/recordAnswers.ts'])).ok,
  );
  if (!areMade)
    process.stderr.write(
      'The answers that the stories of whole screens show were not recorded; see above. Correct the server, or the calls in apps/server/src/testing/recordedScreens.ts.\n',
    );
  return areMade;
}

/** Vitest calls this before the stories. */
export async function setup(): Promise<void> {
  if (!(await recordings())) throw new Error('Without recorded answers the stories of whole screens cannot run.');
}

if (import.meta.main && !(await recordings())) process.exitCode = 1;
