import type { OperationId } from '../http/document.ts';

/** Calls of the document that answer 501 for now. Remove a call here when you build it; the contract tests check the list. */
const CALLS: readonly OperationId[] = [];

export const NOT_YET_SERVED: ReadonlySet<string> = new Set(CALLS);
