/** Opacity of a figure while refreshing: visibly muted, with enough contrast to read. */
export const STALE = 0.65;
