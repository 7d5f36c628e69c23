import { describe, expect, test } from 'vitest';
import { ariaKeyShortcut, keyFace } from './shortcutKeys.ts';

describe('a key', () => {
  test('is a symbol with a name on Apple and a word elsewhere', () => {
    expect(keyFace('mod', true)).toEqual({ sign: '⌘', word: 'kbd.command' });
    expect(keyFace('mod', false)).toEqual({ word: 'kbd.control' });
  });
  test('without a name of its own is what is printed on it', () => {
    expect(keyFace('K', true)).toEqual({ sign: 'K' });
    expect(keyFace('/', false)).toEqual({ sign: '/' });
  });
  test('can be the same on both', () => {
    expect(keyFace('escape', true)).toEqual(keyFace('escape', false));
  });
});

describe('a shortcut for assistive technology', () => {
  test('uses the names of key events', () => {
    expect(ariaKeyShortcut(['mod', 'shift', 'K'], false)).toBe('Control+Shift+K');
    expect(ariaKeyShortcut(['mod', 'backspace'], true)).toBe('Meta+Backspace');
    expect(ariaKeyShortcut([], true)).toBe('');
  });
});
