/** A key as an event tells of it. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
> & { readonly getModifierState: (key: 'AltGraph') => boolean };

/** Where an edit leads once it is accepted. */
export type EditMove = 'down' | 'up' | 'next' | 'previous' | 'stay';

/** What a key does on a focused cell that can be written into; null for one that is the grid's. */
export function keyOnCell(event: PressedKey): 'begin' | 'replace' | 'clear' | 'restore' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat } = event;
  // On many keyboards AltGr, which writes letters, is Ctrl and Alt.
  const isShortcut = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isShortcut || isComposing) return null;
  switch (key) {
    case 'Enter':
      // A key that is held has accepted the cell above.
      return shiftKey || repeat ? null : 'begin';
    case 'F2':
      return 'begin';
    case 'Delete':
    case 'Backspace':
      return 'clear';
    case 'Escape':
      return 'restore';
    case ' ':
      return null;
    default:
      // 'Dead' is an accent before its letter, 'Process' a letter of an input method.
      return /^.$/u.test(key) || key === 'Dead' || key === 'Process' ? 'replace' : null;
  }
}

/** What a key does while a cell is written into: gives up, or accepts and leads on; null for one that the field uses. */
export function keyInEditor({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
}: PressedKey): EditMove | 'giveUp' | null {
  // Enter and Escape end the letters of an input method before they end the edit.
  if (isComposing || key === 'Process' || ctrlKey || metaKey || altKey) return null;
  switch (key) {
    case 'Enter':
      return shiftKey ? 'up' : 'down';
    case 'Tab':
      return shiftKey ? 'previous' : 'next';
    case 'Escape':
      return 'giveUp';
    default:
      return null;
  }
}
