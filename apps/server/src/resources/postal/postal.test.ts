import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { START, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { POSTAL_LIMIT } from './handlers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const look = (code: string, remoteAddress = '10.7.0.1') => server.ask('GET', `/postal/${code}`, { remoteAddress });

describe('the state of a postal code', () => {
  it.each([
    ['44100', 'Jalisco'],
    ['01000', 'Ciudad de México'],
    ['50000', 'México'],
    ['25000', 'Coahuila de Zaragoza'],
    ['58000', 'Michoacán de Ocampo'],
    ['91000', 'Veracruz de Ignacio de la Llave'],
    ['99999', 'Zacatecas'],
  ])('API-06 POS-02 POS-04 of %s is %s, without a token', async (code, estado) => {
    const response = await look(code);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 200, body: { estado, error: false } });
  });

  it.each(['00000', '17000', '18999', '19000'])('POS-02 ENT-20 of %s is unknown', async (code) => {
    expect((await look(code)).json()).toEqual({ status: 200, body: { estado: null, error: true } });
  });

  it.each(['1', '4410', '441000', 'abcde', '%2044100', '4410a', '４４１００', "'%20or%201"])(
    'POS-01 %s is no code: 400',
    async (code) => {
      expect((await look(code)).statusCode).toBe(400);
    },
  );

  it('API-06 hears as many of one address as an office needs, then 429, and more afterwards', async () => {
    const answers = await Promise.all(
      Array.from({ length: POSTAL_LIMIT.failures + 1 }, () => look('44100', '10.7.0.2')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await look('44100', '10.7.0.3')).statusCode).toBe(200);
    server.now = new Date(START.getTime() + POSTAL_LIMIT.windowMs);
    expect((await look('44100', '10.7.0.2')).statusCode).toBe(200);
    server.now = START;
  });
});
