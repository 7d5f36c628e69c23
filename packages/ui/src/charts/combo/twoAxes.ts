import { scaleLinear } from '@visx/scale';
import { roundSteps } from '../scale/roundSteps.ts';
import type { ValueAxis, ValueDomain } from '../scale/valueAxis.ts';

const sizeOf = ({ low, high }: ValueDomain): number => Math.max(-low, high) || 1;

/** Two domains of different units, widened as little as needed for 0 to lie at the same height in both. */
export function sharedZero(one: ValueDomain, other: ValueDomain): readonly [ValueDomain, ValueDomain] {
  const parts = [one, other].map((domain) => ({
    low: domain.low / sizeOf(domain),
    high: domain.high / sizeOf(domain),
  }));
  const low = Math.min(...parts.map((part) => part.low));
  const high = Math.max(...parts.map((part) => part.high));
  const widened = (domain: ValueDomain): ValueDomain => {
    const size = sizeOf(domain);
    // Its own end exactly: a product of it could lie a hair after a round tick.
    return {
      low: domain.low / size === low ? domain.low : low * size,
      high: domain.high / size === high ? domain.high : high * size,
    };
  };
  return [widened(one), widened(other)];
}

/**
 * The axis of another unit beside a first one: its round ticks lie on the grid lines of the first, its 0 on the 0 of that.
 * @param domain Widened with that of the first, see `sharedZero`.
 */
export function secondAxis(domain: ValueDomain, first: ValueAxis, isWhole: boolean): ValueAxis {
  const [one = 0, next = 1] = first.ticks;
  const step = next - one;
  const ends = first.scale.domain().map((end) => end / step);
  const least = Math.max(...ends.map((end) => (end === 0 ? 0 : (end < 0 ? domain.low : domain.high) / end)));
  const at = roundSteps(least || 1 / Math.max(...ends.map(Math.abs)), isWhole);
  return {
    scale: scaleLinear<number>({ domain: ends.map(at), range: first.scale.range() }),
    ticks: first.ticks.map((tick) => at(Math.round(tick / step))),
  };
}
