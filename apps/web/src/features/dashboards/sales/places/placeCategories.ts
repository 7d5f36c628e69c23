import type { PlaceGrid, SalesMeasure, PlacePart } from '@sereno/domain/dashboards';
import type { ChartCategory } from '@sereno/ui/charts';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../../i18n/salesPlaces/es.ts';

export type PlaceWords = {
  readonly t: Translate<typeof es>;
  /** The name of a state by its code. */
  readonly stateName: (code: string) => string;
};

/** The counties of a grid by name, with their state where the tooltip has room for it, or where another county has the same name. */
export function countyCategories(rows: PlaceGrid['rows'], { t, stateName }: PlaceWords): readonly ChartCategory[] {
  const shown = rows.map(({ county }) => county?.county ?? null);
  return rows.map(({ id, county }) => {
    if (county === null) return { id, label: t('salesPlaces.otherCounties') };
    const name = county.county;
    const state = stateName(county.stateCode);
    const label = state === '' ? name : t('salesPlaces.place', { county: name, state });
    const isOnly = shown.indexOf(name) === shown.lastIndexOf(name);
    return { id, label, ...(isOnly && { short: name }) };
  });
}

const OTHERS = { zipCode: 'salesPlaces.otherZipCodes', itemName: 'salesPlaces.otherItems' } as const;
const MEASURES = { sales: 'salesPlaces.contracts', amount: 'salesPlaces.amount' } as const;

/** The columns of a grid by name: postal codes, products, or what is counted. */
export function partCategories(
  columns: PlaceGrid['columns'],
  part: PlacePart,
  measure: SalesMeasure,
  t: PlaceWords['t'],
): readonly ChartCategory[] {
  return columns.map(({ id, name }) => {
    if (part === null) return { id, label: t(MEASURES[measure]) };
    return { id, label: name ?? t(OTHERS[part]) };
  });
}
