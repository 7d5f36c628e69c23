import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FigureCardProps } from './FigureCard.tsx';

/** A card with everything it can show. */
export const netSales: FigureCardProps = {
  label: 'Ventas netas',
  value: 2_184_390.5,
  unit: 'money',
  previous: 1_916_132.02,
  parts: [
    { label: 'Importe', value: 2_391_700, unit: 'money' },
    { label: 'Descuento', value: 207_309.5, unit: 'money' },
  ],
  explanation: 'Importe de los contratos vendidos en el periodo, menos su descuento, sin impuesto.',
  details: [
    { name: 'Vigente', value: 1_402_118.5, unit: 'money' },
    { name: 'Pendiente', value: 518_400, unit: 'money' },
    { name: 'Liquidado', value: 159_562, unit: 'money' },
    { name: 'Cancelado', value: 104_310, unit: 'money' },
    { name: 'Suspendido', value: 0, unit: 'money' },
  ],
};

/** A container of that width, px, like a card's in a dashboard. */
export const narrow = (width: number) =>
  function Narrow(Story: () => ReactNode) {
    return (
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <Story />
      </div>
    );
  };

/** Cards in their states in a column, each in its own container. */
export function States({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <div style={{ display: 'grid', gap: 12, inlineSize: 280, maxInlineSize: '100%' }}>
      {children.map((state, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- states keep their order.
        <div key={place} data-state>
          {state}
        </div>
      ))}
    </div>
  );
}

/** Heights of those containers, px. */
export const heightsOf = (root: HTMLElement): number[] =>
  Array.from(root.querySelectorAll('[data-state]'), (state) => state.getBoundingClientRect().height);

/** Waits until no popup is left, fading ones included. */
export async function noPopover(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
}
