import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../scripts/fingerprint.ts';
import { pnpm } from '../../scripts/pnpm.ts';
import { root } from '../../scripts/run.ts';

const folder = path.join(root, 'node_modules/.cache/sereno/package');
const stamp = path.join(folder, 'stamp');

export const published = ['domain', 'api', 'ui'] as const;
export type Published = (typeof published)[number];

/** Where the tarball of a package is, once it is packed. */
export const tarballOf = (name: Published): string => path.join(folder, `sereno-${name}.tgz`);

/**
 * Builds the packages and packs them as they would be published: with the manifest that pnpm writes, the licence, the
 * README and the change log. What has not changed is not packed again.
 */
export async function packAll(): Promise<void> {
  const inputs = fingerprint(
    published.map((name) => `packages/${name}`),
    [
      'LICENSE',
      'package.json',
      'pnpm-lock.yaml',
      // They write the published types.
      'scripts/declarations.ts',
      'scripts/withoutRequirements.ts',
      // They write the documentation as text.
      'scripts/sourceProgram.ts',
      ...globSync(['.storybook/docs/{llms,pages,chapters}.ts', 'packages/ui/src/**/*.stories.tsx'], { cwd: root }),
      ...published.flatMap((name) => [`packages/${name}/README.md`, `packages/${name}/CHANGELOG.md`]),
    ],
  );
  const packed = published.every((name) => existsSync(tarballOf(name)));
  if (packed && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    published.map((name) => pnpm(['pack', '--out', tarballOf(name)], path.join(root, 'packages', name))),
  );
  writeFileSync(stamp, inputs);
}
