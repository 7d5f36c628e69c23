/** Opacity of a figure while a newer one is on its way: plainly muted, and still of enough contrast to be read. */
export const STALE = 0.65;
