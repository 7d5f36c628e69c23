import { describe, expect, it } from 'vitest';
import { DEFAULT_ACCESS_CONFIG } from '../access/index.ts';
import { REFUSED, TAKEN } from '../testing/configurations.ts';
import { ConfigError, parseConfig } from './config.ts';

describe('config.json', () => {
  it('may be empty: every key has a default', () => {
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

  it('MNU-02 MNU-26 has empty employee lists and the roles of the discount reports by default', () => {
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

  it('STA-08 ACL-25 has default channel URLs and the default late rule', () => {
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

  it('API-47 CMA-16 CMA-17 sends a decision with its details by default', () => {
    expect(parseConfig({}).commissions.decisionDetails).toBe(true);
    expect(parseConfig({ commissions: { decisionDetails: false } }).commissions.decisionDetails).toBe(false);
  });

  it('MNU-02 MNU-19 MNU-26 defaults to the specified rights', () => {
    expect(parseConfig({})).toMatchObject(DEFAULT_ACCESS_CONFIG);
  });

  it.each(TAKEN.map((file) => [file]))('takes %j', (file) => {
    expect(() => parseConfig(file)).not.toThrow();
  });

  it.each([...REFUSED, ['config.json', []], ['config.json', null], ['config.json', 'text']] as const)(
    'names the key %s and its expected value: %j',
    (key, file) => {
      expect(() => parseConfig(file)).toThrow(ConfigError);
      expect(() => parseConfig(file)).toThrow(new RegExp(`^${key.replaceAll('.', '\\.')}: (?:debe|no es)`));
    },
  );

  it('LAY-02 has no default widths', () => {
    expect(parseConfig({}).layout.configBreakpoints).toEqual({});
    expect(parseConfig({ layout: { configBreakpoints: { lg: 900 } } }).layout.configBreakpoints).toEqual({ lg: 900 });
  });

  it("AUTH-25 accepts the caller's pages, else any path of this site", () => {
    const file = { home: { byRole: { '8': '/nope' } } };
    expect(parseConfig(file).home.byRole).toEqual({ '8': '/nope' });
    expect(() => parseConfig(file, (path) => path === '/user/browse')).toThrow('home.byRole.8: debe ser la ruta');
  });

  it('reports every fault', () => {
    const file = { locale: 'es', auth: { requireLocation: 'yes' }, api: { baseUrl: '/api/' } };
    expect(() => parseConfig(file)).toThrow(
      'api.baseUrl: debe ser una dirección como /api o https://api.example/v1; ' +
        'auth.requireLocation: debe ser true o false; locale: no es una clave conocida',
    );
  });
});
