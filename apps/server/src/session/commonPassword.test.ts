import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPassword.ts';

describe('a password', () => {
  it.each(['123456', 'password123', 'Mexico', 'QWERTY'])('%s is common', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['sereno-demo', 'una frase larga', '', 'toString', '__proto__'])('«%s» is not', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
