import { useState } from 'react';

const YEAR = 31_536_000;

/** Whether the side menu is narrow, remembered in a cookie (SHL-29, SHL-31). */
export function useMinimizedMenu(cookie: string): [minimized: boolean, setMinimized: (minimized: boolean) => void] {
  const [minimized, setMinimized] = useState(() => document.cookie.split('; ').includes(`${cookie}=1`));
  return [
    minimized,
    (next) => {
      document.cookie = `${cookie}=${next ? 1 : 0}; path=/; max-age=${YEAR}; samesite=lax`;
      setMinimized(next);
    },
  ];
}
