import { describe, expect, it } from 'vitest';
import { addressLine, nameOf } from './prospectText.ts';

const zip = (code: string): string => `C. P. ${code}`;
const nothing = { street: null, county: null, state: null, zipCode: null };

describe('the texts of a prospect', () => {
  it.each([
    ['Ana', 'Ruiz', 'Ana Ruiz'],
    ['Ana', null, 'Ana'],
    ['', 'Ruiz', 'Ruiz'],
    ['', null, ''],
  ])('name %j and %j as %j', (firstName, lastName, name) => {
    expect(nameOf({ firstName, lastName })).toBe(name);
  });

  it('write an address on one line, without unknown parts', () => {
    expect(addressLine(nothing, zip)).toBe('');
    expect(addressLine({ ...nothing, street: 'Juárez 100', zipCode: '44100' }, zip)).toBe('Juárez 100, C. P. 44100');
    expect(addressLine({ street: 'Juárez 100', county: 'Zapopan', state: 'Jalisco', zipCode: '44100' }, zip)).toBe(
      'Juárez 100, Zapopan, Jalisco, C. P. 44100',
    );
  });
});
