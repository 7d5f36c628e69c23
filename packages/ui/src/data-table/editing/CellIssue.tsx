'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { standBeside, standing } from '../cells/peekPlace.ts';
import { IssueSurface } from './Editing.styles.ts';

type CellIssueProps = {
  readonly id: string;
  /** The cell that it stands beside; null while that is not in the document. */
  readonly cell: () => Element | null;
  /** Whether it is new, and interrupts; otherwise it only describes its cell. */
  readonly isNews: boolean;
  readonly children: ReactNode;
};

/** Says beside a cell what is wrong with what was written there, as long as the cell is in sight. */
export function CellIssue({ id, cell, isNews, children }: CellIssueProps) {
  const surface = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (surface.current?.matches(':popover-open') === false) surface.current.showPopover();
    const stand = (): void => standInSight(cell(), surface.current);
    const grid = cell()?.closest('[role$=grid]');
    grid?.addEventListener('focusin', stand);
    const fall = standing(stand);
    return () => {
      grid?.removeEventListener('focusin', stand);
      fall();
    };
  });
  return (
    <IssueSurface ref={surface} id={id} popover="manual" role={isNews ? 'alert' : undefined}>
      {children}
    </IssueSurface>
  );
}

/** Whether the cell is neither scrolled away nor outside of the window. */
export function isInSight(cell: Element | null): boolean {
  const area = cell?.closest('[role$=grid]')?.parentElement?.getBoundingClientRect();
  const box = cell?.getBoundingClientRect();
  return (
    box !== undefined &&
    area !== undefined &&
    box.bottom > Math.max(0, area.top) &&
    box.top < Math.min(window.innerHeight, area.bottom)
  );
}

function standInSight(cell: Element | null, surface: HTMLElement | null): void {
  if (surface === null) return;
  const isSeen = isInSight(cell);
  surface.style.visibility = isSeen ? 'visible' : 'hidden';
  // Enter has led on to the cell below.
  const focused = cell?.closest('[role$=grid]')?.querySelector(':focus') ?? null;
  if (isSeen && cell !== null) standBeside(cell, surface, focused === cell ? null : focused);
}
