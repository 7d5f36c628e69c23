/** How long the start mark shows at most, ms (SHL-34, CST-09). */
export const splashDuration = 3000;

/** Scrolled distance from which the scroll-to-top button shows, px, exclusive (SHL-28, CST-28). */
export const scrollThreshold = 300;
