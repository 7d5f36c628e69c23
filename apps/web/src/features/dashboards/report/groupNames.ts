import { keyText, type KnownReport, type ReportGroup } from '@sereno/domain/report';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/reports/es.ts';

/** The texts of the reports. */
export type ReportText = Translate<typeof es>;

type Key = { readonly dimension: string; readonly key: string | null; readonly name?: string | null };

/** What a key of a dimension is called; in words where the rows name none. */
export const keyName = (report: KnownReport, key: Key, t: ReportText): string =>
  keyText(report, key, t) ?? t('report.none');

/** What the keys of a group are called, in the order in which the report is grouped. */
export const groupNames = (
  report: KnownReport,
  groupedBy: readonly string[],
  { keys, names }: ReportGroup,
  t: ReportText,
): readonly string[] =>
  groupedBy.map((dimension, at) => keyName(report, { dimension, key: keys[at] ?? null, name: names[at] ?? null }, t));
