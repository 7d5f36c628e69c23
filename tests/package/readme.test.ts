import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { startServer, type RunningServer } from '../server.ts';
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

describe("the client of the api's README, against the real server", () => {
  let server: RunningServer;
  const script = path.join(folder, 'late.mjs');
  beforeAll(async () => {
    server = await startServer();
    const call = `lateActivities('${server.url}', 'rol8', 'sereno-demo')`;
    writeFileSync(
      script,
      `import { lateActivities } from './node/today.js';\nprocess.stdout.write(String(await ${call}));\n`,
    );
  });
  afterAll(() => server.stop());

  test('counts the late activities of an adviser in Node', async () => {
    const { ok, output } = await run('node', [script], { cwd: folder, quiet: true });
    expect({ ok, output }).toEqual({ ok: true, output: expect.stringMatching(/^[1-9]\d*$/) });
  });

  test('does so in a worker', async () => {
    const worker = new Worker(script, { stdout: true });
    const output = worker.stdout.setEncoding('utf8').toArray();
    const [code] = await once(worker, 'exit');
    expect([code, (await output).join('')]).toEqual([0, expect.stringMatching(/^[1-9]\d*$/)]);
  });

  test('throws the reason of a refusal', async () => {
    const { lateActivities }: { lateActivities: (...args: string[]) => Promise<number> } = await import(
      path.join(folder, 'node/today.js')
    );
    await expect(lateActivities(server.url, 'rol8', 'otra')).rejects.toThrow('Not signed in: invalid');
  });
});
