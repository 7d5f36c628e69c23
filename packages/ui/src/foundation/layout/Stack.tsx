'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { gapStyle, type Gap } from './gap.styles.ts';

export type StackProps = ComponentPropsWithRef<'div'> & {
  /** 'column' puts them one below the other, 'row' side by side, wrapping where there is no room. Default 'column'. */
  direction?: 'column' | 'row' | undefined;
  /** Space between them, in steps of 4 px. Default 4 (16 px) in a column, 3 (12 px) in a row. */
  gap?: Gap | undefined;
  /** Alignment across the direction. Default: full width in a column, centred in a row. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Where the room that is left goes: 'between' moves the first and the last to the edges. Default 'start'. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
};

const Root = styled.div`
  display: flex;
  min-inline-size: 0;
  ${gapStyle}

  &[data-direction='column'] {
    flex-direction: column;
  }
  &[data-direction='row'] {
    flex-flow: row wrap;
    align-items: center;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

/** Elements one below the other, or side by side, with even gaps. For columns of one width use `Grid`. */
export function Stack({
  direction = 'column',
  gap = direction === 'row' ? 3 : 4,
  align,
  justify,
  ...native
}: StackProps) {
  return <Root {...native} data-direction={direction} data-gap={gap} data-align={align} data-justify={justify} />;
}
