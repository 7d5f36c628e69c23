import { expect, it } from 'vitest';
import { pinText } from './pinText.ts';

it.each([
  ['123 456', 'digits', '123456'],
  ['１２３', 'digits', '123'],
  ['a1-b2', 'digits', '12'],
  ['a1-b2', 'letters', 'A1B2'],
  ['ñé', 'letters', ''],
  ['', 'letters', ''],
] as const)('of "%s" a code of %s has "%s"', (text, kind, code) => {
  expect(pinText(text, kind)).toBe(code);
  expect(pinText(code, kind)).toBe(code);
});
