/** A signal that aborts with the first of the two; by hand, because `AbortSignal.any` is missing from browsers that people still have. */
export function eitherSignal(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of [one, other]) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
