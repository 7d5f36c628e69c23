import { type LazyPart, lazyPart } from '../lazy/lazyPart.ts';

/** Puts another fetch in the place of a lazy part's own, as if it had not been loaded. Returns the way back. */
export function replacePart<Part>(part: LazyPart<Part>, importPart: () => Promise<Part>): () => void {
  const original = { ...part };
  Object.assign(part, lazyPart(importPart));
  return () => Object.assign(part, original);
}
