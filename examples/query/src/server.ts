import type { TableQuery } from '@sereno/ui/data-table';

export type Client = { id: string; name: string; city: string; balance: number };
type Page = { rows: readonly Client[]; total: number };

const cities = ['Puebla', 'Mérida', 'Oaxaca'];
const clients = Array.from({ length: 1234 }, (_, index): Client => ({
  id: `C-${index + 1}`,
  name: `Cliente ${index + 1}`,
  city: cities[index % cities.length] ?? '',
  balance: ((index * 37) % 1000) + 0.5,
}));

const LATENCY_MS = 400;
/** Stands for a server, which answers late, and not at all while it fails. */
export const server = { fails: false };

const orders: Readonly<Record<string, (one: Client, other: Client) => number>> = {
  name: (one, other) => one.name.localeCompare(other.name, 'es', { numeric: true }),
  city: (one, other) => one.city.localeCompare(other.city, 'es'),
  balance: (one, other) => one.balance - other.balance,
};
const asTheyAre = () => 0;

/** The clients of a page: those that the search finds, in the order of the query. */
export async function fetchClients(query: TableQuery, signal: AbortSignal): Promise<Page> {
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  signal.throwIfAborted();
  if (server.fails) throw new Error('503 Service Unavailable');
  const text = query.globalFilter.toLowerCase();
  const found = clients.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(text));
  const [order] = query.sorting;
  const rows = found.toSorted(orders[order?.id ?? ''] ?? asTheyAre);
  if (order?.desc) rows.reverse();
  const start = query.pagination.pageIndex * query.pagination.pageSize;
  return { rows: rows.slice(start, start + query.pagination.pageSize), total: found.length };
}
