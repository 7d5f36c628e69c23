import { expect, test } from 'vitest';
import { isHeldPress } from './heldPress.ts';

test.each([
  ['Enter', true, true],
  [' ', true, true],
  ['Enter', false, false],
  [' ', false, false],
  ['ArrowDown', true, false],
  ['a', true, false],
])('the key "%s", repeated %s, is a held press: %s', (key, repeat, held) => {
  expect(isHeldPress({ key, repeat })).toBe(held);
});
