import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREDENTIAL_LENGTH, LOGIN_DELAY_MS, validateCredentials } from './credentials.ts';

const username = 'ana.lopez';
const password = 'secreto';
const emoji = '👍🏽';

describe('credentials', () => {
  it('CST-01 are 3 to 50 characters long', () => {
    expect(CREDENTIAL_LENGTH).toEqual({ min: 3, max: 50 });
  });

  it('CST-11 are sent after a second', () => {
    expect(LOGIN_DELAY_MS).toBe(1000);
  });

  it('AUTH-10 AUTH-11 are both required, the user name first', () => {
    expect(validateCredentials({ username: '', password: '' })).toEqual([
      { code: 'required', field: 'username' },
      { code: 'required', field: 'password' },
    ]);
  });

  it.each([
    ['AUTH-10', '   ', [{ code: 'required', field: 'username' }]],
    ['AUTH-12', 'an', [{ code: 'tooShort', field: 'username', limit: 3 }]],
    ['AUTH-12', ' an ', [{ code: 'tooShort', field: 'username', limit: 3 }]],
    ['AUTH-12', 'ana', []],
    ['AUTH-13', 'a'.repeat(50), []],
    ['AUTH-13', ` ${'a'.repeat(50)} `, []],
    ['AUTH-13', 'a'.repeat(51), [{ code: 'tooLong', field: 'username', limit: 50 }]],
    ['AUTH-13', '😀'.repeat(50), []],
  ])('%s user name %j', (_id, text, issues) => {
    expect(validateCredentials({ username: text, password })).toEqual(issues);
  });

  it.each([
    ['ab', [{ code: 'tooShort', field: 'password', limit: 3 }]],
    [emoji, [{ code: 'tooShort', field: 'password', limit: 3 }]],
    ['   ', []],
    ['abc', []],
    ['a'.repeat(50), []],
    [`${'a'.repeat(50)} `, [{ code: 'tooLong', field: 'password', limit: 50 }]],
  ])('AUTH-14 password %j', (text, issues) => {
    expect(validateCredentials({ username, password: text })).toEqual(issues);
  });

  it('AUTH-12 AUTH-13 AUTH-14 are valid for any text of 3 to 50 characters without outer spaces', () => {
    const secret = fc.string({ unit: fc.constantFrom('a', 'Ñ', '漢', '😀', ' '), minLength: 3, maxLength: 50 });
    const name = secret.filter((text) => text.trim() === text);
    fc.assert(
      fc.property(name, secret, (someName, someSecret) => {
        expect(validateCredentials({ username: someName, password: someSecret })).toEqual([]);
      }),
    );
  });
});
