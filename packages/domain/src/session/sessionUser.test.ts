import { describe, expect, it } from 'vitest';
import { greetingName, initialOf } from './sessionUser.ts';

const named = (firstName: string, name = '', fullName = '', userName = '') => ({
  name,
  fullName,
  userName,
  employee: { firstName },
});

describe('greetingName', () => {
  it.each([
    [named('María José', 'Otra'), 'María José'],
    [named('  Ana  '), 'Ana'],
    [named('', 'Luis Pérez'), 'Luis'],
    [named('', ' Luis Pérez'), 'Luis'],
    [named(' ', ' ', 'Eva  Ruiz Díaz'), 'Eva'],
    [named('', '', '', 'rol11'), 'rol11'],
    [named(''), ''],
  ])('SHL-01 %# greets by the first available name', (user, expected) => {
    expect(greetingName(user)).toBe(expected);
  });
});

describe('initialOf', () => {
  it.each([
    ['ana', 'A'],
    ['Óscar', 'Ó'],
    ['o\u0301scar', 'O\u0301'],
    ['ñandú', 'Ñ'],
    ['👩‍👧 Ana', '👩‍👧'],
    ['𝒜na', '𝒜'],
    ['', ''],
  ])('SHL-02 SHL-14 of %s is %s', (firstName, initial) => {
    expect(initialOf(named(firstName))).toBe(initial);
  });
});
