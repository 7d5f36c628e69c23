import path from 'node:path';
import { recordings } from './recordings.ts';
import { root, run } from './run.ts';
import { whenChanged } from './whenChanged.ts';

const web = {
  folder: 'apps/web/dist',
  from: { folders: ['apps/web', 'packages/domain', 'packages/api', 'packages/ui'], files: ['pnpm-lock.yaml'] },
};

/**
 * Builds the web app from the sources of every package; an unchanged build is not built again. Always for production: tests build it too,
 * and with their NODE_ENV React is slow and mounts everything twice.
 */
const buildWeb = (): Promise<boolean> =>
  whenChanged(
    web,
    async () =>
      (
        await run('vite', ['build', '--logLevel', 'warn'], {
          cwd: path.join(root, 'apps/web'),
          env: { NODE_ENV: 'production' },
        })
      ).ok,
  );

/** Builds the published packages as files, after checking that every export is documented. */
async function buildPackages(): Promise<boolean> {
  if (!(await run('node', ['scripts/propDocs.ts'])).ok) return false;
  for (const name of ['domain', 'api', 'ui']) {
    const cwd = path.join(root, 'packages', name);
    if (!(await run(path.join(cwd, 'node_modules/.bin/tsup'), ['--silent'], { cwd })).ok) return false;
    if (!(await run('node', [path.join(root, 'scripts/declarations.ts')], { cwd })).ok) return false;
  }
  return (await run('node', ['.storybook/docs/llms.ts'])).ok;
}

async function buildWorkbench(): Promise<boolean> {
  return (await recordings()) && (await run('storybook', ['build', '--quiet'])).ok;
}

const steps = [
  buildWeb,
  ...(process.argv.includes('--packages') ? [buildPackages] : []),
  ...(process.argv.includes('--workbench') ? [buildWorkbench] : []),
];
for (const step of steps) {
  if (!(await step())) process.exit(1);
}
