import { parseIsoDate } from '@sereno/domain/calendar';
import type { Translate } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import { tableFiltersTexts } from '../../locale/texts/es/tableFilters.ts';
import { shownPart } from '../cells/cellText.ts';
import type { ActiveFilter, FilterField } from './filterField.ts';

/** The texts that a filter is told with. */
export const filterTexts = { ...tableTexts, ...tableFiltersTexts };

/** What gives them in a language: `useTexts(filterTexts)`. */
export type TellFilter = Translate<typeof filterTexts>;

/** Ticked values that are named; of more than these only the first two are, and the others are counted. */
const MOST_NAMED = 3;
/** Letters of a value that are said. */
const MOST_LETTERS = 80;

/**
 * A filter in words, with the title of its column: 'Monto: $1,000.00 a $5,000.00', 'Fecha: desde 01/03/2026', 'Estado: Firmado,
 * Cotizado y 2 más', 'Cliente: contiene «lopez»'. For its chip (TBL-09) and the head of a printed sheet (TBL-22).
 */
export function filterWords(active: ActiveFilter, t: TellFilter): string {
  return t('filterWords.of', { column: active.field.title, filter: conditionWords(active, t) });
}

/** The same without the column. */
export function conditionWords({ field, filter }: ActiveFilter, t: TellFilter): string {
  switch (filter.kind) {
    case 'text':
      return t('filterWords.contains', { text: shownPart(filter.text.trim(), MOST_LETTERS) });
    case 'oneOf':
      return valuesWords(filter.values, t);
    case 'numberRange':
      return rangeWords(figureText(filter.min, field), figureText(filter.max, field), t, figureEnds);
    case 'dayRange':
      return rangeWords(dayText(filter.start, field), dayText(filter.end, field), t, dayEnds);
    default:
      return filter.value ? t('dataTable.yes') : t('dataTable.no');
  }
}

function valuesWords(values: readonly string[], t: TellFilter): string {
  const named = values.length > MOST_NAMED ? values.slice(0, 2) : values;
  const list = named
    .map((value) => shownPart(value, MOST_LETTERS))
    .reduce((first, next) => t('filterWords.list', { first, next }));
  const rest = values.length - named.length;
  return rest === 0 ? list : t('filterWords.more', { values: list, count: rest });
}

/** Most languages have words of their own for the ends of days. */
const figureEnds = { from: 'filterWords.from', to: 'filterWords.to' } as const;
const dayEnds = { from: 'filterWords.since', to: 'filterWords.until' } as const;

function rangeWords(
  start: string | null,
  end: string | null,
  t: TellFilter,
  { from, to }: typeof figureEnds | typeof dayEnds,
): string {
  if (start === null) return t(to, { end: end ?? '' });
  if (end === null) return t(from, { start });
  return start === end ? start : t('filterWords.between', { start, end });
}

function figureText(value: number | null, { figure }: FilterField): string | null {
  return value === null ? null : figure(value);
}

function dayText(day: string | null, field: FilterField): string | null {
  const date = day === null ? null : parseIsoDate(day);
  return date === null ? day : field.day(date);
}
