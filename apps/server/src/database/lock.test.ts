import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { lockDataFolder } from './lock.ts';

it('takes a folder whose last pid belongs to a server on another folder by now', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sereno-lock-'));
  const elsewhere = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'apps/server/src/main.ts']);
  try {
    await once(elsewhere, 'spawn');
    const pidFile = path.join(folder, 'server.pid');
    writeFileSync(pidFile, `${elsewhere.pid}\n`);
    const lock = lockDataFolder(folder);
    expect(readFileSync(pidFile, 'utf8').trim()).toBe(String(process.pid));
    lock.release();
  } finally {
    elsewhere.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
