import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOfPostalCode } from './stateByPrefix.ts';

/** The 32 states as the post spells them. */
const NAMES = [
  'Ciudad de México',
  'Aguascalientes',
  'Baja California',
  'Baja California Sur',
  'Campeche',
  'Coahuila de Zaragoza',
  'Colima',
  'Chiapas',
  'Chihuahua',
  'Durango',
  'Guanajuato',
  'Guerrero',
  'Hidalgo',
  'Jalisco',
  'México',
  'Michoacán de Ocampo',
  'Morelos',
  'Nayarit',
  'Nuevo León',
  'Oaxaca',
  'Puebla',
  'Querétaro',
  'Quintana Roo',
  'San Luis Potosí',
  'Sinaloa',
  'Sonora',
  'Tabasco',
  'Tamaulipas',
  'Tlaxcala',
  'Veracruz de Ignacio de la Llave',
  'Yucatán',
  'Zacatecas',
];

/** Codes of well-known places: at least one per state, and both ends of the larger ones. */
const PLACES: readonly (readonly [code: string, state: string])[] = [
  ['01000', 'Ciudad de México'],
  ['06000', 'Ciudad de México'],
  ['16999', 'Ciudad de México'],
  ['20000', 'Aguascalientes'],
  ['21000', 'Baja California'],
  ['22999', 'Baja California'],
  ['23000', 'Baja California Sur'],
  ['24000', 'Campeche'],
  ['25000', 'Coahuila de Zaragoza'],
  ['27999', 'Coahuila de Zaragoza'],
  ['28000', 'Colima'],
  ['29000', 'Chiapas'],
  ['30999', 'Chiapas'],
  ['31000', 'Chihuahua'],
  ['33999', 'Chihuahua'],
  ['34000', 'Durango'],
  ['35999', 'Durango'],
  ['36000', 'Guanajuato'],
  ['38999', 'Guanajuato'],
  ['39000', 'Guerrero'],
  ['41999', 'Guerrero'],
  ['42000', 'Hidalgo'],
  ['43999', 'Hidalgo'],
  ['44100', 'Jalisco'],
  ['49999', 'Jalisco'],
  ['50000', 'México'],
  ['57999', 'México'],
  ['58000', 'Michoacán de Ocampo'],
  ['61999', 'Michoacán de Ocampo'],
  ['62000', 'Morelos'],
  ['63000', 'Nayarit'],
  ['64000', 'Nuevo León'],
  ['67999', 'Nuevo León'],
  ['68000', 'Oaxaca'],
  ['71999', 'Oaxaca'],
  ['72000', 'Puebla'],
  ['75999', 'Puebla'],
  ['76000', 'Querétaro'],
  ['77500', 'Quintana Roo'],
  ['78000', 'San Luis Potosí'],
  ['79999', 'San Luis Potosí'],
  ['80000', 'Sinaloa'],
  ['82999', 'Sinaloa'],
  ['83000', 'Sonora'],
  ['85999', 'Sonora'],
  ['86000', 'Tabasco'],
  ['87000', 'Tamaulipas'],
  ['89999', 'Tamaulipas'],
  ['90000', 'Tlaxcala'],
  ['91000', 'Veracruz de Ignacio de la Llave'],
  ['96999', 'Veracruz de Ignacio de la Llave'],
  ['97000', 'Yucatán'],
  ['98000', 'Zacatecas'],
  ['99999', 'Zacatecas'],
];

const two = (prefix: number) => String(prefix).padStart(2, '0');

describe('the state of a postal code', () => {
  it.each(PLACES)('POS-02 POS-04 %s is in %s', (code, state) => expect(stateOfPostalCode(code)).toBe(state));

  it('POS-04 knows all 32 states, and all but four pairs of first digits', () => {
    const prefixes = Array.from({ length: 100 }, (_, prefix) => two(prefix));
    const states = new Set(prefixes.map((prefix) => stateOfPostalCode(`${prefix}000`)));
    expect(new Set([...NAMES, null])).toEqual(states);
    expect(prefixes.filter((prefix) => stateOfPostalCode(`${prefix}000`) === null)).toEqual(['00', '17', '18', '19']);
  });

  it('POS-04 depends on the first two digits alone', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(999), (prefix, rest) => {
        const code = `${two(prefix)}${String(rest).padStart(3, '0')}`;
        expect(stateOfPostalCode(code)).toBe(stateOfPostalCode(`${two(prefix)}000`));
      }),
    );
  });

  it.each(['', '4410', '441000', ' 44100', '44100\n', '４４１００', 'abcde'])('POS-01 %j has no state', (text) =>
    expect(stateOfPostalCode(text)).toBeNull(),
  );
});
