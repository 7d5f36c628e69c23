/** What addresses call their ids (RTE-15). */
export const PARAMETERS = {
  activity: { key: 'ActivityId' },
  prospect: { key: 'ProspectId' },
  quotation: { key: 'Id' },
} as const;

type Parameter = (typeof PARAMETERS)[keyof typeof PARAMETERS];

/** An id that an address names: none, one that is no id, or one. */
export type AddressId = { readonly kind: 'none' | 'unreadable' } | { readonly kind: 'id'; readonly id: number };

/** The id under that key in the address (RTE-15); letters, zero, fractions, signs and figures beyond counting are no ids. */
export function addressId(search: URLSearchParams, { key }: Parameter): AddressId {
  const text = search.get(key);
  if (text === null || text === '') return { kind: 'none' };
  const id = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= LARGEST_ID ? { kind: 'id', id } : { kind: 'unreadable' };
}

/** The largest id that the contract takes (`openapi/schemas/quotation.yaml`). */
const LARGEST_ID = 2_147_483_647;
