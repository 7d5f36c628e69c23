'use client';
import { useTexts } from '../locale/index.ts';
import { entryTexts } from '../locale/texts/es/entry.ts';
import type { RootProps } from '../state/rootProps.ts';
import { Brand } from './BrandMark.styles.ts';

export type BrandMarkProps = RootProps<HTMLSpanElement> & {
  /** `medium`: 26 px, for bars and menus; `large`: 40 px, for pages without a frame. Default: 'medium'. */
  size?: 'medium' | 'large' | undefined;
};

/** The product's name, after its first letter as the mark. Not a link by itself: wrap it in one (SHL-12). */
export function BrandMark({ size = 'medium', ...root }: BrandMarkProps) {
  const word = useTexts(entryTexts)('brandMark.name');
  return (
    <Brand {...root} data-size={size}>
      <span className="mark" aria-hidden>
        {word.charAt(0)}
      </span>
      <span className="word">{word}</span>
    </Brand>
  );
}
