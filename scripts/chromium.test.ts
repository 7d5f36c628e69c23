import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['/nowhere/chrome', 'there is no such file'],
  [process.execPath, 'it is no Chrome or Chromium'],
  [import.meta.filename, 'EACCES'],
])('CHROMIUM_PATH=%s is refused with a reason: %s', async (named, why) => {
  vi.stubEnv('CHROMIUM_PATH', named);
  await expect(chromiumLaunch()).rejects.toThrow(`CHROMIUM_PATH names ${named}, which cannot be used: `);
  await expect(chromiumLaunch()).rejects.toThrow(why);
});
