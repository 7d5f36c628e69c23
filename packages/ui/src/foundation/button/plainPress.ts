import type { MouseEvent } from 'react';

/** Whether a press on a link opens it in the same tab, not in a new tab or window or as a download. */
export function isPlainPress(event: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/** Follows a link inside the application, in place of a page load. */
export type Navigate = (href: string) => void;

/** Passes a plain press on a link to the host, if it wants it, and leaves every other one to the browser. */
export function followLink(event: MouseEvent<HTMLAnchorElement>, onNavigate: Navigate | undefined): void {
  const href = event.currentTarget.getAttribute('href');
  if (onNavigate === undefined || href === null || !isPlainPress(event)) return;
  event.preventDefault();
  onNavigate(href);
}
