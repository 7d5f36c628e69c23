import { type CellInput, foldGrid, type MostCells, OTHERS_ID } from '../figure/index.ts';
import type { ContractQuery } from './detailQuery.ts';
import type { SalesMeasure } from './namedSales.ts';
import { type Place, placeQuery } from './salesPlaces.ts';

/** Counties by item (SAL-27b). */
export type PlaceGrid = {
  /** The best-selling counties, largest first; null for the rest combined, which has the id of the others. */
  readonly rows: readonly { readonly id: string; readonly county: Pick<Place, 'county' | 'stateCode'> | null }[];
  /** The best-selling items, largest first; null for the rest combined. */
  readonly columns: readonly { readonly id: string; readonly name: string | null }[];
  readonly values: readonly (CellInput & { readonly value: number })[];
  /** The contracts behind a cell; null for combined cells and places that cannot be queried. */
  readonly detailOf: (row: string, column: string) => ContractQuery | null;
};

const rowOf = ({ countyId }: Place): string => countyId ?? OTHERS_ID;
const columnOf = ({ itemName }: Place): string => itemName ?? OTHERS_ID;

/**
 * The grid of a list of places: the best-selling counties by the best-selling items, and the rest combined, so that
 * hundreds of places stay readable. Unnamed counties and items are in the rest. The cells add up to the list.
 */
export function placeGrid(places: readonly Place[], measure: SalesMeasure, most: MostCells): PlaceGrid {
  const inputs = places.map((place) => ({ row: rowOf(place), column: columnOf(place), value: place[measure] }));
  const { rows, columns, values } = foldGrid(inputs, most);
  const counties = new Map(places.map((place) => [rowOf(place), place]));
  const cells = new Map<string, Place>();
  for (const place of places) cells.set(JSON.stringify([rowOf(place), columnOf(place)]), place);
  return {
    rows: rows.map((id) => ({ id, county: id === OTHERS_ID ? null : (counties.get(id) ?? null) })),
    columns: columns.map((id) => ({ id, name: id === OTHERS_ID ? null : id })),
    values,
    detailOf: (row, column) => {
      const place = cells.get(JSON.stringify([row, column]));
      if (place === undefined || row === OTHERS_ID || column === OTHERS_ID) return null;
      // The list can distinguish postal codes, its grid does not.
      return placeQuery({ ...place, zipCode: null }, 'itemName');
    },
  };
}
