/** The day on which the demo of the tests begins: a Friday, at noon in Mexico City. */
export const START = new Date('2026-11-20T18:00:00Z');
export const TODAY = '2026-11-20';
export const TIME_ZONE = 'America/Mexico_City';
