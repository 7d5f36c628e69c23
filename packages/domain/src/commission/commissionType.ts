import type { CommissionLine } from './weeklyCommissions.ts';

/** The kind of a line that pays for a new sale, as the server names it (CMA-07). */
const NEW_SALE = 'ENGANCHE';
/** What people call it. */
const NEW_SALE_NAME = 'NUEVA VENTA';

/** The kinds in the order in which a sale earns, whatever order they come in; any other follows them by its name. */
const ORDER = [NEW_SALE_NAME, 'MENSUALIDAD', 'RENOVACION', 'BONO', 'CANCELACION'];

/** What a kind of line is called: ENGANCHE is 'NUEVA VENTA' (CMA-07), any other as the server spells it, in capitals. */
export function commissionTypeName(type: string): string {
  const name = type.trim().toLocaleUpperCase('es');
  return name === NEW_SALE ? NEW_SALE_NAME : name;
}

/** Whether the line pays for a new sale (CMA-07). */
export const isNewSale = ({ type }: Pick<CommissionLine, 'type'>): boolean =>
  commissionTypeName(type) === NEW_SALE_NAME;

const placeOf = (name: string): number => {
  const place = ORDER.indexOf(name);
  return place < 0 ? ORDER.length : place;
};

/** Puts names of kinds into the order of the screen: those that are known first, then by name. */
export const compareTypeNames = (one: string, other: string): number =>
  placeOf(one) - placeOf(other) || (one < other ? -1 : Number(one > other));
