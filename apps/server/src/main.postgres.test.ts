import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './database/migrations/index.ts';
import { connectPostgres } from './database/postgres.ts';
import { DEMO_PASSWORD } from './demo/people.ts';
import { createPostgres } from './testing/postgres/database.ts';
import { type ServerProcess, startProcess } from './testing/serverProcess.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'sereno-main-'));
const started: ServerProcess[] = [];
let url: string;
beforeAll(async () => {
  url = await createPostgres('template0');
});
afterAll(() => {
  for (const { process: child } of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}, program = 'main.ts'): ServerProcess {
  const server = startProcess({ DATA_DIR: dataDir, DATABASE_URL: url, ...environment }, program);
  started.push(server);
  return server;
}

const run = (program: string, environment: Record<string, string> = {}) =>
  start(environment, `commands/${program}.ts`).ended;

async function signIn(address: string, username: string, password: string): Promise<string | undefined> {
  const response = await fetch(`${address}/api/user/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const answer: { body: { accessToken: string } | null } = JSON.parse(await response.text());
  return answer.body?.accessToken;
}

async function statusWith(address: string, token: string | undefined): Promise<number> {
  return (await fetch(`${address}/api/user/me`, { headers: { authorization: `Bearer ${token}` } })).status;
}

async function rows(statement: string): Promise<unknown[]> {
  const database = connectPostgres(url);
  const result = await sql.raw(statement).execute(database.db);
  await database.close();
  return result.rows;
}

describe('on a DATABASE_URL', { timeout: 60_000 }, () => {
  it('GEN-11 two servers start at once, make the tables once, seed nothing and take each other’s sessions', async () => {
    const servers = [start(), start()];
    const [first = '', second = ''] = await Promise.all(servers.map(({ ready }) => ready));
    expect(await rows('select name from kysely_migration')).toHaveLength(Object.keys(migrations).length);
    expect(await rows('select id from account')).toEqual([]);
    expect(await signIn(first, 'rol8', DEMO_PASSWORD)).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual([]);

    expect(await run('seed')).toMatchObject({ code: 0, stdout: expect.stringContaining('rol1 a rol15'), stderr: '' });
    const token = await signIn(first, 'rol8', DEMO_PASSWORD);
    expect(await statusWith(second, token)).toBe(200);

    const forgot = await fetch(`${first}/api/user/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'rol11@sereno.example' }),
    });
    expect(forgot.status).toBe(200);
    expect(readdirSync(path.join(dataDir, 'outbox'))).toHaveLength(1);

    for (const { process: child } of servers) child.kill('SIGTERM');
    for (const { ended } of servers) {
      const { stdout, ...end } = await ended;
      expect(end).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain(`Los correos se escriben en ${path.join(dataDir, 'outbox')}.`);
    }
  });

  it('both commands refuse a database that has what they make', async () => {
    const seed = await run('seed');
    expect(seed).toMatchObject({ code: 1, stdout: '' });
    expect(seed.stderr).toBe(
      'La base de datos ya tiene cuentas. No se ha cambiado nada: la demostración solo llena una base vacía.\n',
    );
    const user = await run('firstUser');
    expect(user).toMatchObject({ code: 1, stdout: '' });
    expect(user.stderr).toBe('Ya existe una cuenta de administrador («rol1»). No se ha cambiado nada.\n');
  });

  it('creates one of three concurrent first users, shows its generated password once and signs in with it', async () => {
    url = await createPostgres('template0');
    const all = await Promise.all(
      ['admin', 'otra', 'tercera'].map((name) => run('firstUser', { FIRST_USER_NAME: name })),
    );
    const [made] = all.filter(({ code }) => code === 0);
    expect(all.filter(({ code }) => code === 1)).toHaveLength(2);
    const [, name = '', password = ''] =
      /^Se creó la cuenta de administrador «(\w+)»\.\nContraseña: (\S{20}) \(no se volverá a mostrar\)\n$/u.exec(
        made?.stdout ?? '',
      ) ?? [];
    const server = start();
    const address = await server.ready;
    expect(await statusWith(address, await signIn(address, name, password))).toBe(200);
    server.process.kill('SIGTERM');
    await server.ended;
  });
});

async function refused(DATABASE_URL: string): Promise<string> {
  const { code, stdout, stderr } = await start({ DATABASE_URL }).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).not.toContain('sereno:');
  return stderr.trimEnd();
}

const changed = (change: Partial<URL>) => Object.assign(new URL(url), change);

describe('a database that cannot be used is one sentence and exit code 1', { timeout: 40_000 }, () => {
  it('no server there', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const address = free.address();
    const port = String(typeof address === 'object' && address !== null ? address.port : 0);
    free.close();
    expect(await refused(changed({ port }).href)).toMatch(
      new RegExp(
        `^No se pudo conectar con la base de datos en 127.0.0.1:${port} \\(.*ECONNREFUSED.*\\). Revisa que`,
        'u',
      ),
    );
  });

  it('no such host', async () => {
    expect(await refused(changed({ hostname: 'no-existe.invalid' }).href)).toContain(
      'No se pudo conectar con la base de datos en no-existe.invalid',
    );
  });

  it('a wrong password', async () => {
    const target = changed({ password: 'otra' });
    expect(await refused(target.href)).toBe(
      `La base de datos en ${target.host} no acepta el usuario o la contraseña de DATABASE_URL.`,
    );
  });

  it('a database that does not exist', async () => {
    const target = changed({ pathname: '/nada' });
    expect(await refused(target.href)).toBe(
      `En ${target.host} no existe la base de datos «nada». Créala, o corrige DATABASE_URL.`,
    );
  });

  it('an address that is none', async () => {
    expect(await refused('mysql://x')).toContain('DATABASE_URL debe tener la forma');
  });

  it('a newer database, which stays as it is', async () => {
    const database = connectPostgres(url);
    await database.engine.exec("insert into kysely_migration values ('9999_later', '2099')");
    await database.close();
    expect(await refused(url)).toContain('es de una versión más nueva de Sereno. No se ha cambiado nada.');
  });

  it('a user that may make no tables', async () => {
    const empty = await createPostgres('template0');
    const database = connectPostgres(empty);
    await database.engine.exec("create role reader login password 'sereno'");
    await database.close();
    expect(await refused(Object.assign(new URL(empty), { username: 'reader' }).href)).toContain(
      'no tiene permiso para crear las tablas',
    );
  });
});
