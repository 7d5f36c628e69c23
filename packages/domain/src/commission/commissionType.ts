import type { CommissionLine } from './weeklyCommissions.ts';

/** The name of a new sale on screens (CMA-07). */
const NEW_SALE_NAME = 'NUEVA VENTA';

/** What the kinds are called on screens that the server calls otherwise, or writes without an accent. */
const SCREEN_NAMES: ReadonlyMap<string, string> = new Map([
  ['ENGANCHE', NEW_SALE_NAME],
  ['RENOVACION', 'RENOVACIÓN'],
  ['CANCELACION', 'CANCELACIÓN'],
]);

/** Kinds in the order of a sale's life; others follow by name. */
const ORDER = [NEW_SALE_NAME, 'MENSUALIDAD', 'RENOVACIÓN', 'BONO', 'CANCELACIÓN'];

/** The screen name of a kind: ENGANCHE is 'NUEVA VENTA' (CMA-07), others are the server's name in capitals. */
export function commissionTypeName(type: string): string {
  const name = type.trim().toLocaleUpperCase('es');
  return SCREEN_NAMES.get(name) ?? name;
}

/** Whether the line pays for a new sale (CMA-07). */
export const isNewSale = ({ type }: Pick<CommissionLine, 'type'>): boolean =>
  commissionTypeName(type) === NEW_SALE_NAME;

const placeOf = (name: string): number => {
  const place = ORDER.indexOf(name);
  return place < 0 ? ORDER.length : place;
};

/** Sorts names of kinds into screen order: known kinds first, then by name. */
export const compareTypeNames = (one: string, other: string): number =>
  placeOf(one) - placeOf(other) || (one < other ? -1 : Number(one > other));
