'use client';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { gapStyle, type Gap } from './gap.styles.ts';

export type GridProps = ComponentPropsWithRef<'div'> & {
  /** The most columns side by side. Default 2. */
  columns?: number | undefined;
  /** The least width of a column, any CSS length: where fewer fit, there are fewer. Default '15em', a field. */
  minColumn?: string | undefined;
  /** Space between rows and columns, in steps of 4 px. Default 4 (16 px). */
  gap?: Gap | undefined;
};

type Tracks = CSSProperties & { '--columns': number; '--min-column': string };

/* Each column is as wide as the least width and as its share of the row, so that there are never more than asked for. */
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(100%, var(--min-column)), (100% - (var(--columns) - 1) * var(--gap)) / var(--columns)), 1fr)
  );
  align-items: start;
  min-inline-size: 0;
  ${gapStyle}

  & > * {
    min-inline-size: 0;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

/**
 * Columns of one width, as many as fit its own width: the fields of a form, the cards of a page. A child with `data-wide` takes a whole
 * row.
 */
export function Grid({ columns = 2, minColumn = '15em', gap = 4, style, ...native }: GridProps) {
  const tracks: Tracks = { '--columns': columns, '--min-column': minColumn };
  return <Root {...native} data-gap={gap} style={{ ...tracks, ...style }} />;
}
