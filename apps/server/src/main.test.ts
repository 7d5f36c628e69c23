import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from './demo/people.ts';
import { openEmbeddedTestDatabase } from './testing/database.ts';
import { type ServerProcess, startProcess } from './testing/serverProcess.ts';

const home = mkdtempSync(path.join(tmpdir(), 'sereno-main-'));
const data = path.join(home, 'data');
const started: ServerProcess[] = [];
/** Ends what hangs: five processes start one after the other, each ten times as slowly on a busy machine. */
const HANGING = { timeout: 150_000 };

function start(environment: Record<string, string> = {}): ServerProcess {
  const server = startProcess({ DATA_DIR: data, ...environment });
  started.push(server);
  return server;
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/user/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'rol8', password: DEMO_PASSWORD }),
  });
  const answer: { body: { accessToken: string } } = JSON.parse(await response.text());
  return answer.body.accessToken;
}

const me = (url: string, token: string) =>
  fetch(`${url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });

/** The files of a database, but for the caches that the engine drops and makes again at every start. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.endsWith('pg_internal.init'))
    .toSorted();

beforeAll(async () => {
  // The first start takes its empty database from the same snapshot.
  await (await openEmbeddedTestDatabase()).close();
});
afterAll(() => {
  for (const { process: child } of started) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

describe('starting', HANGING, () => {
  it('throws away a database that was never finished, begins, refuses a second process, survives kill -9 and stops on SIGTERM', async () => {
    mkdirSync(path.join(data, 'database.new'), { recursive: true });
    writeFileSync(path.join(data, 'database.new/PG_VERSION'), 'half');
    const first = start();
    const url = await first.ready;
    const token = await signIn(url);
    expect(statSync(path.join(data, 'secret')).mode & 0o777).toBe(0o600);

    const second = await start().ended;
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toBe(
      `Sereno ya está en marcha con los datos de ${data} (proceso ${first.process.pid}). Detén ese proceso, o usa otra carpeta con DATA_DIR.\n`,
    );
    expect((await me(url, token)).status).toBe(200);

    // Somebody tidies up: the folder is still guarded, as far as this system tells what a process is.
    rmSync(path.join(data, 'lock'));
    const tidied = existsSync('/proc/self/cmdline') ? await start().ended : second;
    expect(tidied).toMatchObject({ code: 1, stderr: second.stderr });

    first.process.kill('SIGKILL');
    await first.ended;
    expect(existsSync(path.join(data, 'server.pid'))).toBe(true);

    const third = start();
    const again = await third.ready;
    expect((await me(again, token)).status).toBe(200);

    third.process.kill('SIGTERM');
    expect(await third.ended).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(data).toSorted()).toEqual(['database', 'lock', 'secret']);
  });

  it('lets a request under way finish, refuses new ones and ends at once on a second signal', async () => {
    const server = start();
    const { port, hostname } = new URL(await server.ready);
    const body = JSON.stringify({ username: 'rol8', password: DEMO_PASSWORD });
    const open = async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      const head = `POST /api/user/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
      socket.write(head);
      // The server says it when it has read the head: the request is under way.
      const [interim] = await once(socket, 'data');
      expect(String(interim)).toContain('HTTP/1.1 100 Continue');
      socket.write(body.slice(0, 10));
      return socket;
    };
    const finishing = await open();
    const hanging = await open();
    let answer = '';
    finishing.on('data', (chunk) => {
      answer += String(chunk);
    });
    hanging.on('error', () => undefined);

    // A terminal sends it twice, the second time through npm. Two of one kind could come as one.
    server.process.kill('SIGTERM');
    server.process.kill('SIGINT');
    const health = () => fetch(`http://${hostname}:${port}/api/health`);
    await vi.waitFor(() => expect(health()).rejects.toThrow('fetch failed'), HANGING);
    finishing.write(body.slice(10));
    await once(finishing, 'end');
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(server.process.exitCode).toBeNull();

    // Until it counts as a second one, which this process cannot know.
    const again = setInterval(() => server.process.kill('SIGTERM'), 100);
    const { code } = await server.ended;
    clearInterval(again);
    expect(code).toBe(1);
  });
});

async function refused(environment: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await start(environment).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr.trimEnd();
}

describe('what keeps it from starting is one sentence and exit code 1', HANGING, () => {
  beforeAll(async () => {
    // The tests before leave the database as a crash does; what is damaged below was whole and closed.
    const server = start();
    await server.ready;
    server.process.kill('SIGTERM');
    await server.ended;
  }, HANGING.timeout);

  it('a port in use, before anything is made', async () => {
    const dataDir = path.join(home, 'port');
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await refused({ DATA_DIR: dataDir, PORT: String(port) })).toBe(
      `El puerto ${port} ya está ocupado. Cierra el programa que lo usa, o elige otro puerto con PORT.`,
    );
    blocker.close();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('a value that cannot be used', async () => {
    expect(await refused({ PORT: 'abc' })).toBe(
      'PORT debe ser un número entero de 0 a 65535, y vale «abc». Corrígelo y vuelve a iniciar.',
    );
  });

  it('an address that is not of this machine', async () => {
    expect(await refused({ HOST: '203.0.113.7' })).toBe(
      'HOST vale «203.0.113.7», que no es una dirección de esta máquina.',
    );
  });

  it.each([
    ['without its version file', (folder: string) => rmSync(path.join(folder, 'PG_VERSION'))],
    ['with rubbish in it', (folder: string) => writeFileSync(path.join(folder, 'global/pg_control'), 'x'.repeat(8192))],
    ['copied by half', (folder: string) => rmSync(path.join(folder, 'base'), { recursive: true })],
  ])('a database %s; nothing of it is deleted', async (title, damage) => {
    const dataDir = path.join(home, title.replaceAll(' ', '-'));
    const folder = path.join(dataDir, 'database');
    mkdirSync(dataDir);
    cpSync(path.join(data, 'database'), folder, { recursive: true });
    copyFileSync(path.join(data, 'secret'), path.join(dataDir, 'secret'));
    damage(folder);
    const before = filesOf(folder);
    expect(await refused({ DATA_DIR: dataDir })).toBe(
      `La base de datos en ${folder} está dañada o incompleta y no se puede abrir. No se ha borrado nada. Restaura esa carpeta desde un respaldo, o muévela a otro lugar para empezar con una base nueva.`,
    );
    expect(filesOf(folder)).toEqual(before);
  });

  // A device that only Linux has stands for a disk without room.
  it.runIf(existsSync('/dev/full'))('a full disk, which the engine takes for a damaged database', async () => {
    const dataDir = path.join(home, 'full');
    const folder = path.join(dataDir, 'database');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'PG_VERSION'), '17\n');
    symlinkSync('/dev/full', `${folder}.probe`);
    expect(await refused({ DATA_DIR: dataDir })).toBe(
      `La base de datos en ${folder} no se puede usar: el disco está lleno. No se ha borrado nada. Corrígelo y vuelve a iniciar.`,
    );
  });

  it('a session key that is no key', async () => {
    const dataDir = path.join(home, 'key');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'secret'), 'corta');
    expect(await refused({ DATA_DIR: dataDir })).toContain(path.join(dataDir, 'secret'));
  });
});
