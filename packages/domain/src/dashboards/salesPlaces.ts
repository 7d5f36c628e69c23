import { fromCents } from '../money/index.ts';
import { countableCents } from './countable.ts';
import type { ContractAsk } from './detailAsk.ts';
import type { PlaceSales, SalesDashboard } from './sales.ts';

/** The sales of a place under one spelling (SAL-34). */
export type Place = PlaceSales & {
  /** Tells it from the other places of its list. */
  readonly id: string;
  /** Tells its county from the others, whatever the postal code and the item; null where the county has no name. */
  readonly countyId: string | null;
  /** Whether its contracts can be asked for: what would name it says which county is meant. */
  readonly isKnown: boolean;
};

/** The places of the sales dashboard, each list with what sells most first. */
export type SalesPlaces = Readonly<Record<keyof SalesDashboard['places'], readonly Place[]>>;

const shown = (name: string): string => name.replaceAll(/\s+/gu, ' ').trim();

/**
 * What the spellings of a county or an item have in common: they differ in case, accents and spaces. That is the rule of the
 * server, which finds the contracts by it; a rule that takes more for one, as that of the search does, would count contracts
 * that it does not find.
 */
const keyOf = (name: string): string =>
  shown(name)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase();

/** The same of the code of a state, which differs in case alone. */
const stateKeyOf = (code: string): string => code.trim().toUpperCase();

/** A county is one of its state: another state may have one of that name, in a spelling of its own. */
const countyKeyOf = ({ stateCode, county }: Pick<PlaceSales, 'stateCode' | 'county'>): string =>
  JSON.stringify([stateKeyOf(stateCode), keyOf(county)]);

/** How often each spelling of a name stands, in contracts, by what the spellings have in common. */
type Spellings = Map<string, Map<string, number>>;

function countSpelling(spellings: Spellings, key: string, name: string, sales: number): void {
  const known = spellings.get(key) ?? new Map<string, number>();
  spellings.set(key, known);
  const spelling = shown(name);
  known.set(spelling, (known.get(spelling) ?? 0) + Math.max(0, countableCents(sales)));
}

/** The spelling of most contracts; of two that are as frequent the later one by its signs, which has small letters and accents. */
function usualSpelling(spellings: Spellings, key: string, name: string): string {
  const known = [...(spellings.get(key) ?? [])];
  const [usual] = known.toSorted(([one, ones], [other, others]) => others - ones || (one < other ? 1 : -1));
  return usual?.[0] ?? shown(name);
}

/** The names of all lists, so that a place has one name in all of them. */
function namesOf(rows: readonly PlaceSales[]) {
  const counties: Spellings = new Map();
  const items: Spellings = new Map();
  const statesOf = new Map<string, Set<string>>();
  for (const row of rows) {
    const { county, stateCode, itemName, sales } = row;
    countSpelling(counties, countyKeyOf(row), county, sales);
    if (itemName !== null) countSpelling(items, keyOf(itemName), itemName, sales);
    const states = statesOf.get(keyOf(county)) ?? new Set();
    statesOf.set(keyOf(county), states.add(stateKeyOf(stateCode)));
  }
  return {
    county: (row: PlaceSales): string => usualSpelling(counties, countyKeyOf(row), row.county),
    item: (name: string): string => usualSpelling(items, keyOf(name), name),
    /** Whether a county without its state can be meant by one state alone. */
    isOfOneState: (county: string): boolean => (statesOf.get(keyOf(county))?.size ?? 0) < 2,
  };
}

const named = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

/** Most contracts first, then the larger amount, then by name. */
function compare(one: Place, other: Place): number {
  return other.sales - one.sales || other.amount - one.amount || (one.id < other.id ? -1 : Number(one.id > other.id));
}

/**
 * The places of an answer: spellings that differ in case, accents or spaces are one county of a state and one item, under the
 * name that most contracts bear there; what has the same name in all parts is added up, to the cent. A figure that cannot be counted adds
 * nothing. No contract and no cent is lost, and the order of the rows does not matter.
 */
export function salesPlaces({ byZipCode, byItem, byCounty }: SalesDashboard['places']): SalesPlaces {
  const names = namesOf([...byZipCode, ...byItem, ...byCounty]);
  const merged = (rows: readonly PlaceSales[]): readonly Place[] => {
    const groups = new Map<string, { readonly row: PlaceSales; sales: number; amount: number }>();
    for (const row of rows) {
      // A postal code is asked for as it is written.
      const id = JSON.stringify([countyKeyOf(row), named(row.zipCode) ?? '', keyOf(row.itemName ?? '')]);
      const group = groups.get(id) ?? { row, sales: 0, amount: 0 };
      groups.set(id, group);
      group.sales += countableCents(row.sales);
      group.amount += countableCents(row.amount);
    }
    const places = [...groups].map(([id, { row, sales, amount }]): Place => {
      const county = names.county(row);
      const stateCode = stateKeyOf(row.stateCode);
      const itemName = named(row.itemName);
      return {
        id,
        countyId: county === '' ? null : countyKeyOf(row),
        isKnown: county !== '' && (stateCode !== '' || names.isOfOneState(county)),
        stateCode,
        county,
        zipCode: named(row.zipCode),
        itemName: itemName && names.item(itemName),
        sales: fromCents(sales),
        amount: fromCents(amount),
      };
    });
    return places.toSorted(compare);
  };
  return { byZipCode: merged(byZipCode), byItem: merged(byItem), byCounty: merged(byCounty) };
}

/** What a list of places tells apart within a county; null for the county as a whole. */
export type PlacePart = 'zipCode' | 'itemName' | null;

/**
 * Which contracts stand behind a place of a list (SAL-27, SAL-32, SAL-33); null where the answer does not say which: without a
 * county, or without the code or the item that the list tells apart.
 */
export function placeAsk(place: Place, part: PlacePart): ContractAsk | null {
  const { stateCode, county, zipCode, itemName, isKnown } = place;
  if (!isKnown || (part !== null && place[part] === null)) return null;
  return {
    kind: 'contracts',
    basis: 'sold',
    ...(itemName !== null && { item: itemName }),
    ...(stateCode !== '' && { stateCode }),
    county,
    ...(zipCode !== null && { zipCode }),
  };
}
