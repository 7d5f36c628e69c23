/**
 * The one place that hears of failures which the screens keep silent about (FLT-04, CAT-16, CAT-17).
 * A host that collects errors replaces the console here.
 */
export function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- this is the reporting function that everything else calls
  console.error(error);
}
