/** One measured figure and what the product promises of it. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** 'ms', 'B', or empty for a ratio. */
  readonly unit: string;
  /** Decimals to show. Default 0. */
  readonly decimals?: number;
};

export const write = (line: string): boolean => process.stdout.write(`${line}\n`);

/** The value that this share of the values does not exceed: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints figures against their budgets; one over its budget fails the run. */
export function print(title: string, figures: readonly Figure[]): void {
  write(title);
  for (const { name, value, limit, unit, decimals = 0 } of figures) {
    const saved = value <= limit;
    if (!saved) process.exitCode = 1;
    write(
      `  ${saved ? '✓' : '✗'} ${name.padEnd(34)} ${value.toFixed(decimals).padStart(10)} ${unit} (budget ${limit})`,
    );
  }
}

/** Runs work repeatedly, one after the other, and returns the ms of each run. */
export async function times(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return taken;
}
