import type { PlaceGrid } from '@sereno/domain/dashboards';
import type { ChartCategory } from '@sereno/ui/charts';
import type { Translate } from '@sereno/ui/locale';
import type { es } from '../../../../i18n/salesPlaces/es.ts';

export type PlaceWords = {
  readonly t: Translate<typeof es>;
  /** The name of a state by its code. */
  readonly stateName: (code: string) => string;
};

/**
 * Counties by name, with their state where there is room for it, or where another county has the same name.
 * @param words `none` names the row without a county. Default: the other counties.
 */
export function countyCategories(
  rows: PlaceGrid['rows'],
  { t, stateName, none = t('salesPlaces.otherCounties') }: PlaceWords & { readonly none?: string },
): readonly ChartCategory[] {
  const sameName = Map.groupBy(rows, ({ county }) => county?.county);
  return rows.map(({ id, county }) => {
    if (county === null) return { id, label: none };
    const name = county.county;
    const state = stateName(county.stateCode);
    const label = state === '' ? name : t('salesPlaces.place', { county: name, state });
    const isOnly = sameName.get(name)?.length === 1;
    return { id, label, ...(isOnly && { short: name }) };
  });
}

/** The items of a grid by name, and the rest of them. */
export function itemCategories(columns: PlaceGrid['columns'], t: PlaceWords['t']): readonly ChartCategory[] {
  return columns.map(({ id, name }) => ({ id, label: name ?? t('salesPlaces.otherItems') }));
}
