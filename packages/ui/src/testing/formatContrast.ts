/** The contrast cut to one decimal, never rounded up: 4.49 is not 4.5. */
export function formatContrast(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
