/** Whoever an answer knows by name only. */
export type NamedAdviser = { readonly adviserName: string; readonly managerName: string };

/** Tells advisers apart as far as their names do. */
export const namesOf = ({ adviserName, managerName }: NamedAdviser): string =>
  JSON.stringify([adviserName, managerName]);

/**
 * How many of the rows bear the names of one, itself included. Where that is more than one, rows asked for by the names would be
 * those of several advisers.
 */
export function countNamesakes(
  rows: readonly NamedAdviser[],
  key: (row: NamedAdviser) => string = namesOf,
): (row: NamedAdviser) => number {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return (row) => counts.get(key(row)) ?? 0;
}
