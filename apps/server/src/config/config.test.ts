import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { readSettings, startNotes } from './environment.ts';
import { StartError } from './startError.ts';
import { readWebConfiguration } from './webConfiguration.ts';

const home = mkdtempSync(path.join(tmpdir(), 'sereno-config-'));
const dataDir = path.join(home, 'data');
const webRoot = path.join(home, 'dist');
mkdirSync(webRoot);
afterAll(() => rmSync(home, { recursive: true }));

const described = (environment: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...environment }).apiDocs;
const poolOf = (environment: Record<string, string>) =>
  readSettings({ DATA_DIR: dataDir, ...environment }).databasePool;

describe('settings', () => {
  it('have defaults that listen on this machine alone', () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    expect(settings).toMatchObject({ port: 4173, host: '127.0.0.1', dataDir, databaseUrl: null, logLevel: 'warn' });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('take what is set, and empty text for nothing', () => {
    expect(readSettings({ DATA_DIR: dataDir, PORT: ' 0 ', HOST: '0.0.0.0' })).toMatchObject({
      port: 0,
      host: '0.0.0.0',
    });
    expect(readSettings({ DATA_DIR: dataDir, PORT: '', HOST: '', LOG_LEVEL: '' })).toMatchObject({ port: 4173 });
  });

  it.each(['abc', '-1', '65536', '4173.5', '0x10', '1e3'])('refuse PORT=%s', (PORT) => {
    expect(() => readSettings({ DATA_DIR: dataDir, PORT })).toThrow(
      `PORT debe ser un número entero de 0 a 65535, y vale «${PORT}»`,
    );
  });

  it('take the connections of PostgreSQL, within what a caller can wait for', () => {
    expect(poolOf({})).toEqual({ connections: 10, waitMs: 2000 });
    expect(poolOf({ DATABASE_CONNECTIONS: '40', DATABASE_WAIT_MS: '500' })).toEqual({ connections: 40, waitMs: 500 });
    expect(() => poolOf({ DATABASE_CONNECTIONS: '0' })).toThrow(
      'DATABASE_CONNECTIONS debe ser un número entero de 1 a 500',
    );
    expect(() => poolOf({ DATABASE_WAIT_MS: '9000' })).toThrow(
      'DATABASE_WAIT_MS debe ser un número entero de 50 a 2000',
    );
  });

  it('describe the calls with the embedded database, or where they are told to', () => {
    const elsewhere = { DATABASE_URL: 'postgres://x' };
    expect([described({}), described({ API_DOCS: 'off' })]).toEqual([true, false]);
    expect([described(elsewhere), described({ ...elsewhere, API_DOCS: 'on' })]).toEqual([false, true]);
    expect(() => described({ API_DOCS: 'yes' })).toThrow('API_DOCS debe ser on u off, y vale «yes».');
  });

  it('refuse an unknown log level', () => {
    expect(() => readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'mucho' })).toThrow('LOG_LEVEL');
  });

  it('take the address of the application for the links of mails, without its last slash', () => {
    const { publicUrl } = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://sereno.example/app/' });
    expect(publicUrl).toBe('https://sereno.example/app');
    expect(readSettings({ DATA_DIR: dataDir }).publicUrl).toBeNull();
  });

  it.each(['sereno.example', 'javascript:alert(1)', 'https://sereno.example/?a=1'])(
    'refuse PUBLIC_URL=%s',
    (PUBLIC_URL) => {
      expect(() => readSettings({ DATA_DIR: dataDir, PUBLIC_URL })).toThrow('PUBLIC_URL');
    },
  );

  it.each(['postgres://x', ' postgresql://user:secret@db.example:6432/sereno?sslmode=require '])(
    'take the database %s, and need no data folder then',
    (DATABASE_URL) => {
      const folder = path.join(home, 'unused');
      expect(readSettings({ DATA_DIR: folder, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL.trim());
      expect(existsSync(folder)).toBe(false);
    },
  );

  it.each(['mysql://secret@x/y', 'secret', 'localhost:5432/secret', 'postgres//secret', 'postgres://u:p@h:secret/x'])(
    'refuse DATABASE_URL=%s with a sentence that does not repeat it',
    (DATABASE_URL) => {
      expect(() => readSettings({ DATA_DIR: dataDir, DATABASE_URL })).toThrow(/^DATABASE_URL debe tener la forma/u);
      expect(() => readSettings({ DATA_DIR: dataDir, DATABASE_URL })).not.toThrow('secret');
    },
  );

  it.each([
    [undefined, undefined, 'loopback'],
    ['', '0.0.0.0', 'loopback'],
    ['*', '0.0.0.0', true],
    [' 10.200.0.1, 10.1.0.0/16,fd00::/8', undefined, ['loopback', '10.200.0.1', '10.1.0.0/16', 'fd00::/8']],
  ])('take TRUST_PROXY=%s with HOST=%s', (TRUST_PROXY, HOST, trusted) => {
    expect(readSettings({ DATA_DIR: dataDir, TRUST_PROXY, HOST }).trustProxy).toEqual(trusted);
  });

  it('take a number of proxies: as many are believed, the nearest ones', () => {
    const { trustProxy } = readSettings({ DATA_DIR: dataDir, TRUST_PROXY: '2' });
    const isTrusted = typeof trustProxy === 'function' ? trustProxy : () => undefined;
    expect([0, 1, 2].map((hop) => isTrusted('10.0.0.1', hop))).toEqual([true, true, false]);
  });

  it.each(['*', '0', '11', 'yes', '10.0.0', '10.0.0.1/33', '::1/129', '10.0.0.1,', '10.0.0.1/8/8'])(
    'refuse TRUST_PROXY=%s without HOST',
    (TRUST_PROXY) => {
      expect(() => readSettings({ DATA_DIR: dataDir, TRUST_PROXY })).toThrow(/^TRUST_PROXY/u);
    },
  );

  it('take a mail server with the address that sends', () => {
    const [SMTP_URL, MAIL_FROM] = ['smtps://sereno:secret@mail.example:465', 'sereno@empresa.example'];
    const settings = readSettings({ DATA_DIR: dataDir, HOST: '0.0.0.0', SMTP_URL, MAIL_FROM });
    expect(settings.mailServer).toEqual({ url: SMTP_URL, from: MAIL_FROM });
    expect(startNotes(settings)).toEqual([
      'La dirección de quien llama se le cree a: esta máquina (TRUST_PROXY).',
      'Los correos se envían por mail.example:465 desde sereno@empresa.example.',
    ]);
    expect(startNotes(readSettings({ DATA_DIR: dataDir }))).toEqual([]);
  });

  it.each(['mail.example', 'http://secret@mail.example', 'smtp://', 'secret'])(
    'refuse SMTP_URL=%s with a sentence that does not repeat it',
    (SMTP_URL) => {
      const read = () => readSettings({ DATA_DIR: dataDir, SMTP_URL, MAIL_FROM: 'a@b.example' });
      expect(read).toThrow(/^SMTP_URL debe tener la forma/u);
      expect(read).not.toThrow(/secret@|«secret/u);
    },
  );

  it.each([undefined, 'Sereno'])('refuse a mail server with the sender %s', (MAIL_FROM) => {
    expect(() => readSettings({ DATA_DIR: dataDir, SMTP_URL: 'smtp://mail.example', MAIL_FROM })).toThrow('MAIL_FROM');
  });

  it('refuse a data folder that is a file', () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    for (const folder of [file, path.join(file, 'below')]) {
      expect(() => readSettings({ DATA_DIR: folder })).toThrow(
        `No se puede escribir en la carpeta de datos ${folder}.`,
      );
    }
  });
});

