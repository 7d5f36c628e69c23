/** More than d3 has for ticks, whose count is free: here a coarser step would waste room, or merge what differs. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 10] as const;
/** Quotients of equal numbers can differ by so much. */
const NOISE = 1e-9;

/** Multiples of the smallest round step that is not below `least`; exact, as 3 · 0.1 is not. */
export function roundSteps(least: number, isWhole: boolean): (times: number) => number {
  const needed = isWhole ? Math.max(1, least) : least;
  const power = Math.floor(Math.log10(needed));
  const stepped = (times: number): number => (power < 0 ? times / 10 ** -power : times * 10 ** power);
  const factor = ROUND.find((one) => {
    const step = stepped(one);
    return step >= needed * (1 - NOISE) && (!isWhole || Number.isInteger(step));
  });
  return (times) => stepped(times * (factor ?? 10));
}
