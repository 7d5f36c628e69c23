'use client';
import type { ReactNode } from 'react';
import { GroupRoot } from './CounterGroup.styles.ts';

export type CounterGroupProps = {
  /** What the counts are about, for assistive technology: 'Actividades de noviembre de 2026'. */
  label: string;
  /** Two to six `CounterCard`, the one that counts most first. */
  children: ReactNode;
  /** 'cards' side by side, or 'rows' one under the other inside a card of the host. Default: 'cards'. */
  layout?: 'cards' | 'rows' | undefined;
};

/** Counts that belong together (ACD-02): one line where there is room, two columns on a phone; or rows of a card. */
export function CounterGroup({ label, children, layout = 'cards' }: CounterGroupProps) {
  return (
    <GroupRoot aria-label={label} data-layout={layout}>
      <div className="counters">{children}</div>
    </GroupRoot>
  );
}
