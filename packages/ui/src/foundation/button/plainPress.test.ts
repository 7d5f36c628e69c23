import { expect, test } from 'vitest';
import { isPlainPress } from './plainPress.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

test('only the primary button is a plain press', () => {
  expect(isPlainPress(plain)).toBe(true);
});

test.each([
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('%j is for the browser or was already handled', (change) => {
  expect(isPlainPress({ ...plain, ...change })).toBe(false);
});
