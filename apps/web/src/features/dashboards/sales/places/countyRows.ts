import {
  type ContractQuery,
  type CountySales,
  type Place,
  placeQuery,
  type SalesMeasure,
} from '@sereno/domain/dashboards';
import type { RankingRow } from '@sereno/ui/cards';
import { countyCategories, type PlaceWords } from './placeCategories.ts';

/** Counties as rows of a ranking, and the contracts behind each row; a row without contracts to ask for opens nothing. */
export type CountyRows = {
  readonly rows: readonly RankingRow[];
  /** By the id of a row; null for one that opens nothing. */
  readonly details: ReadonlyMap<string, ContractQuery | null>;
};

/** The rows of counties with their postal codes, each with the name of its state where another county has the same name. */
export function countyRows(
  counties: readonly CountySales[],
  measure: SalesMeasure,
  { t, stateName }: PlaceWords,
): CountyRows {
  const details = new Map<string, ContractQuery | null>();
  const rowOf = (id: string, name: string, place: Place, detail: ContractQuery | null) => {
    details.set(id, detail);
    return { id, name, value: place[measure], opens: detail !== null };
  };
  const names = countyCategories(
    counties.map(({ county }) => ({ id: county.id, county: county.countyId === null ? null : county })),
    { t, stateName, none: t('salesPlaces.noCounty') },
  );
  const rows = counties.map(({ county, zipCodes }, index): RankingRow => {
    const { label = '', short = label } = names[index] ?? {};
    return {
      ...rowOf(county.id, short, county, placeQuery(county, null)),
      parts: zipCodes.map((place) =>
        rowOf(`C.P. ${place.id}`, place.zipCode ?? t('salesPlaces.noZipCode'), place, placeQuery(place, 'zipCode')),
      ),
    };
  });
  return { rows, details };
}
