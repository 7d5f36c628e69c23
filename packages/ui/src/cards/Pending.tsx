'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../foundation/index.ts';

const Place = styled.span`
  position: relative;
  display: inline-block;
  max-inline-size: 100%;
  vertical-align: top;

  > .sample {
    visibility: hidden;
  }

  > :last-child {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 50%;
    margin: 0;
    translate: 0 -50%;
  }
`;

/** The place of a text that is still coming: as wide and as high as a sample of it, lines that wrap included. */
export function Pending({ children }: { readonly children: ReactNode }) {
  return (
    <Place aria-hidden>
      <span className="sample">{children}</span>
      <Skeleton shape="text" />
    </Place>
  );
}
