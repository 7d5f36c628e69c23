import { toCents } from '../packages/domain/src/money/index.ts';
import { aggregated } from '../packages/ui/src/data-table/source/aggregate.ts';
import { groupOutline, groupRows } from '../packages/ui/src/data-table/source/grouping.ts';
import { originalOrder } from '../packages/ui/src/data-table/source/order.ts';
import { groupRanks } from '../packages/ui/src/data-table/source/rank.ts';
import { parentIndexes, treeOutline } from '../packages/ui/src/data-table/source/tree.ts';
import { print, quantile } from './report.ts';

const ROWS = 100_000;
const ROUNDS = 30;
/** The first rounds are for the engine to learn what it does. */
const LEARNING = 10;

/** A sale: what it is grouped by, and what is added up. */
type Sale = {
  readonly id: string;
  readonly parent: string | null;
  readonly adviser: string;
  readonly status: string;
  readonly amount: number;
  readonly payments: number;
};

const saleOf = (row: number): Sale => ({
  id: String(row),
  parent: row === 0 ? null : String(Math.floor((row * 31) % row)),
  adviser: `Asesor ${(row * 7919) % 211}`,
  status: ['Prospecto', 'Cotizado', 'Firmado', 'Cancelado', 'Pagado'][(row * 31) % 5] ?? '',
  amount: ((row * 104_729) % 4_000_003) / 100,
  payments: (row * 13) % 48,
});

type NaiveGroup = {
  readonly rows: readonly Sale[];
  readonly amount: number;
  readonly payments: number;
  readonly groups: NaiveGroup[];
};

/** What one writes first: a map of arrays at each level. */
function naiveGroups(rows: readonly Sale[], keys: readonly ('adviser' | 'status')[]): NaiveGroup[] {
  const [key, ...others] = keys;
  if (key === undefined) return [];
  return [...Map.groupBy(rows, (row) => row[key])]
    .toSorted(([one], [other]) => one.localeCompare(other, 'es', { numeric: true }))
    .map(([, within]) => ({
      rows: within,
      amount: within.reduce((sum, { amount }) => sum + toCents(amount), 0),
      payments: within.reduce((sum, { payments }) => sum + payments, 0),
      groups: naiveGroups(within, others),
    }));
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Groups of 100,000 rows by two columns with two sums, beside what one writes first, in turns; and as many rows as a tree. */
export function benchGroups(): void {
  const sales = Array.from({ length: ROWS }, (_, row) => saleOf(row));
  const everything = originalOrder(ROWS);
  const ranksOf = (key: 'adviser' | 'status') =>
    groupRanks(
      sales.map((sale) => sale[key]),
      'text',
      'es',
    );
  const prepare = () => ({
    levels: [ranksOf('adviser'), ranksOf('status')].map((ranks) => ({ ranks, descending: false })),
    figures: [
      { of: Float64Array.from(sales, ({ amount }) => toCents(amount)), most: Number.MAX_SAFE_INTEGER },
      { of: Float64Array.from(sales, ({ payments }) => payments), most: Infinity },
    ],
  });
  const started = performance.now();
  const { levels, figures } = prepare();
  const prepared = performance.now() - started;
  const group = () => {
    const groups = groupRows(everything, levels);
    const [amounts, payments] = figures.map((figure) => aggregated('sum', figure, groups));
    return { amounts, payments, outline: groupOutline(groups, [], () => false) };
  };
  const cold = timed(group);
  const naive = naiveGroups(sales, ['adviser', 'status']);
  const expected = naive.flatMap((one) => [one.amount, ...one.groups.map(({ amount }) => amount)]);
  const found = group();
  const different = expected.filter((amount, at) => amount !== found.amounts?.[at]).length;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const ours = timed(group);
    return { ours, share: ours / timed(() => naiveGroups(sales, ['adviser', 'status'])) };
  }).slice(LEARNING);
  const parents = parentIndexes(
    sales,
    ({ id }) => id,
    ({ parent }) => parent,
  );
  const trees = Array.from({ length: ROUNDS }, () => timed(() => treeOutline(parents, everything))).slice(LEARNING);
  print(`Groups of ${ROWS} rows by two columns with two sums, ${ROUNDS} rounds`, [
    { name: 'other than those of a map', value: different, limit: 0, unit: '' },
    { name: 'ranks and cents, once', value: prepared, limit: 300, unit: 'ms', decimals: 1 },
    { name: 'groups and sums, the first time', value: cold, limit: 60, unit: 'ms', decimals: 1 },
    {
      name: 'groups and sums',
      value: quantile(
        rounds.map(({ ours }) => ours),
        0.5,
      ),
      limit: 30,
      unit: 'ms',
      decimals: 1,
    },
    {
      name: 'time per time of a map',
      value: quantile(
        rounds.map(({ share }) => share),
        0.5,
      ),
      limit: 0.5,
      unit: '',
      decimals: 2,
    },
    { name: 'a tree of as many rows', value: quantile(trees, 0.5), limit: 60, unit: 'ms', decimals: 1 },
  ]);
}
