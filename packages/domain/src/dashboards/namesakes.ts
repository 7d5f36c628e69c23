/** An adviser known by name only. */
export type NamedAdviser = { readonly adviserName: string; readonly managerName: string };

/** A key of the names that distinguishes advisers as far as names can. */
export const namesOf = ({ adviserName, managerName }: NamedAdviser): string =>
  JSON.stringify([adviserName, managerName]);

/**
 * Number of rows with the same names, itself included. If more than one, a query by name would return rows of several
 * advisers.
 */
export function countNamesakes(
  rows: readonly NamedAdviser[],
  key: (row: NamedAdviser) => string = namesOf,
): (row: NamedAdviser) => number {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return (row) => counts.get(key(row)) ?? 0;
}
