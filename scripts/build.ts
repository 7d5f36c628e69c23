import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { root, run } from './run.ts';

const dist = path.join(root, 'apps/web/dist');
const stamp = path.join(root, 'node_modules/.cache/sereno/web-build');

/** Builds the web app from the sources of every package; an unchanged build is not built again. */
async function buildWeb(): Promise<boolean> {
  const inputs = fingerprint(['apps/web', 'packages/domain', 'packages/api', 'packages/ui'], ['pnpm-lock.yaml']);
  const built = existsSync(stamp) && existsSync(path.join(dist, 'index.html')) ? readFileSync(stamp, 'utf8') : '';
  if (built === inputs) return true;
  rmSync(stamp, { force: true });
  const { ok } = await run('vite', ['build', '--logLevel', 'warn'], { cwd: path.join(root, 'apps/web') });
  if (!ok) return false;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return true;
}

/** The published packages, for those who want them as files; nothing is published that nobody has described. */
async function buildPackages(): Promise<boolean> {
  if (!(await run('node', ['scripts/propDocs.ts'])).ok) return false;
  for (const name of ['domain', 'ui']) {
    const cwd = path.join(root, 'packages', name);
    const { ok } = await run(path.join(cwd, 'node_modules/.bin/tsup'), ['--silent'], { cwd });
    if (!ok) return false;
  }
  return true;
}

async function buildWorkbench(): Promise<boolean> {
  return (await run('storybook', ['build', '--quiet'])).ok;
}

const steps = [
  buildWeb,
  ...(process.argv.includes('--packages') ? [buildPackages] : []),
  ...(process.argv.includes('--workbench') ? [buildWorkbench] : []),
];
for (const step of steps) {
  if (!(await step())) process.exit(1);
}
