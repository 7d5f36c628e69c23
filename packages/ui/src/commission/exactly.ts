/**
 * The result of a computation in cents, or null when an amount is too large to count: no figure is better than a wrong
 * one.
 */
export function exactly<Result>(reckon: () => Result): Result | null {
  try {
    return reckon();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
