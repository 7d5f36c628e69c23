import { useState, type ComponentProps } from 'react';
import { SideMenu } from './SideMenu.tsx';

/** The minimised menu, beside the content it opens over. */
export function MinimizableMenu(props: ComponentProps<typeof SideMenu>) {
  const [minimized, setMinimized] = useState(props.minimized ?? false);
  return (
    <div style={{ display: 'flex', blockSize: 640 }}>
      <div style={{ position: 'relative', flex: 'none', inlineSize: minimized ? 72 : 264 }}>
        <SideMenu
          {...props}
          minimized={minimized}
          onMinimizedChange={(next) => {
            setMinimized(next);
            props.onMinimizedChange?.(next);
          }}
        />
      </div>
      <p data-testid="content" style={{ margin: 16 }}>
        Ventas de la semana
      </p>
    </div>
  );
}
