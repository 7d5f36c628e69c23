import { type SampleContract, sampleContracts } from '../samples.ts';

export const rows = sampleContracts(237);
export const longRows = sampleContracts(10_000);

/** Number of the contract in that row, as its link says it. */
export const contract = (row: number, of: readonly SampleContract[] = rows): string => of[row]?.contract ?? '';

export const focused = (): Element => document.activeElement ?? document.body;

/** Line and column of the focus; the header is line 0. */
export function place(): [line: number, column: number] {
  const row = focused().closest('[data-line]');
  const column = [...(row?.children ?? [])].findIndex((cell) => cell.contains(focused()));
  return [Number(row?.getAttribute('data-line') ?? -1), column];
}

/** Whether the middle of the focused cell is really seen, and not what lies above it. */
export function isInSight(): boolean {
  const cell = focused().closest('[role="gridcell"], [role="columnheader"]');
  if (cell === null) return false;
  const { left, right, top, bottom, width } = cell.getBoundingClientRect();
  const inset = Math.min(6, width / 4);
  return [left + inset, (left + right) / 2, right - inset].every((x) => {
    const seen = document.elementFromPoint(x, (top + bottom) / 2);
    return seen !== null && cell.contains(seen);
  });
}
