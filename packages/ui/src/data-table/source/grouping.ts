import { sortedOrder, type SortKey } from './order.ts';
import { groupNode, type Outline } from './outline.ts';

/** Rows in groups of up to three levels: those of a group stand together, in the order that they came in. */
export type Groups = {
  /** Indexes of the rows, group by group. */
  readonly order: Uint32Array;
  /** By group, each one before the groups within it: 0 for one at the top. */
  readonly depth: Uint32Array;
  /** By group: where its rows start in `order`. */
  readonly start: Uint32Array;
  /** By group: where they end, not included. */
  readonly end: Uint32Array;
};

/**
 * Groups rows by columns, the first one at the top. Groups of one level stand in the order of their key; rows without a value are a
 * group of their own, at the end either way.
 * @param rows Indexes of the rows, in the order in which they stand within a group.
 */
export function groupRows(rows: Uint32Array, levels: readonly SortKey[]): Groups {
  const order = sortedOrder(rows, levels);
  const opens = openingLevels(order, levels);
  const count = opens.reduce((groups, level) => groups + levels.length - level, 0);
  const depth = new Uint32Array(count);
  const start = new Uint32Array(count);
  const end = new Uint32Array(count).fill(order.length);
  const open = new Uint32Array(levels.length);
  let next = 0;
  for (let at = 0; at < order.length; at += 1) {
    for (let level = opens[at] ?? 0; level < levels.length; level += 1) {
      if (at > 0) end[open[level] ?? 0] = at;
      open[level] = next;
      depth[next] = level;
      start[next] = at;
      next += 1;
    }
  }
  return { order, depth, start, end };
}

/** The first level whose group starts with a row; as many as there are levels where the row goes on in that of the row above. */
function openingLevels(order: Uint32Array, levels: readonly SortKey[]): Uint8Array {
  const opens = new Uint8Array(order.length).fill(levels.length);
  // The level above has the last word, so it comes last.
  for (let level = levels.length - 1; level >= 0; level -= 1) {
    const of = levels[level]?.ranks.of ?? order;
    let above = -1;
    for (let at = 0; at < order.length; at += 1) {
      const rank = of[order[at] ?? 0] ?? 0;
      if (rank !== above) opens[at] = level;
      above = rank;
    }
  }
  return opens;
}

/** One aggregate of a sort: its value by group, and which way. */
export type GroupSort = { readonly values: Float64Array; readonly descending: boolean };

/**
 * The groups with their rows as an outline. Without a sort of a level its groups stay in the order of their key.
 * @param sorts By level: the aggregates that order its groups, the first counting most. Groups without a figure come behind, and the
 * group of the rows without a value stays at the end.
 * @param isBlank Whether the rows of a group have no value.
 */
export function groupOutline(
  groups: Groups,
  sorts: readonly (readonly GroupSort[])[],
  isBlank: (group: number) => boolean,
): Outline {
  const nodes = groups.depth.length + groups.order.length;
  const outline = { of: new Int32Array(nodes), depth: new Uint32Array(nodes), end: new Uint32Array(nodes) };
  let next = 0;
  const add = (of: number, depth: number): number => {
    outline.of[next] = of;
    outline.depth[next] = depth;
    outline.end[next] = next + 1;
    next += 1;
    return next - 1;
  };
  /** Adds the groups from `first` on that lie within the rows up to `end`. */
  const addGroups = (first: number, end: number, depth: number): void => {
    for (const group of siblings(groups, first, end, sorts[depth] ?? [], isBlank)) {
      const node = add(groupNode(group), depth);
      const last = groups.end[group] ?? 0;
      if (groups.depth[group + 1] === depth + 1) addGroups(group + 1, last, depth + 1);
      else {
        for (let at = groups.start[group] ?? 0; at < last; at += 1) add(groups.order[at] ?? 0, depth + 1);
      }
      outline.end[node] = next;
    }
  };
  if (groups.depth.length > 0) addGroups(0, groups.order.length, 0);
  else for (const row of groups.order) add(row, 0);
  return outline;
}

/** The groups of one level from `first` on, as far as the rows up to `end` go, sorted. */
function siblings(
  { depth, start }: Groups,
  first: number,
  end: number,
  sorts: readonly GroupSort[],
  isBlank: (group: number) => boolean,
): readonly number[] {
  const found: number[] = [];
  for (let group = first; group < depth.length && (start[group] ?? 0) < end; group += 1) {
    if (depth[group] === depth[first]) found.push(group);
  }
  if (sorts.length === 0) return found;
  return found.toSorted((one, other) => {
    const blankLast = Number(isBlank(one)) - Number(isBlank(other));
    if (blankLast !== 0) return blankLast;
    for (const { values, descending } of sorts) {
      const difference = compare(values[one] ?? Number.NaN, values[other] ?? Number.NaN, descending);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** How two figures stand to each other; NaN behind all others, either way. */
function compare(one: number, other: number, descending: boolean): number {
  const without = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  if (without !== 0) return without;
  const difference = Number(one > other) - Number(one < other);
  return descending ? -difference : difference;
}
