import { describe, expect, it } from 'vitest';
import { keyInEditor, keyOnCell, type PressedKey } from './editKeys.ts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  getModifierState: () => false,
  ...more,
});

describe('a key on a cell that can be written into', () => {
  it.each([
    ['Enter', 'begin'],
    ['F2', 'begin'],
    ['a', 'replace'],
    ['ñ', 'replace'],
    ['7', 'replace'],
    ['Dead', 'replace'],
    ['Process', 'replace'],
    ['Delete', 'clear'],
    ['Backspace', 'clear'],
    ['Escape', 'restore'],
  ])('%s: %s', (key, action) => expect(keyOnCell(press(key))).toBe(action));

  it.each(['ArrowDown', 'Home', 'PageUp', 'Tab', ' ', 'Shift', 'F5', 'ContextMenu'])(
    '%s is the key of the grid',
    (key) => expect(keyOnCell(press(key))).toBeNull(),
  );

  it('leaves shortcuts alone, but not the letters that AltGr writes', () => {
    expect(keyOnCell(press('c', { ctrlKey: true }))).toBeNull();
    expect(keyOnCell(press('v', { metaKey: true }))).toBeNull();
    expect(keyOnCell(press('a', { altKey: true }))).toBeNull();
    expect(keyOnCell(press('@', { ctrlKey: true, altKey: true, getModifierState: () => true }))).toBe('replace');
  });

  it('does not begin by an Enter key that is held since the cell above', () => {
    expect(keyOnCell(press('Enter', { repeat: true }))).toBeNull();
    expect(keyOnCell(press('Enter', { shiftKey: true }))).toBeNull();
  });
});

describe('a key in the field', () => {
  it.each([
    ['Enter', false, 'down'],
    ['Enter', true, 'up'],
    ['Tab', false, 'next'],
    ['Tab', true, 'previous'],
    ['Escape', false, 'giveUp'],
    ['ArrowDown', false, null],
    ['a', false, null],
  ])('%s, with Shift %s: %s', (key, shiftKey, move) => expect(keyInEditor(press(key, { shiftKey }))).toBe(move));

  it('ends the letters of an input method alone', () => {
    expect(keyInEditor(press('Enter', { isComposing: true }))).toBeNull();
    expect(keyInEditor(press('Escape', { isComposing: true }))).toBeNull();
  });
});
