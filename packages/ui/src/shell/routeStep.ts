/** Step of the bar in percent and its interval (SHL-36). */
export const routeStep = { percent: 10, everyMs: 30 } as const;

/** Where it waits until the page is loaded, percent. */
export const waitingAt = 90;

/**
 * Whether the bar shows at that progress, percent. The first step is hidden: a change of page within a frame or two
 * must not flash.
 */
export const isRouteProgressShown = (progress: number): boolean => progress > routeStep.percent;

/**
 * The progress one step later, percent: towards the waiting position while the page loads, to the end when loaded, and
 * from the end, or from a hidden step, back to 0.
 */
export function nextRouteProgress(progress: number, active: boolean): number {
  if (progress >= 100) return 0;
  if (active) return Math.min(waitingAt, progress + routeStep.percent);
  return isRouteProgressShown(progress) ? Math.min(100, progress + routeStep.percent) : 0;
}
