import { fromCents } from '../money/index.ts';
import { countableCents } from './countable.ts';
import type { ContractQuery } from './detailQuery.ts';
import type { PlaceSales, SalesDashboard } from './sales.ts';

/** Sales of a place under one spelling (SAL-34). */
export type Place = PlaceSales & {
  /** Unique within its list. */
  readonly id: string;
  /** Identifies its county across lists, whatever the postal code and item; null when the county has no name. */
  readonly countyId: string | null;
  /** Whether its contracts can be queried: its fields identify the county. */
  readonly isKnown: boolean;
};

/** The places of the sales dashboard, each list sorted by sales. */
export type SalesPlaces = Readonly<Record<keyof SalesDashboard['places'], readonly Place[]>>;

const shown = (name: string): string => name.replaceAll(/\s+/gu, ' ').trim();

/**
 * Key shared by all spellings of a county or item: they differ in case, accents and spaces. The server finds contracts
 * by the same rule; a looser rule, such as that of the search, would count contracts that it does not find.
 */
const keyOf = (name: string): string =>
  shown(name)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase();

/** The same for a state code, which differs in case only. */
const stateKeyOf = (code: string): string => code.trim().toUpperCase();

/** The key of a county within its state: another state can have a county of the same name. */
const countyKeyOf = ({ stateCode, county }: Pick<PlaceSales, 'stateCode' | 'county'>): string =>
  JSON.stringify([stateKeyOf(stateCode), keyOf(county)]);

/** Contracts by spelling, by the shared key of the spellings. */
type Spellings = Map<string, Map<string, number>>;

function countSpelling(spellings: Spellings, key: string, name: string, sales: number): void {
  const known = spellings.get(key) ?? new Map<string, number>();
  spellings.set(key, known);
  const spelling = shown(name);
  known.set(spelling, (known.get(spelling) ?? 0) + Math.max(0, countableCents(sales)));
}

/** The spelling with the most contracts; ties go to the later one by code unit, which has small letters and accents. */
function usualSpelling(spellings: Spellings, key: string, name: string): string {
  const known = [...(spellings.get(key) ?? [])];
  const [usual] = known.toSorted(([one, ones], [other, others]) => others - ones || (one < other ? 1 : -1));
  return usual?.[0] ?? shown(name);
}

/** Names over all lists, so that a place has the same name in each. */
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
    /** Whether a county name without a state exists in one state only. */
    isOfOneState: (county: string): boolean => (statesOf.get(keyOf(county))?.size ?? 0) < 2,
  };
}

const named = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

/** Most contracts first, then the larger amount, then by name. */
function compare(one: Place, other: Place): number {
  return other.sales - one.sales || other.amount - one.amount || (one.id < other.id ? -1 : Number(one.id > other.id));
}

/**
 * The places of an answer. Spellings that differ in case, accents or spaces are combined into one county of a state and
 * one item, under the most frequent spelling, and summed to the cent. Values that are not countable add nothing. The
 * order of rows does not matter.
 */
export function salesPlaces({ byZipCode, byItem, byCounty }: SalesDashboard['places']): SalesPlaces {
  const names = namesOf([...byZipCode, ...byItem, ...byCounty]);
  const merged = (rows: readonly PlaceSales[]): readonly Place[] => {
    const groups = new Map<string, { readonly row: PlaceSales; sales: number; amount: number }>();
    for (const row of rows) {
      // A postal code is queried as written.
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

/** What a list of places distinguishes within a county; null for the county as a whole. */
export type PlacePart = 'zipCode' | 'itemName' | null;

/**
 * The contracts behind a place (SAL-27, SAL-32, SAL-33); null without a county, or without the code or item that the
 * list distinguishes.
 */
export function placeQuery(place: Place, part: PlacePart): ContractQuery | null {
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
