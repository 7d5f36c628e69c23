import {
  addSums,
  dimensionOf,
  FIGURE_DECIMALS,
  figureOf,
  figureText,
  isMoneyMeasure,
  type KnownReport,
  type Sums,
} from '@sereno/domain/report';
import type { TableColumn } from '@sereno/ui/data-table';
import type { ReportText } from './groupNames.ts';

/** A group as a row of the table. */
export type GroupRow = {
  readonly id: string;
  readonly keys: readonly (string | null)[];
  readonly names: readonly string[];
  readonly sums: Sums;
  /** Those of as many days before; null without a comparison. */
  readonly before: Sums | null;
  /** The groups that these are the subtotals of. */
  readonly groups?: readonly GroupRow[];
};

type Column = TableColumn<GroupRow>;
type ReportMeasure = KnownReport['measures'][number];

/** Of a column of figures, in px: the least, and what a letter of its title takes. */
const LEAST_WIDTH = 104;
const LEAST_MONEY = 144;
const PER_LETTER = 9;

type MeasureColumn = {
  readonly id: string;
  readonly title: string;
  /** The sums that its figures are worked out of; null where a row has none. */
  readonly sumsIn: (row: GroupRow) => Sums | null;
};

function measureColumn(report: KnownReport, measure: ReportMeasure, { id, title, sumsIn }: MeasureColumn): Column {
  const base = {
    id,
    title,
    // Long titles name what is divided by what: cut off they would all say the same.
    width: Math.max(isMoneyMeasure(measure) ? LEAST_MONEY : LEAST_WIDTH, title.length * PER_LETTER),
    value: (row: GroupRow) => {
      const sums = sumsIn(row);
      return sums && figureOf(measure, sums);
    },
    // Worked out of all sums: the mean of means, or of percents, would be another figure. Subtotals would count groups twice.
    total: (rows: readonly GroupRow[]) => {
      const all = rows.flatMap((row) => (row.groups ? [] : [sumsIn(row)])).filter((sums) => sums !== null);
      return figureText(measure, addSums(report, all));
    },
  };
  return isMoneyMeasure(measure)
    ? { ...base, kind: 'money' }
    : { ...base, kind: 'number', decimals: FIGURE_DECIMALS[measure.kind] };
}

/** The measure that is drawn. */
export function chartMeasure(report: KnownReport): ReportMeasure {
  const measure = report.measures.find(({ id }) => id === report.chart);
  if (measure === undefined) throw new RangeError(`The report ${report.id} has no measure ${report.chart}.`);
  return measure;
}

/** A key of the groups: days and months as such, so that they are in their order, everything else by its name. */
function keyColumn(report: KnownReport, id: string, at: number, t: ReportText): Column {
  const { kind, label } = dimensionOf(report, id);
  const base = { id, title: t(label), hideable: at > 0, pinned: at === 0 };
  if (kind === 'month') return { ...base, kind, value: ({ keys }) => keys[at] ?? null };
  if (kind === 'day') return { ...base, kind: 'date', value: ({ keys }) => keys[at] ?? null };
  return { ...base, kind: 'text', width: 200, value: ({ names }) => names[at] ?? null };
}

/** The columns of a report: what it is grouped by, and every measure; the one that is drawn beside that of the period before. */
export function reportColumns(
  report: KnownReport,
  groupedBy: readonly string[],
  isCompared: boolean,
  t: ReportText,
): readonly Column[] {
  const drawn = chartMeasure(report);
  const before = measureColumn(report, drawn, {
    id: 'before',
    title: t('report.before', { measure: t(drawn.label) }),
    sumsIn: (row) => row.before,
  });
  return [
    ...groupedBy.map((dimension, at) => keyColumn(report, dimension, at, t)),
    ...report.measures.flatMap((measure) => {
      const column = measureColumn(report, measure, {
        id: measure.id,
        title: t(measure.label),
        sumsIn: ({ sums }) => sums,
      });
      return isCompared && measure === drawn ? [column, before] : [column];
    }),
  ];
}
