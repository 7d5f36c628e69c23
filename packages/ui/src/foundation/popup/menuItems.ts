import type { ReactNode } from 'react';
import type { ShortcutKey } from '../content/shortcutKeys.ts';

type Labelled = {
  /** Distinguishes the item from its siblings, and keeps it the same when the list changes while it is open. */
  id: string;
  /** What it says; found by typing its first letters. */
  label: string;
  /** Icon before the label, 16 px, decorative. */
  icon?: ReactNode;
};

type Disabling = {
  /** It cannot be chosen now; it stays reachable, so that its reason can be read. Default false. */
  disabled?: boolean;
  /** Why it cannot be chosen, below the label and read out after it. Shown only while `disabled`. */
  disabledReason?: string;
};

/** Does something on this page and closes the menu. */
export type MenuAction = Labelled &
  Disabling & {
    type: 'action';
    /** Keys that do the same; the host listens to them, the menu only shows them. */
    shortcut?: readonly ShortcutKey[];
    /** 'danger' for what cannot be undone: put it last, behind a separator. Default: none. */
    tone?: 'danger';
    /** Called when it is chosen. */
    onSelect: () => void;
  };

/** Leads to another page. */
export type MenuLink = Labelled & {
  type: 'link';
  /** Address it leads to. */
  href: string;
  /** Opens in a new tab, says so, and keeps this page from the other's reach. Default false. */
  external?: boolean;
};

/** A line between two kinds of items. At either end, or twice in a row, it is not drawn. */
type MenuSeparator = { type: 'separator' };

/** Items under a heading. */
type MenuGroup = Omit<Labelled, 'icon'> & {
  type: 'group';
  /** What stands under the heading. */
  items: readonly MenuItem[];
};

/** Something that is on or off. The menu stays open. */
export type MenuCheckbox = Omit<Labelled, 'icon'> &
  Disabling & {
    type: 'checkbox';
    /** Whether it is on; the host holds it. */
    checked: boolean;
    /** Called with what it should become. */
    onChange: (checked: boolean) => void;
  };

/** One choice out of several, under a heading. The menu stays open. */
export type MenuRadioGroup = Omit<Labelled, 'icon'> & {
  type: 'radio';
  /** The chosen value; the host holds it. Null while nothing is chosen. */
  value: string | null;
  /** What there is to choose from. */
  options: readonly ({ value: string; label: string } & Disabling)[];
  /** Called with the chosen value. */
  onChange: (value: string) => void;
};

/** Opens a menu beside it. One level is plenty. */
export type MenuSubmenu = Labelled &
  Disabling & {
    type: 'submenu';
    /** What the menu beside it holds. */
    items: readonly MenuItem[];
  };

export type MenuItem = MenuAction | MenuLink | MenuSeparator | MenuGroup | MenuCheckbox | MenuRadioGroup | MenuSubmenu;

/** Whether any of them draws something before its label, so that all of them leave room for it and the labels line up. */
export function hasLeadingMark(items: readonly MenuItem[]): boolean {
  return items.some((item) => {
    switch (item.type) {
      case 'separator':
        return false;
      case 'checkbox':
      case 'radio':
        return true;
      case 'group':
        return hasLeadingMark(item.items);
      default:
        return item.icon !== undefined;
    }
  });
}

/** Whether there is nothing to choose, only lines and headings at most. */
export function isEmptyMenu(items: readonly MenuItem[]): boolean {
  return items.every((item) => {
    switch (item.type) {
      case 'separator':
        return true;
      case 'group':
        return isEmptyMenu(item.items);
      case 'radio':
        return item.options.length === 0;
      default:
        return false;
    }
  });
}
