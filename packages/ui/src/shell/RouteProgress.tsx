'use client';
import { useEffect, useReducer, type CSSProperties } from 'react';
import { useTexts } from '../locale/index.ts';
import { routeProgressTexts } from '../locale/ownTexts.ts';
import { Track } from './RouteProgress.styles.ts';
import { isRouteProgressShown, nextRouteProgress, routeStep } from './routeStep.ts';

export type RouteProgressProps = {
  /** Another page has been asked for and is not there yet. */
  active: boolean;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: { /** Name of the bar. Default: 'Cargando página'. */ label?: string } | undefined;
};

type TrackStyle = CSSProperties & { '--progress': number };

/**
 * The bar at the top of the window while a page is on its way (SHL-36): 10 % further every 30 ms up to 90 %, and to its end when
 * the page is there. Nobody knows how long a page takes, so that to assistive technology it is a progress bar without a value:
 * it has a name to be found by, and no step is announced.
 */
export function RouteProgress({ active, labels = {} }: RouteProgressProps) {
  const t = useTexts(routeProgressTexts);
  const [progress, advance] = useReducer(nextRouteProgress, 0);
  // At rest, and where it waits, there is no timer.
  const isMoving = nextRouteProgress(progress, active) !== progress;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => advance(active), routeStep.everyMs);
    return () => clearInterval(timer);
  }, [isMoving, active]);

  const style: TrackStyle = { '--progress': progress / 100 };
  return (
    <Track
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers do not let the tag of that role be drawn like this.
      role="progressbar"
      aria-label={labels.label ?? t('routeProgress.label')}
      data-shown={isRouteProgressShown(progress)}
      data-active={active}
      style={style}
    />
  );
}
