import { ACTIVITY_TABS, type ActivityTab } from '@sereno/domain/activity';

/** What a key does with the row that has the focus. */
export type RowShortcut = 'begin' | 'finish' | 'reschedule';

/** What a key does wherever the focus is. */
export type PageShortcut =
  | { readonly kind: 'add' }
  | { readonly kind: 'help' }
  /** Into the list. */
  | { readonly kind: 'list' }
  | { readonly kind: 'tab'; readonly tab: ActivityTab };

/** The keys of rows, as they stand on the sheet of shortcuts. */
export const ROW_KEYS = { begin: 'I', finish: 'F', reschedule: 'R' } as const satisfies Record<RowShortcut, string>;

/** The keys of tabs. */
export const TAB_KEYS = { overdue: '1', today: '2', week: '3', future: '4' } as const satisfies Record<
  ActivityTab,
  string
>;

export const ADD_KEY = 'N';
export const HELP_KEY = '?';
/** Leads into the list from where nothing else is moved by it. It is no letter, so that it cannot be switched off. */
const LIST_KEY = 'ArrowDown';

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/** Whether a press may be a shortcut of one letter: no other key is held, it was not handled, and no letter is being composed. */
export function isPlainLetter({ ctrlKey, altKey, metaKey, repeat, isComposing, defaultPrevented }: Press): boolean {
  return !ctrlKey && !altKey && !metaKey && !repeat && !isComposing && !defaultPrevented;
}

/** What the key does with a row; null for any other. */
export function rowShortcut(key: string): RowShortcut | null {
  switch (key.toUpperCase()) {
    case ROW_KEYS.begin:
      return 'begin';
    case ROW_KEYS.finish:
      return 'finish';
    case ROW_KEYS.reschedule:
      return 'reschedule';
    default:
      return null;
  }
}

/** What the key does on the page; null for any other. */
export function pageShortcut(key: string): PageShortcut | null {
  if (key === LIST_KEY) return { kind: 'list' };
  if (key === HELP_KEY) return { kind: 'help' };
  if (key.toUpperCase() === ADD_KEY) return { kind: 'add' };
  const tab = ACTIVITY_TABS.find((id) => TAB_KEYS[id] === key);
  return tab === undefined ? null : { kind: 'tab', tab };
}

/** Whether the focus stands before the list: on the page as it opens, on its title or on a tab. */
export const isBeforeList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('body, h1, [role="tab"]');

/**
 * Whether a press there is for the element itself: a field where letters are typed, or a list, a menu or a dialog where they move
 * the choice.
 */
export const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable], ' +
      '[role="combobox"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]',
  ) !== null;
