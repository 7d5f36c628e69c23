'use client';
import type { KeyboardEvent } from 'react';
import { NestingLook } from './NestingLook.styles.ts';

/** What rows in groups and rows below rows have in common. */
export const nestingParts = { Look: () => <NestingLook />, onKeyDown: openByArrow };

/** From the button that opens a row, the arrow forwards opens what is closed, and the one backwards closes it (ARIA treegrid pattern). */
function openByArrow(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLElement) || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
  const button = target.closest<HTMLElement>('[data-act="expand"]');
  if (button === null) return;
  const isForwards = (key === 'ArrowRight') !== (getComputedStyle(button).direction === 'rtl');
  if (button.ariaExpanded !== String(!isForwards)) return;
  event.preventDefault();
  button.click();
}
