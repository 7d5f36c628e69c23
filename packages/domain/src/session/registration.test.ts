import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validatePasswordChange } from './passwordChange.ts';
import {
  REGISTRATION_FIELDS,
  type Registration,
  validateEmail,
  validateNewPassword,
  validateRegistration,
} from './registration.ts';

const whole: Registration = {
  fullName: 'Ana López',
  email: 'ana.lopez@sereno.example',
  username: 'ana.lopez',
  password: 'secreto',
  confirmation: 'secreto',
  termsAccepted: true,
};
const issuesOf = (changes: Partial<Registration>) => validateRegistration({ ...whole, ...changes });

describe('a registration', () => {
  it('REG-09 REG-11 lacks everything at first, in screen order', () => {
    const empty = { fullName: '', email: '', username: '', password: '', confirmation: '', termsAccepted: false };
    expect(validateRegistration(empty)).toEqual([
      ...REGISTRATION_FIELDS.slice(0, 5).map((field) => ({ code: 'required', field })),
      { code: 'notAccepted', field: 'termsAccepted' },
    ]);
    expect(validateRegistration(whole)).toEqual([]);
  });

  it.each([
    ['REG-06', { fullName: ' An ' }, { code: 'tooShort', field: 'fullName', limit: 3 }],
    ['REG-06', { username: 'an' }, { code: 'tooShort', field: 'username', limit: 3 }],
    ['REG-07', { fullName: 'a'.repeat(51) }, { code: 'tooLong', field: 'fullName', limit: 50 }],
    ['REG-07', { email: `${'a'.repeat(48)}@b.c` }, { code: 'tooLong', field: 'email', limit: 50 }],
    ['REG-08', { email: 'ana@sereno' }, { code: 'wrongFormat', field: 'email' }],
    ['REG-09', { username: '   ' }, { code: 'required', field: 'username' }],
    ['REG-10', { confirmation: 'secreta' }, { code: 'mismatch', field: 'confirmation' }],
    ['REG-10', { confirmation: 'secreto ' }, { code: 'mismatch', field: 'confirmation' }],
    ['REG-11', { termsAccepted: false }, { code: 'notAccepted', field: 'termsAccepted' }],
  ] as const)('%s is refused for %o', (_id, changes, issue) => {
    expect(issuesOf(changes)).toEqual([issue]);
  });

  it.each([
    ['a space without width', 'rol1\u200b'],
    ['such spaces alone', '\u200b'.repeat(3)],
    ['a Cyrillic o', 'r\u043el1'],
    ['wide letters', 'ｒｏｌ１'],
    ['a ligature', 'ﬁesta'],
    ['a new line', 'us\ner3'],
    ['half a character', 'ana\ud800'],
    ['a space', 'ana lopez'],
    ['an emoji', 'ana😀'],
  ])('REG-06 has no user name with %s', (_title, username) => {
    expect(issuesOf({ username })).toEqual([{ code: 'wrongFormat', field: 'username' }]);
  });

  it.each(['ana.lopez', ' Ñoño_2 ', 'müller-3', 'ana@sereno.example'])(
    'REG-06 can have the user name %j',
    (username) => {
      expect(issuesOf({ username })).toEqual([]);
    },
  );

  it('REG-06 has no user names that differ only in the form of their characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 3, maxLength: 20 }), (username) => {
        const isTaken = issuesOf({ username }).length === 0;
        expect(isTaken && username.normalize('NFKC') !== username).toBe(false);
      }),
    );
  });

  it.each([
    ['the line turned around', '\u202e'.repeat(3)],
    ['half a character', 'Ana \udc00'],
    ['a tab', 'Ana\tLópez'],
    ['letters that are blank', '\u3164'.repeat(3)],
  ])('REG-06 has no name with %s', (_title, fullName) => {
    expect(issuesOf({ fullName })).toEqual([{ code: 'wrongFormat', field: 'fullName' }]);
  });

  it.each(["Anna O'Brien", 'José María Ñandú', '山田太郎', 'Анна Каренина'])(
    'REG-06 can have the name %s',
    (fullName) => {
      expect(issuesOf({ fullName })).toEqual([]);
    },
  );

  it('REG-06 REG-07 counts three to fifty characters, both included, without outer spaces', () => {
    const name = fc.integer({ min: 1, max: 60 }).map((length) => '😀'.repeat(length));
    const space = fc.constantFrom('', ' ', '\u00a0 ');
    fc.assert(
      fc.property(name, space, (fullName, around) => {
        const length = Array.from(fullName).length;
        const held = issuesOf({ fullName: `${around}${fullName}${around}` }).length > 0;
        expect(held).toBe(length < 3 || length > 50);
      }),
    );
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.c', 'ana.lopez+x@sereno.example', ' ana@sereno.example ', 'ñ@ñ.mx', "o'neil@a.b.mx"])(
    'PWD-03 can be %j',
    (text) => {
      expect(validateEmail(text)).toBeNull();
    },
  );

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['a@', 'tooShort'],
    ['ana', 'wrongFormat'],
    ['ana@b', 'wrongFormat'],
    ['a na@b.c', 'wrongFormat'],
    ['ana@b@c.d', 'wrongFormat'],
    ['a,b@c.mx', 'wrongFormat'],
    ['"a"@c.mx', 'wrongFormat'],
    ['a@c.mx;d', 'wrongFormat'],
    ['a\u200b@c.mx', 'wrongFormat'],
    ['a@c\u202e.mx', 'wrongFormat'],
    ['ana@.b', 'wrongFormat'],
    ['ana@b.', 'wrongFormat'],
    ['@b.c', 'wrongFormat'],
    [`${'a'.repeat(47)}@b.c`, 'tooLong'],
  ])('PWD-02 PWD-03 PWD-04 %j is %s', (text, code) => {
    expect(validateEmail(text)).toMatchObject({ code, field: 'email' });
  });
});

describe('a new password', () => {
  it('REG-10 must be typed twice the same', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3, maxLength: 20 }), fc.string(), (password, other) => {
        const issues = validateNewPassword({ password, confirmation: other });
        expect(issues.some(({ field }) => field === 'confirmation')).toBe(password !== other);
      }),
    );
  });

  it('REG-06 has as many characters as the company asks for, whatever form it is in', () => {
    const shortest = fc.integer({ min: 3, max: 50 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), shortest, (password, limit) => {
        const isShort = Array.from(password).length < limit;
        const pair = { password, confirmation: password };
        const person = { ...whole, ...pair };
        const change = { ...pair, current: 'la de antes' };
        for (const issues of [
          validateNewPassword(pair, limit),
          validateRegistration(person, limit),
          validatePasswordChange(change, limit),
        ])
          expect(issues.find(({ code }) => code === 'tooShort')).toEqual(
            isShort ? { code: 'tooShort', field: 'password', limit } : undefined,
          );
      }),
    );
  });
});
