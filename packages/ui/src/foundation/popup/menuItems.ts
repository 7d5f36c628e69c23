import type { ReactNode } from 'react';
import type { ShortcutKey } from '../content/shortcutKeys.ts';

type Labelled = {
  /** Unique among its siblings, and stable when the list changes while open. */
  id: string;
  /** Label; also the typeahead text. */
  label: string;
  /** Icon before the label, 16 px, decorative. */
  icon?: ReactNode;
};

type Disabling = {
  /** Cannot be selected; it stays focusable, so that its reason can be read. Default false. */
  disabled?: boolean | undefined;
  /** Why it is disabled, below the label and read after it. Shown only while `disabled`. */
  disabledReason?: string | undefined;
};

/** Performs an action on this page and closes the menu. */
export type MenuAction = Labelled &
  Disabling & {
    type: 'action';
    /** Shortcut of the action; the host handles it, the menu only shows it. */
    shortcut?: readonly ShortcutKey[] | undefined;
    /** 'danger' for actions that cannot be undone: put it last, behind a separator. Default: none. */
    tone?: 'danger' | undefined;
    /** Called when selected. */
    onSelect: () => void;
  };

/** Navigates to another page. */
export type MenuLink = Labelled & {
  type: 'link';
  /** Target URL. */
  href: string;
  /** Opens in a new tab with noopener and says so. Default false. */
  external?: boolean | undefined;
};

/** A separator. At either end, or twice in a row, it is hidden. */
type MenuSeparator = { type: 'separator' };

/** Items under a heading. */
type MenuGroup = Omit<Labelled, 'icon'> & {
  type: 'group';
  /** Items of the group. */
  items: readonly MenuItem[];
};

/** A checkbox item. The menu stays open. */
export type MenuCheckbox = Omit<Labelled, 'icon'> &
  Disabling & {
    type: 'checkbox';
    /** Whether it is checked; the host holds it. */
    checked: boolean;
    /** Called with the new state. */
    onChange: (checked: boolean) => void;
  };

/** A radio group with a heading. The menu stays open. */
export type MenuRadioGroup = Omit<Labelled, 'icon'> & {
  type: 'radio';
  /** The selected value, held by the host. Null when none is selected. */
  value: string | null;
  /** The options. */
  options: readonly ({ value: string; label: string } & Disabling)[];
  /** Called with the selected value. */
  onChange: (value: string) => void;
};

/** Opens a submenu. One level is enough. */
export type MenuSubmenu = Labelled &
  Disabling & {
    type: 'submenu';
    /** Items of the submenu. */
    items: readonly MenuItem[];
  };

export type MenuItem = MenuAction | MenuLink | MenuSeparator | MenuGroup | MenuCheckbox | MenuRadioGroup | MenuSubmenu;

/** Whether any item has an icon or mark before its label, so that all labels align. */
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

/** Whether there is nothing to select, at most separators and headings. */
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
