import type { ReactNode } from 'react';
import { dark, light, type Palette } from '../../packages/ui/src/theme/index.ts';
import './design.css';

const sides = [
  { theme: 'light', title: 'Light', palette: light },
  { theme: 'dark', title: 'Dark', palette: dark },
] as const;

/** The same thing in the light and in the dark theme, side by side, whatever the toolbar says. */
export function BothThemes({ children }: { children: (palette: Palette) => ReactNode }) {
  return (
    <div className="design-pair">
      {sides.map(({ theme, title, palette }) => (
        <section key={theme} data-theme={theme} className="design-panel" aria-label={title}>
          <h3>{title}</h3>
          {children(palette)}
        </section>
      ))}
    </div>
  );
}
