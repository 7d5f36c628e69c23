import { describe, expect, it } from 'vitest';
import { isPlainLetter, pageShortcut, rowShortcut } from './shortcuts.ts';

const plain = {
  key: 'f',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
};

describe('keys of one letter', () => {
  it.each([
    ['i', 'begin'],
    ['I', 'begin'],
    ['f', 'finish'],
    ['R', 'reschedule'],
    ['x', null],
    ['Enter', null],
  ])('%s does with a row: %s', (key, shortcut) => {
    expect(rowShortcut(key)).toBe(shortcut);
  });

  it.each([
    ['n', { kind: 'add' }],
    ['?', { kind: 'help' }],
    ['1', { kind: 'tab', tab: 'overdue' }],
    ['2', { kind: 'tab', tab: 'today' }],
    ['3', { kind: 'tab', tab: 'week' }],
    ['4', { kind: 'tab', tab: 'future' }],
    ['ArrowDown', { kind: 'list' }],
    ['ArrowUp', null],
    ['5', null],
    ['0', null],
    ['', null],
  ])('%s does on the page: %o', (key, shortcut) => {
    expect(pageShortcut(key)).toEqual(shortcut);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'repeat', 'isComposing', 'defaultPrevented'])('are none with %s', (name) => {
    expect(isPlainLetter(plain)).toBe(true);
    expect(isPlainLetter({ ...plain, [name]: true })).toBe(false);
  });
});
