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

  it('AUTH-23 of the demo asks for no location, and is one that the app starts with', () => {
    const file: unknown = JSON.parse(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'));
    expect(parseConfig(file).auth.requireLocation).toBe(false);
  });

  it.each<[unknown, string]>([
    [{ timeZone: 'America/Atlantis' }, 'timeZone'],
    [{ auth: { requireLocation: 'yes' } }, 'auth.requireLocation'],
    [{ auth: { requireLocaton: true } }, 'auth.requireLocaton'],
    [{ employees: { reports: [1.5] } }, 'employees.reports.0'],
    [{ menu: { cookie: 'a; b' } }, 'menu.cookie'],
    [{ session: { keys: { latitude: '' } } }, 'session.keys.latitude'],
    [{ correctedSpanish: 'yes' }, 'correctedSpanish'],
    [{ footer: { contactUrl: 'javascript:alert(1)' } }, 'footer.contactUrl'],
    [{ footer: { aboutUrl: '//evil.example' } }, 'footer.aboutUrl'],
    [{ footer: { aboutUrl: '/\\\\evil.example' } }, 'footer.aboutUrl'],
    [{ api: { baseUrl: '' } }, 'api.baseUrl'],
    [{ api: { baseUrl: 'javascript:alert(1)' } }, 'api.baseUrl'],
    [[], 'config.json'],
    [null, 'config.json'],
  ])('%j is refused with the key that is wrong', (value, key) => {
    expect(() => parseConfig(value)).toThrow(new RegExp(`${key.replaceAll('.', '\\.')}: `));
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
