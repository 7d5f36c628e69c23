/**
 * How long a menu opened by hover stays after the pointer left, ms (SHL-37), so that a trembling hand, or one that cuts
 * the corner to a submenu, does not lose it.
 */
export const hoverTimeout = 500;
