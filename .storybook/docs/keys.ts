/** What each key or combination does, in the order in which a person meets them: `{ 'Enter Space': 'Presses it.' }`. */
export type Keyboard = Readonly<Record<string, string>>;

const SYMBOLS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Control: 'Ctrl',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** Several keys of one kind, which are no key: digits. */
const isKind = (name: string): boolean => /^[a-z]{2,}$/u.test(name);

/** Keys as a row of a table writes them: combinations, each of keys that are held together; a kind of keys is a word. */
export const combinationsOf = (names: string): readonly (readonly string[])[] =>
  names.split(' ').map((combination) => combination.split('+'));

/** What is printed on a key, and whether it is one. */
export const keyCap = (name: string): { readonly text: string; readonly isKey: boolean } =>
  isKind(name)
    ? { text: name, isKey: false }
    : { text: SYMBOLS[name] ?? (name.length === 1 ? name.toUpperCase() : name), isKey: true };
