import { parseIsoDate } from '../calendar/index.ts';
import { MOST_GROUPINGS, type Report } from './report.ts';

/** The dimension of that name. @throws RangeError when the report has none. */
export function dimensionOf<Label extends string>(
  report: Report<Label>,
  id: string,
): Report<Label>['dimensions'][number] {
  const dimension = report.dimensions.find((one) => one.id === id);
  if (dimension === undefined) throw new RangeError(`The report ${report.id} has no dimension ${id}.`);
  return dimension;
}

/**
 * Reads what a report is grouped by, 'adviser,month' in an address; null where it names a dimension that the report does not have, one
 * twice, or too many.
 */
export function parseGrouping(report: Report, text: string): readonly string[] | null {
  const ids = text.split(',');
  const isKnown = ids.every((id) => report.dimensions.some((dimension) => dimension.id === id));
  return isKnown && new Set(ids).size === ids.length && ids.length <= MOST_GROUPINGS ? ids : null;
}

/** What a report is grouped by, and whether that is less than what was asked for. */
type KnownGrouping = { readonly groupedBy: readonly string[]; readonly isReduced: boolean };

/** What an address of an older version asks for, without what the report does not have any more; what it begins with where nothing is left. */
export function knownGrouping(report: Report, text: string): KnownGrouping {
  const whole = parseGrouping(report, text);
  if (whole !== null) return { groupedBy: whole, isReduced: false };
  const left = text.split(',').filter((id) => parseGrouping(report, id) !== null);
  return { groupedBy: parseGrouping(report, left.join(',')) ?? [report.groupedBy], isReduced: true };
}

/** A group as it stands in an address and on the wire: 'adviser:12', and 'adviser:' where the rows name none. */
export type GroupKey = { readonly dimension: string; readonly key: string | null };

/** Writes a group. */
export const formatGroupKey = ({ dimension, key }: GroupKey): string => `${dimension}:${key ?? ''}`;

/** Reads a group; null for one that the report cannot have. */
export function parseGroupKey(report: Report, text: string): GroupKey | null {
  const colon = text.indexOf(':');
  const dimension = text.slice(0, Math.max(0, colon));
  const key = text.slice(colon + 1);
  const known = report.dimensions.find(({ id }) => id === dimension);
  if (known === undefined || key.length > 200 || /\p{Cc}/u.test(key)) return null;
  const isDated = known.kind === 'day' || known.kind === 'month';
  if (isDated && key !== '' && parseIsoDate(key) === null) return null;
  return { dimension, key: key === '' ? null : key };
}
