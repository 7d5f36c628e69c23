import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, integerOf, knownFlagOf, nameIn, rowsOf } from './readers.ts';

describe('an instant', () => {
  it.each([
    ['2026-11-20T16:04:00.000Z', Date.UTC(2026, 10, 20, 16, 4)],
    ['2026-11-20T10:04:00-06:00', Date.UTC(2026, 10, 20, 16, 4)],
    ['2026-11-20 10:04-0600', Date.UTC(2026, 10, 20, 16, 4)],
  ])('CAR-05 is read from %s, wherever this machine stands', (text, instant) => {
    expect(instantOf(text)).toBe(instant);
  });

  it.each(['2026-11-20T10:04:00', '2026/11/20 10:04', '2026-13-40T10:04:00Z', '', 'ayer', null, 12, {}])(
    'is not known from %j',
    (value) => {
      expect(instantOf(value)).toBeNull();
    },
  );
});

describe('a flag that may be unknown', () => {
  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    [null, null],
    [undefined, null],
    [2, null],
    ['', null],
  ])('is for %j: %j', (value, flag) => {
    expect(knownFlagOf(value)).toBe(flag);
  });
});

describe('rows', () => {
  it('keep their order, and lose those that cannot be read', () => {
    const body = [{ Id: 1 }, null, 'x', { Id: 'no' }, [], { Id: '2' }];
    expect(rowsOf(body, ({ Id }) => integerOf(Id))).toEqual([1, 2]);
  });

  it('are read whatever they hold', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(rowsOf(value, (fields) => fields)).toBeInstanceOf(Array);
        expect([null, 'string']).toContain(nameIn(value) === null ? null : 'string');
        expect(Number.isNaN(instantOf(value))).toBe(false);
      }),
    );
  });
});
