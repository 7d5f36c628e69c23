/** The percentage of a whole above 0, to a tenth; what is almost reached is not rounded up to 100. */
export function percentOf(part: number, whole: number): number {
  const tenths = Math.round((part / whole) * 1000);
  return ((part < whole ? Math.min(999, tenths) : Math.max(1000, tenths)) || 0) / 10;
}