describe("the web application's configuration", () => {
  const built = path.join(webRoot, 'config.json');
  const own = path.join(dataDir, 'config.json');
  const read = () => readWebConfiguration({ dataDir, webRoot });

  it('FMT-09 names the business zone: an operator’s file first, then the built one, then Mexico City', () => {
    expect(existsSync(built)).toBe(false);
    const { access, ...rest } = read();
    expect(rest).toEqual({
      text: null,
      timeZone: 'America/Mexico_City',
      lateRule: 'past',
      minPasswordLength: 3,
      sessionKey: 'sereno:session',
      connectTo: [],
    });
    expect(access).toMatchObject(DEFAULT_ACCESS_CONFIG);
    writeFileSync(built, '{"api":{"baseUrl":"/api"}}');
    expect(read()).toMatchObject({ text: '{"api":{"baseUrl":"/api"}}', timeZone: 'America/Mexico_City' });
    writeFileSync(own, '{"timeZone":"America/Tijuana"}');
    expect(read()).toMatchObject({ text: '{"timeZone":"America/Tijuana"}', timeZone: 'America/Tijuana' });
  });

  it.each([
    ['{"api":{"baseUrl":"https://api.example:8443/v1"}}', ['https://api.example:8443']],
    ['{"api":{"baseUrl":"/api"}}', []],
    ['{"postal":{"url":"https://cp.example/v2/{code}?f=1"}}', ['https://cp.example']],
    ['{"postal":{"url":"/postal/{code}"}}', []],
    ['{"api":{"baseUrl":"https://h:8443/v1"},"postal":{"url":"https://h:8443/{code}"}}', ['https://h:8443']],
    ['{"api":{"baseUrl":"https://a"},"postal":{"url":"https://b/?cp={code}"}}', ['https://a', 'https://b']],
    ['{}', []],
  ])('POS-04 %s lets the application call %j', (text, connectTo) => {
    writeFileSync(own, text);
    expect(read().connectTo).toEqual(connectTo);
  });

  it('MNU-02 MNU-19 holds the lists and flags that rights depend on; what it leaves out is as specified', () => {
    const employees = { teamSales: [7, 7], reports: [8], menuExclusions: { '9': ['activity'] } };
    writeFileSync(own, JSON.stringify({ employees, carousel: { guardAllowsRole7: true }, menu: { cookie: 'menu' } }));
    expect(read().access).toMatchObject({
      employees: { ...DEFAULT_ACCESS_CONFIG.employees, ...employees },
      roles: DEFAULT_ACCESS_CONFIG.roles,
      carousel: { guardAllowsRole7: true },
      menu: { hideGuarded: false },
    });
    writeFileSync(own, '{"footer":{"aboutUrl":"/terms"}}');
    expect(read().access).toMatchObject(DEFAULT_ACCESS_CONFIG);
  });

  it('ACL-25 says which side of today makes an activity late', () => {
    writeFileSync(own, '{}');
    expect(read().lateRule).toBe('past');
    writeFileSync(own, '{"activities":{"lateRule":"literal"}}');
    expect(read().lateRule).toBe('literal');
  });

  it.each([
    ['{"employees":{"reports":["8"]}}', 'employees.reports.0: debe ser una lista de números enteros'],
    ['{"employees":{"csvDownload":1.5}}', 'employees.csvDownload: debe ser una lista de números enteros'],
    ['{"employees":{"teamSales":[1e400]}}', 'employees.teamSales.0: debe ser una lista de números enteros'],
    ['{"employees":{"report":[8]}}', 'employees.report: no es una clave conocida'],
    [
      '{"employees":{"menuExclusions":{"9":"activity"}}}',
      'employees.menuExclusions.9: debe ser un objeto con una lista',
    ],
    ['{"employees":null}', 'employees: debe ser un objeto'],
    ['{"roles":{"discountReports":{}}}', 'roles.discountReports: debe ser una lista de números enteros'],
    ['{"carousel":{"guardAllowsRole7":"no"}}', 'carousel.guardAllowsRole7: debe ser true o false'],
    ['{"menu":{"hideGuarded":0}}', 'menu.hideGuarded: debe ser true o false'],
    ['{"menu":"x"}', 'menu: debe ser un objeto'],
    ['{"menu":{"cookie":"a;b"}}', 'menu.cookie: debe ser un nombre de letras, cifras y guiones'],
    ['{"api":{"baseUrl":"https://*"}}', 'api.baseUrl: debe ser una dirección como /api o https://api.example/v1'],
    ['{"api":"https://api.example"}', 'api: debe ser un objeto'],
    ['{"locale":"es"}', 'locale: no es una clave conocida'],
    ['{"auth":{"requireLocation":"yes"}}', 'auth.requireLocation: debe ser true o false'],
    ['{"auth":{"minPasswordLength":2}}', 'auth.minPasswordLength: debe ser un número entero de 3 a 50'],
    ['{"footer":{"aboutUrl":"javascript:alert(1)"}}', 'footer.aboutUrl: debe ser una página como /terms'],
    ['{"session":{"storageKey":"sereno:locale"}}', 'session.storageKey: debe ser un nombre que la aplicación no use'],
    ['{"home":{"byRole":{"8":"/nope"}}}', 'home.byRole.8: debe ser la ruta de una página del menú'],
  ])('%s ends the start with a sentence that names the key and what it should be', (text, reason) => {
    writeFileSync(own, text);
    expect(read).toThrow(StartError);
    expect(read).toThrow(`El archivo de configuración ${own} tiene un valor no válido en ${reason}`);
    expect(read).toThrow('Corrígelo y vuelve a iniciar.');
  });

  // The menu is the server's to know: it would weigh on the login page.
  it.each(['/nope', '/user', '/user/browse/nope', '/logout'])('AUTH-25 refuses the start page %s', (page) => {
    writeFileSync(own, JSON.stringify({ home: { byRole: { '8': page } } }));
    expect(read).toThrow('tiene un valor no válido en home.byRole.8: debe ser la ruta de una página del menú');
  });

  it('AUTH-25 takes a page of the menu', () => {
    const text = '{"home":{"byRole":{"15":"/user/browse","8":"/Dashboard?x=1"}}}';
    writeFileSync(own, text);
    expect(read().text).toBe(text);
  });

  it.each([
    ['{"timeZone":', 'no es JSON válido'],
    ['"text"', 'debe contener un objeto JSON'],
    ['[]', 'debe contener un objeto JSON'],
    ['null', 'debe contener un objeto JSON'],
    ['{"timeZone":"Marte/Olympus"}', 'valor no válido en timeZone'],
    ['{"timeZone":6}', 'valor no válido en timeZone'],
  ])('%s ends the start with a sentence that names the file', (text, reason) => {
    writeFileSync(own, text);
    expect(read).toThrow(StartError);
    expect(read).toThrow(`El archivo de configuración ${own}`);
    expect(read).toThrow(reason);
  });

  it('is not guessed at when its file cannot be read', () => {
    rmSync(own);
    mkdirSync(own);
    expect(read).toThrow(`No se puede leer el archivo de configuración ${own}`);
  });
});
