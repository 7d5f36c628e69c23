'use client';
import { useTexts } from '../locale/index.ts';
import { entryTexts } from '../locale/texts/es/entry.ts';
import { Brand } from './BrandMark.styles.ts';

export type BrandMarkProps = {
  /** `medium`: 26 px, for bars and menus; `large`: 40 px, for pages without a frame. Default: 'medium'. */
  size?: 'medium' | 'large' | undefined;
  /** The name beside the mark, whose first letter is the mark. Default: 'Sereno'. */
  name?: string | undefined;
};

/** The product's mark and name. Not a link by itself: wrap it in one (SHL-12). */
export function BrandMark({ size = 'medium', name }: BrandMarkProps) {
  const t = useTexts(entryTexts);
  const word = name ?? t('brandMark.name');
  return (
    <Brand data-size={size}>
      <span className="mark" aria-hidden>
        {word.charAt(0)}
      </span>
      <span className="word">{word}</span>
    </Brand>
  );
}
