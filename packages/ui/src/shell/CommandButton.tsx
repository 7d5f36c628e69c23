'use client';
import { ariaKeyShortcut, type ShortcutKey } from '../foundation/content/shortcutKeys.ts';
import { useAppleKeyboard } from '../foundation/content/useAppleKeyboard.ts';
import { Search } from '../foundation/icons/search.ts';
import { Kbd } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import type { RootProps } from '../state/rootProps.ts';
import { Place } from './CommandButton.styles.ts';

export type CommandButtonProps = RootProps & {
  /** Called to open the command palette. */
  onOpen: () => void;
  /** The palette is open. Default: false. */
  open?: boolean | undefined;
  /** The pointer or focus reached it: the moment to load the palette. Default: nothing. */
  onNear?: (() => void) | undefined;
};

/** The shortcut that the host binds. */
const shortcut: readonly ShortcutKey[] = ['mod', 'K'];

/**
 * Opens the command palette: a quiet search box in the top bar from md (768 px) up, an icon below. The host binds the
 * shortcut.
 */
export function CommandButton({ onOpen, open = false, onNear, ...root }: CommandButtonProps) {
  const t = useTexts(frameTexts);
  const apple = useAppleKeyboard();
  return (
    <Place {...root}>
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
        <span className="words">{t('commandButton.goTo')}</span>
        <span className="keys" aria-hidden>
          <Kbd keys={shortcut} />
        </span>
      </button>
    </Place>
  );
}
