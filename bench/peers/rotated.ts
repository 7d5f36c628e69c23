/** The same names, beginning with another one in each round, so that none is always the first. */
export function rotated<Name>(names: readonly Name[], round: number): readonly Name[] {
  const first = round % names.length;
  return [...names.slice(first), ...names.slice(0, first)];
}
