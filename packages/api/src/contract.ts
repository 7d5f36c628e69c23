import type { Contract } from '@sereno/domain/contract';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { contractOf } from './generated/readers/contract.ts';
import { foundBy } from './outcome.ts';
import { rowReader } from './readers.ts';

/** One contract with all that came of it (UND-34, an extension of our own server); null where the signed-in person sees none. */
async function contract(client: Client, id: number, signal: Signal = null): Promise<Contract | null> {
  const requested = client.GET('/contract/{id}', { params: { path: { id } }, signal });
  return foundBy('GET /contract/{id}', requested, rowReader(contractOf));
}

/** The calls of contracts, apart from the others: their detail alone needs them. */
export function createContractCalls({ client }: Pick<Doors, 'client'>) {
  return { contract: binder(client)(contract) };
}
