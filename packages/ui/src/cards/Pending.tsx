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

/** A placeholder for text: as wide and high as a sample of it, including wrapped lines. */
export function Pending({ children }: { readonly children: ReactNode }) {
  return (
    <Place aria-hidden>
      <span className="sample">{children}</span>
      <Skeleton shape="text" />
    </Place>
  );
}
