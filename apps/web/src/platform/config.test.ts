import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, loadConfig, parseConfig } from './config.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (content: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(content, { status }));

describe('config.json', () => {
  it('may be empty: every key has its value', () => {
    expect(parseConfig({})).toMatchObject({
      api: { baseUrl: '/api' },
      session: {
        storageKey: 'sereno:session',
        keys: { latitude: 'sereno:latitude', longitude: 'sereno:longitude' },
      },
      auth: { requireLocation: true },
      timeZone: 'America/Mexico_City',
      carousel: { guardAllowsRole7: false },
      menu: { hideGuarded: false },
    });
  });

  it('MNU-02 MNU-26 has every employee list empty and the roles of the discount reports by default', () => {
    const { employees, roles } = parseConfig({});
    expect(employees).toEqual({
      teamSales: [],
      reports: [],
      insuranceReport: [],
      csvDownload: [],
      teamManagerSelector: [],
      menuExclusions: {},
    });
    expect(roles.discountReports).toEqual([1, 2, 3, 4, 5]);
  });

  it('STA-08 ACL-25 knows where the channels lead, and when an activity is late', () => {
    const { activities, channels } = parseConfig({});
    expect(activities.lateRule).toBe('past');
    expect(channels).toEqual({
      mapUrl: 'https://www.google.com/maps/search/?api=1&query=',
      whatsappUrl: 'https://wa.me/',
      greeting: 'Hola {prospecto}, soy {asesor} de {empresa}.',
    });
  });

  it('CMR-04 CST-32 shows the secondary commission as Comisión Integre 26% by default', () => {
    expect(parseConfig({}).commissionsReport.integreField).toBe('SecondaryCommission');
    expect(parseConfig({ commissionsReport: {} }).commissionsReport.integreField).toBe('SecondaryCommission');
  });

  it('AUTH-23 of the demo asks for no location, and is one that the app starts with', () => {
    const file: unknown = JSON.parse(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'));
    expect(parseConfig(file).auth.requireLocation).toBe(false);
  });

  // The server's own test reads the same file, so that both come to the same verdicts.
  const { taken, refused }: { taken: unknown[]; refused: [string, unknown][] } = JSON.parse(
    readFileSync(new URL('../../../server/src/config/configurations.json', import.meta.url), 'utf8'),
  );

  it.each(taken.map((file) => [file]))('takes %j, as the server does', (file) => {
    expect(() => parseConfig(file)).not.toThrow();
  });

  it.each<[string, unknown]>([...refused, ['config.json', []], ['config.json', null], ['config.json', 'text']])(
    'names the key %s and what it should be, as the server does: %j',
    (key, file) => {
      expect(() => parseConfig(file)).toThrow(ConfigError);
      expect(() => parseConfig(file)).toThrow(
        new RegExp(`^${key.replaceAll('.', '\\.')}: (?:debe|no es|es una lista)`),
      );
    },
  );

  it('says all that is wrong, in the words of the server', () => {
    const file = { locale: 'es', auth: { requireLocation: 'yes' }, api: { baseUrl: '/api/' } };
    expect(() => parseConfig(file)).toThrow(
      'api.baseUrl: debe ser una dirección como /api o https://api.example/v1; ' +
        'auth.requireLocation: debe ser true o false; locale: no es una clave conocida',
    );
  });

  it.each([
    ['it is not there', 'nothing', 404],
    ['it is not JSON', '{"auth":', 200],
    ['it is a page', '<!doctype html>', 200],
  ])('stops the start when %s', async (_, content, status) => {
    answer(content, status);
    await expect(loadConfig()).rejects.toThrow(ConfigError);
  });

  it('is not to blame when there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadConfig()).rejects.toThrow(TypeError);
  });
});
