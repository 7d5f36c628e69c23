import { fn } from 'storybook/test';
import { type PanelFrame, PanelSurface } from '../../foundation/panel/PanelSurface.tsx';

export type Own = { readonly text: string };

export const Panel = ({ text, ...frame }: PanelFrame & Own) => (
  <PanelSurface {...frame} title="Columnas">
    <p>{text}</p>
  </PanelSurface>
);
export const fetched = fn<() => Promise<typeof Panel>>();
