import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run } from './run.ts';
import { scratchFolder } from './scratchFolder.ts';

it('stopping a program also ends its child processes', async () => {
  const started = path.join(scratchFolder('sereno-run', onTestFinished), 'started');
  const stop = new AbortController();
  // The output is read to its end, and the inner program keeps it open while it runs.
  const running = run('sh', ['-c', `sleep 1000 & touch ${started}; wait`], { quiet: true, signal: stop.signal });
  await vi.waitFor(() => expect(existsSync(started)).toBe(true), 15_000);
  stop.abort();
  expect((await running).ok).toBe(false);
});

it('a program stopped before its start ends at once, and a failed start is reported', async () => {
  expect((await run('sleep', ['1000'], { quiet: true, signal: AbortSignal.abort() })).ok).toBe(false);
  const { ok, output } = await run('no-such-program', [], { quiet: true });
  expect([ok, output]).toEqual([false, expect.stringContaining('no-such-program')]);
});

it('a letter that comes in two pieces is one', async () => {
  const halves = 'process.stdout.write(Buffer.of(0xc3)); setTimeout(() => process.stdout.write(Buffer.of(0xad)), 100)';
  expect((await run('node', ['-e', halves], { quiet: true })).output).toBe('í');
});

it('the errors of a program that is shown are kept as well', async () => {
  expect((await run('node', ['-e', 'process.stderr.write("a warning\\n")'])).output).toBe('a warning\n');
});
