import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PasswordChange, validatePasswordChange } from './passwordChange.ts';

const change = (changes: Partial<PasswordChange> = {}): PasswordChange => ({
  current: 'la de antes',
  password: 'la nueva',
  confirmation: 'la nueva',
  ...changes,
});

const fits = (secret: string) => Array.from(secret).length >= 3 && Array.from(secret).length <= 50;

describe('validatePasswordChange', () => {
  it.each([
    [change(), []],
    [change({ current: '' }), ['current required']],
    [change({ current: 'ab' }), ['current tooShort']],
    [change({ current: 'a'.repeat(51) }), ['current tooLong']],
    [change({ password: '', confirmation: '' }), ['password required', 'confirmation required']],
    [change({ password: 'ab', confirmation: 'ab' }), ['password tooShort']],
    [change({ confirmation: 'otra' }), ['confirmation mismatch']],
    [change({ password: 'la de antes', confirmation: 'la de antes' }), ['password unchanged']],
    [change({ password: 'la de antes', confirmation: 'otra' }), ['password unchanged', 'confirmation mismatch']],
    [change({ current: 'ab', password: 'ab', confirmation: 'ab' }), ['current tooShort', 'password tooShort']],
    [change({ password: ' la de antes', confirmation: ' la de antes' }), []],
    [
      { current: '', password: '', confirmation: '' },
      ['current required', 'password required', 'confirmation required'],
    ],
  ])('CST-01 of case %# returns the issues in screen order', (typed, expected) => {
    expect(validatePasswordChange(typed).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('CST-01 has at most one issue per field, and none when all three are valid', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, (current, password, confirmation) => {
        const fields = validatePasswordChange({ current, password, confirmation }).map(({ field }) => field);
        expect(fields).toHaveLength(new Set(fields).size);
        const isGood = fits(current) && fits(password) && password === confirmation && password !== current;
        expect(fields.length === 0).toBe(isGood);
      }),
    );
  });
});
