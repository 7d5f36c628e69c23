import { useState } from 'react';

const YEAR = 31_536_000;

/** The cookies of this page; none where the browser keeps them from it. */
function readCookies(): readonly string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Then it holds until the page is left.
  }
}

/** Whether the side menu is narrow, remembered in a cookie (SHL-29, SHL-31). */
export function useMinimizedMenu(cookie: string): [minimized: boolean, setMinimized: (minimized: boolean) => void] {
  const [minimized, setMinimized] = useState(() => readCookies().includes(`${cookie}=1`));
  return [
    minimized,
    (next) => {
      writeCookie(`${cookie}=${next ? 1 : 0}; path=/; max-age=${YEAR}; samesite=lax`);
      setMinimized(next);
    },
  ];
}
