'use client';
import { useTexts } from '../../locale/index.ts';
import { contentTexts } from '../../locale/texts/es/content.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { keyFace, type ShortcutKey } from './shortcutKeys.ts';
import { useAppleKeyboard } from './useAppleKeyboard.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

const Shortcut = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  vertical-align: baseline;
`;

const Key = styled.kbd`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.5em;
  border: 1px solid;
  border-radius: 4px;
  padding-inline: ${space(1)};
  font-family: inherit;
  font-size: ${fontSize[12]};
  font-weight: 500;
  line-height: 1.5;
  white-space: nowrap;

  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  /* Also in a menu row that keeps its own colours. */
  forced-color-adjust: auto;
`;

export type KbdProps = RootProps<HTMLSpanElement> & {
  /** The keys in the order they are pressed: `['mod', 'K']`. `mod` is ⌘ on Apple keyboards and Ctrl elsewhere. */
  keys: readonly ShortcutKey[];
};

/** The keys of a shortcut, as printed on the person's keyboard. Display only: the host handles the keys. */
export function Kbd({ keys, ...root }: KbdProps) {
  const t = useTexts(contentTexts);
  const apple = useAppleKeyboard();
  return (
    <Shortcut {...root}>
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
