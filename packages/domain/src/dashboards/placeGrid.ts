import { type CellInput, foldGrid, type MostCells, OTHERS_ID } from '../figure/index.ts';
import type { ContractQuery } from './detailQuery.ts';
import type { SalesMeasure } from './namedSales.ts';
import { type Place, placeQuery, type PlacePart } from './salesPlaces.ts';

/** Counties by postal code or item (SAL-27a, SAL-27b), or alone (SAL-27c). */
export type PlaceGrid = {
  /** The best-selling counties, largest first; null for the rest combined, which has the id of the others. */
  readonly rows: readonly { readonly id: string; readonly county: Pick<Place, 'county' | 'stateCode'> | null }[];
  /** Postal codes or items, null for the rest combined; a single column, named by the measure, for counties alone. */
  readonly columns: readonly { readonly id: string; readonly name: string | null }[];
  readonly values: readonly (CellInput & { readonly value: number })[];
  /** The contracts behind a cell; null for combined cells and places that cannot be queried. */
  readonly detailOf: (row: string, column: string) => ContractQuery | null;
};

const rowOf = ({ countyId }: Place): string => countyId ?? OTHERS_ID;

/**
 * The grid of a list of places: the best-selling counties by the best-selling codes or items, and the rest combined, so
 * that hundreds of places stay readable. Unnamed counties, codes and items are in the rest. The cells add up to the
 * list.
 */
export function placeGrid(
  places: readonly Place[],
  part: PlacePart,
  measure: SalesMeasure,
  most: MostCells,
): PlaceGrid {
  const columnOf = (place: Place): string => (part === null ? measure : (place[part] ?? OTHERS_ID));
  const inputs = places.map((place) => ({ row: rowOf(place), column: columnOf(place), value: place[measure] }));
  // A postal code is usually in one county; an item is sold in all of them.
  const { rows, columns, values } = foldGrid(inputs, most, part === 'zipCode' ? 'diagonal' : 'largest');
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
      const detail = placeQuery(place, part);
      // A list can distinguish more than its grid does.
      return detail && withoutOther(detail, part);
    },
  };
}

function withoutOther({ item, zipCode, ...detail }: ContractQuery, part: PlacePart): ContractQuery {
  if (part === 'zipCode') return { ...detail, zipCode };
  return part === 'itemName' ? { ...detail, item } : detail;
}
