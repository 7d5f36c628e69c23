'use client';
import type { ReactNode } from 'react';
import { FigureGroupRoot } from './FigureGroup.styles.ts';

export type FigureGroupProps = {
  /** The subject of the figures, for assistive technology: 'Ventas del periodo'. */
  label: string;
  /** Many figures: two per row on a phone too, denser and with smaller amounts. Default: false, one per row there. */
  dense?: boolean | undefined;
  /** `FigureCard`s, the most important first. */
  children: ReactNode;
};

/** A group of figures in full rows at every width: when they do not divide evenly, the first are wider. */
export function FigureGroup({ label, dense = false, children }: FigureGroupProps) {
  return (
    <FigureGroupRoot aria-label={label} data-dense={dense || undefined}>
      <div className="figures">{children}</div>
    </FigureGroupRoot>
  );
}
