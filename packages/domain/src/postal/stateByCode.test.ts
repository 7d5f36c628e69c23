import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortStateName, stateOfCode, stateOfPostalCode } from './index.ts';

const CODES =
  'AGU BCN BCS CAM CHH CHP CMX COA COL DUR GRO GUA HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SIN SLP SON TAB TAM TLA VER YUC ZAC'.split(
    ' ',
  );

describe('the state of a code', () => {
  it('SAL-34 POS-04 knows the 32 states by the names of their postal codes', () => {
    const prefixes = Array.from({ length: 100 }, (_, prefix) => `${String(prefix).padStart(2, '0')}000`);
    const byPostalCode = new Set(prefixes.flatMap((code) => stateOfPostalCode(code) ?? []));
    expect(new Set(CODES.map(stateOfCode))).toEqual(byPostalCode);
    expect(byPostalCode.size).toBe(32);
  });

  it.each([
    ['JAL', 'Jalisco'],
    [' jal ', 'Jalisco'],
    ['CDMX', 'Ciudad de México'],
    ['D.F.', 'Ciudad de México'],
    ['N.L.', 'Nuevo León'],
    ['GTO', 'Guanajuato'],
    ['Q. Roo', 'Quintana Roo'],
    ['VER', 'Veracruz'],
    ['COA', 'Coahuila'],
  ])('SAL-34 POS-03 %j is %s', (code, name) => expect(shortStateName(stateOfCode(code) ?? '')).toBe(name));

  it.each(['', '?', 'XXX', 'constructor', 'toString', '44100', 'Jalisco'])('SAL-34 %j is unknown', (code) =>
    expect(stateOfCode(code)).toBeNull(),
  );

  it('SAL-34 ignores case and nothing else', () => {
    expect(CODES.map((code) => stateOfCode(code.toLowerCase()))).toEqual(CODES.map(stateOfCode));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 6 }), (text) => {
        const isAbbreviated = text.replaceAll(/[^a-z]/gi, '').length < 6;
        expect(isAbbreviated || stateOfCode(text) === null).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
