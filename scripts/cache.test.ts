import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { canWriteCache } from './cache.ts';
import { scratchFolder } from './scratchFolder.ts';

it('creates a writable cache folder and leaves nothing in it', () => {
  const folder = path.join(scratchFolder('sereno-cache', onTestFinished), 'cache');
  expect(canWriteCache(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

it('reports an unwritable cache in one sentence', () => {
  const file = path.join(scratchFolder('sereno-cache', onTestFinished), 'cache');
  writeFileSync(file, 'no folder');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  expect(canWriteCache(file)).toBe(false);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^\S+ cannot be written: EEXIST: [^\n]+\.\n$/u)]]);
});
