/** A number as digits and a decimal point: `units` × 10^-`scale`. Adds money exactly, unlike binary fractions. */
export type Decimal = { readonly units: bigint; readonly scale: number };

/** The decimal with these digits and this many decimals. */
export function decimalOf(whole: string, fraction: string): Decimal {
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** The shortest decimal of the number, as JavaScript prints it: 0.1 is exactly 0.1. */
export function toDecimal(value: number): Decimal {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  const { units, scale } = decimalOf(whole, fraction);
  return atLeastScale({ units, scale: scale - Number(exponent) }, 0);
}

/** The number nearest to the decimal. */
export function toNumber({ units, scale }: Decimal): number {
  return Number(`${units}e${-scale}`);
}

/** Whether both are the same number, ignoring trailing zeros. */
export function sameDecimal(first: Decimal, second: Decimal): boolean {
  const scale = Math.max(first.scale, second.scale);
  return atLeastScale(first, scale).units === atLeastScale(second, scale).units;
}

/** `value` plus `times` × `step`, without binary rounding: 0.1 plus 0.2 is 0.3. */
export function addSteps(value: number, step: number, times: number): number {
  const [from, by] = [toDecimal(value), toDecimal(step)];
  const scale = Math.max(from.scale, by.scale);
  const units = atLeastScale(from, scale).units + atLeastScale(by, scale).units * BigInt(times);
  return toNumber({ units, scale });
}

function atLeastScale({ units, scale }: Decimal, least: number): Decimal {
  return scale >= least ? { units, scale } : { units: units * 10n ** BigInt(least - scale), scale: least };
}
