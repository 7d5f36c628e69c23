import { configureGlobal } from 'fast-check';

/** Gives properties the same examples for every mutant, and no search for the smallest one that fails. */
configureGlobal({ seed: 1, endOnFailure: true });
