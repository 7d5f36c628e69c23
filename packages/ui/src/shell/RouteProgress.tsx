'use client';
import { useEffect, useReducer, type CSSProperties } from 'react';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import type { RootProps } from '../state/rootProps.ts';
import { Track } from './RouteProgress.styles.ts';
import { isRouteProgressShown, nextRouteProgress, routeStep } from './routeStep.ts';

export type RouteProgressProps = RootProps & {
  /** A page is requested and not loaded yet. */
  loading: boolean;
};

type TrackStyle = CSSProperties & { '--progress': number };

/**
 * The bar at the top of the window while a page loads (SHL-36): 10 % every 30 ms up to 90 %, and to the end when the
 * page is loaded. The real duration is unknown, so for assistive technology it is an indeterminate progress bar with a
 * name, and no step is announced.
 */
export function RouteProgress({ loading, ...root }: RouteProgressProps) {
  const t = useTexts(frameTexts);
  const [progress, advance] = useReducer(nextRouteProgress, 0);
  // No timer runs while hidden or waiting.
  const isMoving = nextRouteProgress(progress, loading) !== progress;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => advance(loading), routeStep.everyMs);
    return () => clearInterval(timer);
  }, [isMoving, loading]);

  const style: TrackStyle = { '--progress': progress / 100 };
  return (
    <Track
      {...root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers do not style that tag like this.
      role="progressbar"
      aria-label={t('routeProgress.label')}
      data-shown={isRouteProgressShown(progress)}
      data-active={loading}
      style={{ ...style, ...root.style }}
    />
  );
}
