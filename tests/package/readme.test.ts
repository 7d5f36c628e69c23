import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { stranger } from './stranger.ts';

const { folder } = await stranger();

test("each line of the domain's README gives what stands behind it", async () => {
  const readme = readFileSync(path.join(folder, 'node_modules/@sereno/domain/README.md'), 'utf8');
  const [, code = ''] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
  const asserted = code.replaceAll(/^(.+); \/\/ (.+)$/gm, 'deepEqual($1, $2);');
  expect(asserted.match(/^deepEqual/gm)?.length).toBeGreaterThan(5);
  const head = "import { deepEqual } from 'node:assert/strict';\nconst now = new Date('2026-11-20T12:00:00Z');\n";
  writeFileSync(path.join(folder, 'readme.mjs'), head + asserted);
  expect(await run('node', ['readme.mjs'], { cwd: folder, quiet: true })).toEqual({ ok: true, output: '' });
});
