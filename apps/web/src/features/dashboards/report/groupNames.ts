import { formatScreenDate, formatScreenMonth, monthOf, parseIsoDate } from '@sereno/domain/calendar';
import { dimensionOf, type KnownReport, type ReportGroup } from '@sereno/domain/report';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/reports/es.ts';

/** The texts of the reports. */
export type ReportText = Translate<typeof es>;

type Key = { readonly dimension: string; readonly key: string | null; readonly name?: string | null };

/** What a key of a dimension is called; in words where the rows name none. */
export function keyName(report: KnownReport, { dimension, key, name }: Key, t: ReportText): string {
  if (key === null) return t('report.none');
  const described = dimensionOf(report, dimension);
  const day = parseIsoDate(key);
  switch (described.kind) {
    case 'month':
      return day === null ? key : formatScreenMonth(monthOf(day));
    case 'day':
      return day === null ? key : formatScreenDate(day);
    case 'choice': {
      const option = described.options.find(({ value }) => value === key);
      return option === undefined ? key : t(option.label);
    }
    default:
      return name ?? key;
  }
}

/** What the keys of a group are called, in the order in which the report is grouped. */
export const groupNames = (
  report: KnownReport,
  groupedBy: readonly string[],
  { keys, names }: ReportGroup,
  t: ReportText,
): readonly string[] =>
  groupedBy.map((dimension, at) => keyName(report, { dimension, key: keys[at] ?? null, name: names[at] ?? null }, t));
