import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/startError.ts';

const BUSY = 5;

export type DataFolderLock = { release(): void };

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

/** Whether a process has files of the folder open; also where that cannot be seen. */
function hasOpen(pid: string, folder: string): boolean {
  const files = `/proc/${pid}/fd`;
  try {
    return readdirSync(files).some((file) => readlinkSync(path.join(files, file)).startsWith(`${folder}${path.sep}`));
  } catch {
    return true;
  }
}

/**
 * The process that `server.pid` names, when it still runs and is a server on this folder; null when that is unknown. The lock may
 * have been deleted under a running server. The pid alone proves nothing, since another program, or a server on another folder, may
 * have got it.
 */
function runningServer(pidFile: string): string | null {
  const pid = textOf(pidFile);
  if (pid === null || !/^\d+$/.test(pid) || pid === String(process.pid)) return null;
  const isServer = textOf(`/proc/${pid}/cmdline`)?.includes('apps/server/src/main') ?? false;
  return isServer && hasOpen(pid, realpathSync(path.dirname(pidFile))) ? pid : null;
}

const refusal = (dataDir: string, pid: string | null) =>
  new StartError(
    `Sereno ya está en marcha con los datos de ${dataDir}${pid === null ? '' : ` (proceso ${pid})`}. Detén ese proceso, o usa otra carpeta con DATA_DIR.`,
  );

/**
 * Takes the data folder for this process, so that a second one does not start on it: PGlite itself would let it in, show
 * it old rows and lose the commits of one side.
 *
 * The lock is one of the operating system on the file `lock`, and ends with the process, however it ends: after a power
 * cut or `kill -9` there is nothing to clean up, and no pid of another program can be mistaken for its holder. Node has no
 * call for such a lock, but its SQLite takes one for an exclusive transaction; the file itself stays empty.
 * `server.pid` tells who holds it, and guards the folder when somebody has deleted the lock of a running server.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const file = path.join(dataDir, 'lock');
  const pidFile = path.join(dataDir, 'server.pid');
  const running = runningServer(pidFile);
  if (running !== null) throw refusal(dataDir, running);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) {
      throw refusal(dataDir, textOf(pidFile));
    }
    throw new StartError(
      `No se puede bloquear la carpeta de datos ${dataDir}: el archivo ${file} no se deja usar. Revisa los permisos y que el disco admita bloqueos.`,
    );
  }
  const held = lock;
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      held.close();
    },
  };
}
