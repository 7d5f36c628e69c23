import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Handles plain clicks on the frame's links: navigates without a page load. Stable between renders, so that a menu of
 * sixty entries does not render for it.
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
