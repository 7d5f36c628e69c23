'use client';
import type { ReactNode } from 'react';
import { FigureGroupRoot } from './FigureGroup.styles.ts';

export type FigureGroupProps = {
  /** What the figures are about, for assistive technology: 'Ventas del periodo'. */
  label: string;
  /** Many figures: two a line on a phone as well, closer and with smaller amounts. Default: false, each in its own line there. */
  dense?: boolean | undefined;
  /** `FigureCard`s, those that count most first. */
  children: ReactNode;
};

/** Figures that belong together, in lines that are full at every width: where they do not divide evenly, the first are wider. */
export function FigureGroup({ label, dense = false, children }: FigureGroupProps) {
  return (
    <FigureGroupRoot aria-label={label} data-dense={dense || undefined}>
      <div className="figures">{children}</div>
    </FigureGroupRoot>
  );
}
