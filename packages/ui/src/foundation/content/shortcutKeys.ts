import type { contentTexts } from '../../locale/texts/es/content.ts';

type NamedKey = 'mod' | 'shift' | 'alt' | 'enter' | 'escape' | 'backspace' | 'up' | 'down' | 'left' | 'right';
type Letter =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M')
  | ('N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z');
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** A key of a shortcut. `mod` is ⌘ on Apple keyboards and Ctrl elsewhere, `alt` is ⌥ there. */
export type ShortcutKey = NamedKey | Letter | Digit | '/' | '?' | ',' | '.' | '[' | ']';

type Word = Extract<keyof typeof contentTexts, `kbd.${string}`>;
/** What a key shows. `word` is its name: announced instead of a symbol, and shown without one. */
export type KeyFace = { readonly sign?: string; readonly word?: Word };

const anywhere: Partial<Record<ShortcutKey, KeyFace>> = {
  mod: { word: 'kbd.control' },
  shift: { word: 'kbd.shift' },
  alt: { sign: 'Alt' },
  enter: { sign: '↵', word: 'kbd.enter' },
  escape: { sign: 'Esc' },
  backspace: { sign: '⌫', word: 'kbd.backspace' },
  // Screen readers have their own words for arrows in every language.
  up: { sign: '↑' },
  down: { sign: '↓' },
  left: { sign: '←' },
  right: { sign: '→' },
};

const onApple: Partial<Record<ShortcutKey, KeyFace>> = {
  ...anywhere,
  mod: { sign: '⌘', word: 'kbd.command' },
  shift: { sign: '⇧', word: 'kbd.shift' },
  alt: { sign: '⌥', word: 'kbd.option' },
};

/** The symbol and name of a key on that kind of keyboard. */
export function keyFace(key: ShortcutKey, apple: boolean): KeyFace {
  return (apple ? onApple : anywhere)[key] ?? { sign: key };
}

const eventNames: Partial<Record<ShortcutKey, string>> = {
  shift: 'Shift',
  alt: 'Alt',
  enter: 'Enter',
  escape: 'Escape',
  backspace: 'Backspace',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/** The shortcut for `aria-keyshortcuts`: 'Control+K', on Apple 'Meta+K'. */
export function ariaKeyShortcut(keys: readonly ShortcutKey[], apple: boolean): string {
  return keys.map((key) => (key === 'mod' ? (apple ? 'Meta' : 'Control') : (eventNames[key] ?? key))).join('+');
}
