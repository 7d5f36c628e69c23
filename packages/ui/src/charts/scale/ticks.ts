import type { ValueDomain } from './valueDomain.ts';

/** The ticks of an axis in ascending order, and its domain, from the first to the last. */
export type AxisTicks = { readonly ticks: readonly number[]; readonly domain: ValueDomain };

export type TickOptions = {
  /** Desired number of steps, 1 or more; approximate. */
  readonly steps: number;
  /** Only whole ticks, for counts. Default false. */
  readonly isWhole?: boolean;
};

/** Round steps, times a power of ten. */
const ROUND = [1, 2, 2.5, 5, 10] as const;

/** A step as its figures and its power of ten, so that its multiples are exact decimals: 3 x 0.1 is 0.3. */
type Step = { readonly figure: number; readonly exponent: number };

function roundStep(wished: number, isWhole: boolean): Step {
  if (isWhole && wished <= 1) return { figure: 1, exponent: 0 };
  const exponent = Math.floor(Math.log10(wished));
  const share = wished / 10 ** exponent;
  const isOdd = (figure: number): boolean => isWhole && exponent === 0 && !Number.isInteger(figure);
  const figure = ROUND.find((candidate) => candidate >= share * (1 - 1e-12) && !isOdd(candidate)) ?? 10;
  return { figure, exponent };
}

/** An exact decimal times a power of ten; never -0. */
function times(count: number, { figure, exponent }: Step): number {
  return Number(`${count * figure}e${exponent}`) + 0;
}

/**
 * Round marks that cover the domain, at equal distances, 0 among them. A domain without extent gets one step, so that
 * there is an axis to read.
 */
export function niceTicks({ low, high }: ValueDomain, { steps, isWhole = false }: TickOptions): AxisTicks {
  const span = high - low;
  if (span === 0 && low === 0) return { ticks: [0, 1], domain: { low: 0, high: 1 } };
  const step = roundStep((span === 0 ? Math.abs(low) : span) / Math.max(1, steps), isWhole);
  const size = times(1, step);
  // Tolerates rounding: the quotient of two decimals is seldom exact.
  const first = low < 0 ? Math.min(-1, Math.floor(low / size + 1e-9)) : 0;
  const last = high > 0 ? Math.max(1, Math.ceil(high / size - 1e-9)) : 0;
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => times(first + index, step));
  return { ticks, domain: { low: times(first, step), high: times(last, step) } };
}
