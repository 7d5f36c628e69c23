'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { color, fontSize } from '../../theme/index.ts';

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

const sizes = Object.entries(fontSize).map(([size, value]) => `&[data-text='${size}'] { font-size: ${value}; }`);

const Root = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  &:is(h1, h2, h3, h4, h5, h6) {
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  ${sizes.join('')}
  &[data-weight='regular'] {
    font-weight: 400;
  }
  &[data-weight='medium'] {
    font-weight: 550;
  }
  &[data-weight='bold'] {
    font-weight: 650;
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }

  &[data-tone='muted'] {
    color: ${color.textMuted};
  }
  &[data-tone='positive'] {
    color: ${color.positive};
  }
  &[data-tone='warning'] {
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  &[data-tone='info'] {
    color: ${color.info};
  }
`;

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
