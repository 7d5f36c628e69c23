/** A range of roles, both ends included; `to` is Infinity when the range is open. */
export type RoleRange = { readonly from: number; readonly to: number };

/** Every possible role. */
export const EVERY_ROLE: readonly RoleRange[] = [{ from: 1, to: Number.POSITIVE_INFINITY }];

/** Ranges for these roles; values that are not ids (0, a fraction) are dropped. */
export function rolesOf(ids: readonly number[]): readonly RoleRange[] {
  return inOrder(ids.filter((id) => Number.isInteger(id) && id > 0).map((id) => ({ from: id, to: id })));
}

/** Union of two sets of roles. */
export function rolesOfEither(some: readonly RoleRange[], others: readonly RoleRange[]): readonly RoleRange[] {
  return inOrder([...some, ...others]);
}

/** Intersection of two sets of roles. */
export function rolesOfBoth(some: readonly RoleRange[], others: readonly RoleRange[]): readonly RoleRange[] {
  const shared = some.flatMap((one) =>
    others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  );
  return inOrder(shared.filter(({ from, to }) => from <= to));
}

/** Complement of a set of roles. Ranges are ascending and disjoint, in and out. */
export function rolesOutside(ranges: readonly RoleRange[]): readonly RoleRange[] {
  const ends = [...ranges.map(({ from }) => from - 1), Number.POSITIVE_INFINITY];
  const starts = [1, ...ranges.map(({ to }) => to + 1)];
  return ends
    .map((to, index) => ({ from: starts[index] ?? 1, to }))
    .filter(({ from, to }) => Number.isFinite(from) && from <= to);
}

/** Sorts the ranges and merges those that touch or overlap. */
function inOrder(ranges: readonly RoleRange[]): readonly RoleRange[] {
  const joined: RoleRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last !== undefined && range.from <= last.to + 1) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else joined.push(range);
  }
  return joined;
}
