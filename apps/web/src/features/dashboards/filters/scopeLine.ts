import { type FilterOption, nameUnder } from '@sereno/ui/filter-bar';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../i18n/dashboardFilters/es.ts';

/** More names than that are no line any more. */
const MOST_NAMES = 2;

/** What is chosen of a list. */
type Choice = {
  /** What the list is called: 'Gerencia'. */
  readonly label: string;
  readonly ids: readonly string[];
  readonly options: readonly FilterOption[];
};

/** What is chosen in words: the names of one or two, else how many; their number too where a name is not known. */
function named({ label, ids, options }: Choice): string {
  const names = ids.flatMap((id) => options.find(({ value }) => value === id)?.label ?? []);
  const isKnown = ids.length <= MOST_NAMES && names.length === ids.length;
  return isKnown ? names.map((name) => nameUnder(label, name)).join(', ') : String(ids.length);
}

/**
 * What figures or rows are of, in one line: '20–26 nov · Gerencia: Del Valle · Asesor: 3', '20–26 nov · Sin filtros'.
 * @param period The days or the month in words.
 * @param choices The lists that the person may choose from; without any the period stands alone.
 * @param more What narrows them beside these lists, in words.
 */
export function scopeLine(
  period: string,
  choices: readonly Choice[],
  t: Translate<typeof es>,
  more: readonly string[] = [],
): string {
  const words = choices
    .filter(({ ids }) => ids.length > 0)
    .map((choice) => t('dashboardFilters.of', { level: choice.label, which: named(choice) }));
  const narrowed = [...words, ...more];
  const isAll = narrowed.length === 0 && choices.length > 0;
  return [period, ...(isAll ? [t('dashboardFilters.none')] : narrowed)].join(' · ');
}
