import {
  formatFilter,
  type KnownRegister,
  parseFilter,
  type RegisterFilter,
  type RegisterQuery,
  type RegisterState,
} from '@sereno/domain/register';

/** What the address calls the parts of a question; the page counts from 1 there. */
const NAMES = { search: 'q', filter: 'filter', state: 'state', sort: 'sort', page: 'page', size: 'size' } as const;
/** What the address calls the row whose detail is open. */
const ROW = 'row';

const STATES: readonly RegisterState[] = ['active', 'ended', 'all'];
/** The sizes that a page of a table can have, and the one it starts with (TBL-10, TBL-19). */
const SIZES = [10, 20, 100] as const;
/** Letters of a search that are sent; more are cut off. */
const LONGEST_SEARCH = 100;

function countIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,6}$/u.test(text) ? Number(text) : null;
}

function filtersIn(register: KnownRegister, texts: readonly string[]): readonly RegisterFilter[] {
  const filters = texts.map((text) => parseFilter(register, text)).filter((filter) => filter !== null);
  // Two of one field would contradict each other.
  return filters.filter(({ field }, at) => filters.findIndex((other) => other.field === field) === at);
}

function sortIn({ columns }: KnownRegister, texts: readonly string[]): RegisterQuery['sort'] {
  const sort = texts.map((text) => ({ field: text.replace(/^-/u, ''), descending: text.startsWith('-') }));
  return sort.filter(
    ({ field }, at) => columns.includes(field) && sort.findIndex((other) => other.field === field) === at,
  );
}

/** What an address asks of a register; what cannot be read is ignored. */
export function readQuery(register: KnownRegister, address: URLSearchParams): RegisterQuery {
  const size = countIn(address.get(NAMES.size));
  return {
    search: register.search.length === 0 ? '' : (address.get(NAMES.search) ?? '').slice(0, LONGEST_SEARCH),
    filters: filtersIn(register, address.getAll(NAMES.filter)),
    state: STATES.find((state) => state === address.get(NAMES.state)) ?? 'active',
    sort: sortIn(register, address.getAll(NAMES.sort)),
    page: (countIn(address.get(NAMES.page)) ?? 1) - 1,
    pageSize: SIZES.find((one) => one === size) ?? SIZES[0],
  };
}

/** The address that asks a register this; what it says beside that stays. */
export function writeQuery(query: RegisterQuery, before: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(before);
  for (const name of Object.values(NAMES)) address.delete(name);
  const { search, filters, state, sort, page, pageSize } = query;
  if (search !== '') address.set(NAMES.search, search);
  for (const filter of filters) address.append(NAMES.filter, formatFilter(filter));
  if (state !== 'active') address.set(NAMES.state, state);
  for (const { field, descending } of sort) address.append(NAMES.sort, `${descending ? '-' : ''}${field}`);
  if (page > 0) address.set(NAMES.page, String(page + 1));
  if (pageSize !== SIZES[0]) address.set(NAMES.size, String(pageSize));
  return address;
}

/** The row whose detail an address opens; null for none. */
export function readRow(address: URLSearchParams): number | null {
  const text = address.get(ROW) ?? '';
  // Some records of old have the number -1.
  return /^-?\d{1,9}$/u.test(text) ? Number(text) : null;
}

/** The address with the detail of a row, or without any. */
export function writeRow(id: number | null, before: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(before);
  if (id === null) address.delete(ROW);
  else address.set(ROW, String(id));
  return address;
}
