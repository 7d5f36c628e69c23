'use client';
import { ariaKeyShortcut, type ShortcutKey } from '../foundation/content/shortcutKeys.ts';
import { useAppleKeyboard } from '../foundation/content/useAppleKeyboard.ts';
import { Search } from '../foundation/icons/search.ts';
import { Kbd } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { commandButtonTexts } from '../locale/ownTexts.ts';
import { Place } from './CommandButton.styles.ts';

export type CommandButtonProps = {
  /** The person asks for the command palette. */
  onOpen: () => void;
  /** The palette is open. Default: false. */
  open?: boolean | undefined;
  /** The person points at it or reaches it, and may be about to press: the moment to fetch the palette. Default: nothing. */
  onNear?: (() => void) | undefined;
  /** What it says, and its accessible name. Default: 'Ir a…'. */
  label?: string | undefined;
};

/** What the host binds. */
const shortcut: readonly ShortcutKey[] = ['mod', 'K'];

/** Opens the command palette: a quiet search box in the top bar from md (768 px) up, an icon below. It binds no key; the host does. */
export function CommandButton({ onOpen, open = false, onNear, label }: CommandButtonProps) {
  const t = useTexts(commandButtonTexts);
  const apple = useAppleKeyboard();
  const name = label ?? t('commandButton.goTo');
  return (
    <Place>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={ariaKeyShortcut(shortcut, apple)}
        onClick={onOpen}
        onPointerEnter={onNear}
        onTouchStart={onNear}
        onFocus={onNear}
      >
        <Search size={16} />
        <span className="words">{name}</span>
        <span className="keys" aria-hidden>
          <Kbd keys={shortcut} />
        </span>
      </button>
    </Place>
  );
}
