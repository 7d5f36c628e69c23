'use client';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../foundation/index.ts';
import type { PanelFrame } from '../../foundation/panel/PanelSurface.tsx';
import { type LazyPart, useLazyPart } from '../../lazy/lazyPart.ts';

type PanelButtonProps<Own> = {
  readonly label: string;
  readonly icon: ReactNode;
  /** How many of what it holds are in use; shown and told behind the label. Default none. */
  readonly count?: number | undefined;
  readonly part: LazyPart<ComponentType<PanelFrame & Own>>;
  /** What the panel itself needs. */
  readonly panel: Own;
};

/** Opens a panel of the toolbar, which is loaded on hover or focus of the button. */
export function PanelButton<Own extends object>({ label, icon, count = 0, part, panel }: PanelButtonProps<Own>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const { part: Panel } = useLazyPart(part, isNear && (isOpen ? 'now' : 'ahead'), () => {
    // The page goes on; the next press asks again.
    setNear(false);
    setOpen(false);
  });
  const approach = (): void => setNear(true);
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        variant="ghost"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={approach}
        onTouchStart={approach}
        onFocus={approach}
        onClick={() => {
          approach();
          // Safari does not focus a pressed button, and a sheet returns the focus to the element that had it.
          anchor.current?.focus();
          setOpen(!isOpen);
        }}
      >
        {label}
        {count > 0 && <span className="count"> {count}</span>}
      </Button>
      {Panel && <Panel {...panel} open={isOpen} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  );
}
