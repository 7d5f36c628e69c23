import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * What the frame's links do on a plain click: go there without loading the page again. The function stays the same over
 * renders, so that a menu of sixty entries need not render again for it.
 */
export function useNavigateLink(onNavigated: () => void): (href: string) => void {
  const [, navigate] = useLocation();
  const latest = useRef({ navigate, onNavigated });
  useEffect(() => {
    latest.current = { navigate, onNavigated };
  });
  return useCallback((href: string) => {
    latest.current.navigate(href);
    latest.current.onNavigated();
  }, []);
}
