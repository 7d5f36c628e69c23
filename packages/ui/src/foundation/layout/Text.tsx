'use client';
import type { HTMLAttributes, Ref } from 'react';
import type { fontSize } from '../../theme/index.ts';
import { Root } from './Text.styles.ts';

export type TextProps = HTMLAttributes<HTMLElement> & {
  /** The element: a paragraph, a heading of the page's outline, a part of a sentence. Default 'p'. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | undefined;
  /** Size in px of a browser whose text size is 16 px. Default: that of the text around it. */
  size?: keyof typeof fontSize | undefined;
  /** Default: that of the text around it; bold for a heading. */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Colour; what it means also stands in the words. Default: that of the text around it. */
  tone?: 'muted' | 'positive' | 'warning' | 'danger' | 'info' | undefined;
  /** Digits of one width, for figures below each other. Default false. */
  tabular?: boolean | undefined;
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
};

/** Words in a size, a weight and a tone of the theme, without the space that browsers put around them. */
export function Text({ as = 'p', size, weight, tone, tabular = false, ref, ...native }: TextProps) {
  return (
    <Root
      {...native}
      as={as}
      ref={ref}
      data-text={size}
      data-weight={weight}
      data-tone={tone}
      data-tabular={tabular || undefined}
    />
  );
}
