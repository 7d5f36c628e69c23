import type { ContractStatus } from '../../database/migrations/salesTables.ts';

/** What the statuses of contracts are called on the wire (TOT-03), in the order of a contract's life. */
export const STATUS_NAMES: Readonly<Record<ContractStatus, string>> = {
  pending: 'Pendiente',
  current: 'Vigente',
  settled: 'Liquidado',
  cancelled: 'Cancelado',
};

export const STATUSES: readonly ContractStatus[] = ['pending', 'current', 'settled', 'cancelled'];

/** The status of a name; undefined for a name that is none of them. */
export const statusOfName = (name: string): ContractStatus | undefined =>
  STATUSES.find((status) => STATUS_NAMES[status] === name);
