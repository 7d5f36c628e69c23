import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

const MEXICAN = { dial: '5510003001', international: '525510003001' };

describe('telephone numbers', () => {
  it.each([
    '5510003001',
    '55 1000 3001',
    '(55) 1000-3001',
    '55.1000.3001',
    '+52 55 1000 3001',
    '+525510003001',
    '52 55 1000 3001',
    '0052 55 1000 3001',
    '+52 1 55 1000 3001',
    '521 5510003001',
    '044 55 1000 3001',
    '045 55 1000 3001',
    '01 55 1000 3001',
    '55\u20111000\u20133001',
    '55 1000 3001 ext. 12',
    '5510003001 x3',
    ' 5510003001 ',
    '55\u00A01000\u00A03001',
    '\u202A+52 1 55 1000 3001\u202C',
    '\u200B55\u20601000\u200E3001',
  ])('STA-08 reads %j as the ten digits dialled in Mexico', (text) => {
    expect(readPhone(text)).toEqual(MEXICAN);
  });

  it('keeps a number of another country as it is', () => {
    expect(readPhone('+1 (212) 555-0123')).toEqual({ dial: '+12125550123', international: '12125550123' });
    expect(readPhone('0034 911 23 45 67')).toEqual({ dial: '+34911234567', international: '34911234567' });
  });

  it.each([
    '',
    ' ',
    '1234',
    '551000300',
    '55100030011',
    '+52 551000300',
    '+5255100030011',
    'sin número',
    '55-1000-300a',
    '5510003001;5512345678',
    '5510003001 / 5512345678',
    '+',
  ])('CDR-03 finds no number in %j', (text) => expect(readPhone(text)).toBeNull());

  it('STA-08 returns only digits and a leading plus', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('+', '5', '2', '1', '0', ' ', '-', '(', ')', 'x', '.', '#', ';') }),
    );
    fc.assert(
      fc.property(text, (written) => {
        const phone = readPhone(written);
        expect(phone === null || (/^\+?\d{7,15}$/.test(phone.dial) && /^\d{7,15}$/.test(phone.international))).toBe(
          true,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
