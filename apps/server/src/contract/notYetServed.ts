import type { OperationId } from '../http/document.ts';

/** Calls of the document that answer 501 for now. Whoever builds one takes it off; the contract tests hold the list true. */
const CALLS: readonly OperationId[] = [];

export const NOT_YET_SERVED: ReadonlySet<string> = new Set(CALLS);
