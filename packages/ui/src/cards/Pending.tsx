'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../foundation/index.ts';
import type { FigureUnit } from '../locale/figureText.ts';

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

/** Typical figures of each unit, for placeholders. */
export const PENDING_FIGURE: Readonly<Record<FigureUnit, string>> = {
  count: '000',
  money: '$000,000.00',
  percent: '00 %',
  ratio: '0.000',
  days: '0.0 0000',
  minutes: '00.00 000',
};
