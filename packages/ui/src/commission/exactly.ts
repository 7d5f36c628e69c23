/** What is reckoned in cents, or null where an amount is beyond what can be counted in them: no figure is better than a wrong one. */
export function exactly<Result>(reckon: () => Result): Result | null {
  try {
    return reckon();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
