import { formatScreenDate, formatScreenMonth, monthOf, parseIsoDate } from '../calendar/index.ts';
import { formatDecimal, formatPesos } from '../money/index.ts';
import { dimensionOf } from './grouping.ts';
import { figureOf, type Measure, type Report, type Sums } from './report.ts';

/** Returns the text of a label, or ''. */
export type WordOf<Label extends string> = (label: Label) => string;

/** The decimals that the figures of a measure have. */
export const FIGURE_DECIMALS: Readonly<Record<Measure['kind'], number>> = {
  count: 0,
  days: 0,
  percent: 1,
  meanDays: 1,
  money: 2,
  meanMoney: 2,
  points: 2,
  meanPoints: 2,
};

/** Whether the figures of a measure are pesos. */
export const isMoneyMeasure = ({ kind }: Measure): boolean => kind === 'money' || kind === 'meanMoney';

/** A figure in words: '$1,234.50', '42.9', and '—' where there is nothing to divide by. */
export function figureText(measure: Measure, sums: Sums): string {
  const figure = figureOf(measure, sums);
  if (figure === null) return '—';
  return isMoneyMeasure(measure) ? formatPesos(figure) : formatDecimal(figure, FIGURE_DECIMALS[measure.kind]);
}

/** What a key of a dimension is called; undefined where the rows name none. */
export function keyText<Label extends string>(
  report: Report<Label>,
  { dimension, key, name }: { readonly dimension: string; readonly key: string | null; readonly name?: string | null },
  wordOf: WordOf<Label>,
): string | undefined {
  if (key === null) return undefined;
  const described = dimensionOf(report, dimension);
  const day = parseIsoDate(key);
  switch (described.kind) {
    case 'month':
      return day === null ? key : formatScreenMonth(monthOf(day));
    case 'day':
      return day === null ? key : formatScreenDate(day);
    case 'choice': {
      const option = described.options.find(({ value }) => value === key);
      return option === undefined ? key : wordOf(option.label);
    }
    default:
      return name ?? key;
  }
}

/** Every label that a report names, for its figures in words. */
export const labelsOf = <Label extends string>({ dimensions, measures }: Report<Label>): readonly Label[] => [
  ...new Set([
    ...dimensions.flatMap((dimension) => [
      dimension.label,
      ...(dimension.kind === 'choice' ? dimension.options.map(({ label }) => label) : []),
    ]),
    ...measures.map(({ label }) => label),
  ]),
];
