import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostalCode } from './postalCode.ts';
import { isStateName, shortStateName, STATE_ALIASES } from './stateName.ts';

describe('a postal code', () => {
  it.each(['01000', '99999', '72000'])('POS-01 is %j', (text) => expect(isPostalCode(text)).toBe(true));

  it.each(['', '1', '1234', '123456', ' 72000', '72000\n', '7200a', '７２０００'])('POS-01 is not %j', (text) =>
    expect(isPostalCode(text)).toBe(false),
  );
});

describe('the short name of a state', () => {
  it.each([
    ['Coahuila de Zaragoza', 'Coahuila'],
    ['Michoacán de Ocampo', 'Michoacán'],
    ['Veracruz de Ignacio de la Llave', 'Veracruz'],
    ['MICHOACAN  DE OCAMPO', 'Michoacán'],
    ['México', 'México'],
    [' Puebla ', 'Puebla'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('POS-03 POS-04 shows %j as %j', (name, short) => expect(shortStateName(name)).toBe(short));

  it('POS-04 takes the aliases of the configuration', () => {
    const aliases = { ...STATE_ALIASES, México: 'Edomex' };
    expect(shortStateName('mexico', aliases)).toBe('Edomex');
    expect(shortStateName('Coahuila de Zaragoza', {})).toBe('Coahuila de Zaragoza');
  });

  it('POS-03 is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const short = shortStateName(name);
        expect(shortStateName(short)).toBe(short);
      }),
    );
  });
});

describe('a state name from a service', () => {
  it.each(['Puebla', 'Ciudad de México', '新潟', 'Veracruz de Ignacio de la Llave'])('POS-02 can be %j', (text) =>
    expect(isStateName(text)).toBe(true),
  );

  it.each(['', ' ', '7', '-', '<b>Puebla</b>', '{"estado":1}', 'Pue\u202Ebla', 'Puebla\n', 'a'.repeat(61)])(
    'POS-02 cannot be %j',
    (text) => expect(isStateName(text)).toBe(false),
  );
});
