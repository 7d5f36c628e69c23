/** How the bar of a change of page moves: by so many percent, so often (SHL-36). */
export const routeStep = { percent: 10, everyMs: 30 } as const;

/** Where it waits, in percent, until the page is there. */
export const waitingAt = 90;

/**
 * Whether there is anything to see at that progress, in percent. The first step is not shown: a change of page that is over
 * within a frame or two must not flash.
 */
export const isRouteProgressShown = (progress: number): boolean => progress > routeStep.percent;

/**
 * The progress one step later, in percent: towards the waiting place while the page is on its way, to the end when it is
 * there, and from the end, or from what was never shown, back to 0.
 */
export function nextRouteProgress(progress: number, active: boolean): number {
  if (progress >= 100) return 0;
  if (active) return Math.min(waitingAt, progress + routeStep.percent);
  return isRouteProgressShown(progress) ? Math.min(100, progress + routeStep.percent) : 0;
}
