'use client';
import type { ReactNode } from 'react';
import { GroupRoot } from './CounterGroup.styles.ts';

export type CounterGroupProps = {
  /** The subject of the counts, for assistive technology: 'Actividades de noviembre de 2026'. */
  label: string;
  /** Two to six `CounterCard`, the most important first. */
  children: ReactNode;
  /** 'cards' side by side, or 'rows' inside a card of the host. Default: 'cards'. */
  layout?: 'cards' | 'rows' | undefined;
};

/** A group of counts (ACD-02): one row if there is room, two columns on a phone; or rows of a card. */
export function CounterGroup({ label, children, layout = 'cards' }: CounterGroupProps) {
  return (
    <GroupRoot aria-label={label} data-layout={layout}>
      <div className="counters">{children}</div>
    </GroupRoot>
  );
}
