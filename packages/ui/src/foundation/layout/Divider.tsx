'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/index.ts';

export type DividerProps = ComponentPropsWithRef<'hr'> & {
  /** 'horizontal' between what is one below the other; 'vertical' in a row, as high as the row. Default 'horizontal'. */
  orientation?: 'horizontal' | 'vertical' | undefined;
};

const Root = styled.hr`
  align-self: stretch;
  flex: none;
  margin: 0;
  border: 0 solid ${color.border};
  &:not([aria-orientation]) {
    border-block-start-width: 1px;
  }
  &[aria-orientation] {
    border-inline-start-width: 1px;
  }
`;

/** A line between two groups. It has no space around it: the container's gap is the space. */
export function Divider({ orientation = 'horizontal', ...native }: DividerProps) {
  return <Root {...native} aria-orientation={orientation === 'vertical' ? 'vertical' : undefined} />;
}
