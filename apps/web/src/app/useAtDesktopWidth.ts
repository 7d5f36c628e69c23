import { breakpoints } from '@sereno/ui/theme';
import { useEffect, useRef } from 'react';
import { usePlatform } from '../platform/PlatformProvider.tsx';

/** Calls `arrived` when the window grows to the width at which the side menu stands beside the page (LAY-02, LAY-03). */
export function useAtDesktopWidth(arrived: () => void): void {
  const { lg = breakpoints.lg } = usePlatform().config.layout.configBreakpoints;
  const latest = useRef(arrived);
  useEffect(() => {
    latest.current = arrived;
  });
  useEffect(() => {
    const desktop = matchMedia(`(min-width: ${lg}px)`);
    const follow = () => desktop.matches && latest.current();
    desktop.addEventListener('change', follow);
    return () => desktop.removeEventListener('change', follow);
  }, [lg]);
}
