import { configureGlobal } from 'fast-check';

/** Gives properties the same examples for every mutant, without shrinking. */
configureGlobal({ seed: 1, endOnFailure: true });
