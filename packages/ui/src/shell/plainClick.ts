import type { MouseEvent } from 'react';
import { isPlainPress } from '../foundation/button/plainPress.ts';

/** Follows a link inside the application; `event` is the click, with the page load already prevented. */
export type Navigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => void;

/** Passes a plain press on a link to the host, if it wants it, and leaves every other one to the browser. */
export function followPlainClick(event: MouseEvent<HTMLAnchorElement>, onNavigate: Navigate | undefined): void {
  const href = event.currentTarget.getAttribute('href');
  if (onNavigate === undefined || href === null || !isPlainPress(event)) return;
  event.preventDefault();
  onNavigate(href, event);
}
