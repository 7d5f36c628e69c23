import { atom } from 'jotai';

/** How many calls are under way; the thin mark at the top shows while it is above 0 (SHL-32). */
export const requestsInFlightAtom = atom(0);
