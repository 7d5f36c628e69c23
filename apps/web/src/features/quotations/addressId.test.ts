import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressId, PARAMETERS } from './addressId.ts';

const read = (search: string) => addressId(new URLSearchParams(search), PARAMETERS.prospect);

describe('an id of the address', () => {
  it('RTE-15 is read where it is one', () => {
    expect(read('ProspectId=81&ActivityId=9')).toEqual({ kind: 'id', id: 81 });
    expect(read('ProspectId=2147483647')).toEqual({ kind: 'id', id: 2_147_483_647 });
  });

  it.each(['', 'ProspectId=', 'prospectid=81', 'ActivityId=9'])('RTE-15 is none in %j', (search) => {
    expect(read(search)).toEqual({ kind: 'none' });
  });

  it.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    ' 81',
    '81;drop',
    '2147483648',
    '99999999999999999999',
    '١٢',
    '<b>1',
    '%00',
  ])('RTE-15 cannot be read from %j', (text) => {
    expect(read(`ProspectId=${encodeURIComponent(text)}`)).toEqual({ kind: 'unreadable' });
  });

  it('RTE-15 is never anything but a whole number that the contract takes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const found = addressId(new URLSearchParams({ ProspectId: text }), PARAMETERS.prospect);
        const id = found.kind === 'id' ? found.id : 1;
        expect(Number.isInteger(id) && id >= 1 && id <= 2_147_483_647).toBe(true);
      }),
    );
  });
});
