/** How long the mark of a start is shown at most, in ms (SHL-34, CST-09). */
export const splashDuration = 3000;

/** Scrolled distance from which there is a way back to the top, in px, exclusive (SHL-28, CST-28). */
export const scrollThreshold = 300;
