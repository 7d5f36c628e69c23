'use client';
import { useTexts } from '../../locale/index.ts';
import { contentTexts } from '../../locale/texts/es/content.ts';
import { Key, Shortcut } from './Kbd.styles.ts';
import { keyFace, type ShortcutKey } from './shortcutKeys.ts';
import { useAppleKeyboard } from './useAppleKeyboard.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type KbdProps = {
  /** The keys in the order they are pressed: `['mod', 'K']`. `mod` is ⌘ on Apple keyboards and Ctrl elsewhere. */
  keys: readonly ShortcutKey[];
};

/** The keys of a shortcut, as printed on the person's keyboard. Display only: the host handles the keys. */
export function Kbd({ keys }: KbdProps) {
  const t = useTexts(contentTexts);
  const apple = useAppleKeyboard();
  return (
    <Shortcut>
      {keys.map((key, position) => {
        const { sign, word } = keyFace(key, apple);
        return (
          <Key key={`${position} ${key}`}>
            {sign !== undefined && <span aria-hidden={word === undefined ? undefined : true}>{sign}</span>}
            {word !== undefined && (sign === undefined ? t(word) : <VisuallyHidden>{t(word)}</VisuallyHidden>)}
          </Key>
        );
      })}
    </Shortcut>
  );
}
