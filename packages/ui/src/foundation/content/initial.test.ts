import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['Mariana Ruiz', 'M'],
  ['  ana', 'A'],
  ['óscar', 'Ó'],
  ['o\u0301scar', 'O\u0301'],
  ['ßtraße', 'S'],
  ['محمد', 'م'],
  ['👩🏽‍💼 Ana', '👩🏽‍💼'],
  ['', '?'],
  ['   ', '?'],
])('%j shows %s', (name, initial) => {
  expect(initialOf(name, 'es')).toBe(initial);
});
