/** A side of the element that a popup hangs from, in reading direction. */
export type PopupSide = 'top' | 'bottom' | 'start' | 'end';

/** Base UI's names of the sides. */
export const baseSide = { top: 'top', bottom: 'bottom', start: 'inline-start', end: 'inline-end' } as const;
