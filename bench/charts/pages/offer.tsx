import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { painted, timed } from '../../peers/frames.ts';
import type { ChartBench } from './contract.ts';
import { size } from './data.ts';

const grid: CSSProperties = { display: 'grid', gridTemplateColumns: `repeat(3, ${size.width}px)`, gap: 8 };

/** Three charts side by side, in two rows. */
export const Six = ({ children }: { children: ReactNode }) => <div style={grid}>{children}</div>;

/** Lets the run measure a peer: its six charts, and whether all of them are drawn. */
export function offer(Charts: ComponentType, isDrawn: () => boolean): void {
  const host = document.querySelector('#root');
  if (host === null) throw new Error('The page has no root.');
  let root: Root | null = null;
  const chartBench: ChartBench = {
    mount: () =>
      timed(() => {
        root = createRoot(host);
        root.render(<Charts />);
      }, isDrawn),
    unmount: async () => {
      root?.unmount();
      root = null;
      await painted();
    },
    elements: () => host.getElementsByTagName('*').length,
  };
  Object.assign(window, { chartBench });
  document.title = 'ready';
}
