'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/index.ts';
import { oneSize } from './figure/FigureValue.styles.ts';
import type { RootProps } from '../state/rootProps.ts';

/** A container query. Below 412 px each card has its own row; an amount needs 200 px to be large. */
const FigureGroupRoot = styled.fieldset`
  ${oneSize}
  container: sereno-figures / inline-size;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > .figures {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }

  /* In rem, so that larger text gets the whole row again. */
  @container sereno-figures (min-width: 18.5rem) and (max-width: 411.9px) {
    &[data-dense] > .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space(2)};
    }
    &[data-dense] > .figures > * {
      padding: ${space(3)};
    }
    /* Whether name and figure fit side by side depends on the figure, and nothing may move when it arrives. */
    &[data-dense] strong {
      display: block;
    }
    &[data-dense] > .figures > :first-child:nth-last-child(odd) {
      grid-column: span 2;
    }
  }

  @container sereno-figures (min-width: 412px) {
    > .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > .figures > :first-child:nth-last-child(odd) {
      grid-column: span 2;
    }
  }

  /* Three per row; if not divisible by three, the first rows have two. */
  @container sereno-figures (min-width: 624px) {
    > .figures {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    > .figures > *,
    > .figures > :first-child:nth-last-child(odd) {
      grid-column: span 2;
    }
    > .figures > :nth-child(-n + 4):nth-last-child(3n + 1):first-child,
    > .figures > :first-child:nth-last-child(3n + 1) ~ :nth-child(-n + 4),
    > .figures > :first-child:nth-last-child(3n + 2),
    > .figures > :first-child:nth-last-child(3n + 2) ~ :nth-child(2) {
      grid-column: span 3;
    }
    > .figures > :only-child {
      grid-column: 1 / -1;
    }
  }

  /* All in one row with 200 px each; eight in two rows. */
  @container sereno-figures (min-width: 836px) {
    > .figures:has(> :nth-child(4):last-child),
    > .figures:has(> :nth-child(8):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    > .figures:has(> :nth-child(4):last-child) > :nth-child(n),
    > .figures:has(> :nth-child(8):last-child) > :nth-child(n) {
      grid-column: auto;
    }
  }

  @container sereno-figures (min-width: 1048px) {
    > .figures:has(> :nth-child(5):last-child),
    > .figures:has(> :nth-child(10):last-child) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    > .figures:has(> :nth-child(5):last-child) > :nth-child(n),
    > .figures:has(> :nth-child(10):last-child) > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

export type FigureGroupProps = RootProps<HTMLFieldSetElement> & {
  /** The subject of the figures, for assistive technology: 'Ventas del periodo'. */
  label: string;
  /** Many figures: two per row on a phone too, denser and with smaller amounts. Default: false, one per row there. */
  dense?: boolean | undefined;
  /** `FigureCard`s, the most important first. */
  children: ReactNode;
};

/** A group of figures in full rows at every width: when they do not divide evenly, the first are wider. */
export function FigureGroup({ label, dense = false, children, ...root }: FigureGroupProps) {
  return (
    <FigureGroupRoot {...root} aria-label={label} data-dense={dense || undefined}>
      <div className="figures">{children}</div>
    </FigureGroupRoot>
  );
}
