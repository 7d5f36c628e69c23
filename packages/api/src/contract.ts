import { formatWireDate } from '@sereno/domain/calendar';
import {
  BENEFICIARY_ISSUES,
  type BeneficiaryList,
  type Contract,
  type ContractBeneficiaries,
  type UpgradeOffer,
  type UpgradePlan,
} from '@sereno/domain/contract';
import { fromCents } from '@sereno/domain/money';
import { isSuccess, readAnswer, replyTo } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { contractBeneficiariesOf, contractOf, upgradeOfferOf } from './generated/readers/contract.ts';
import { keyHeader } from './idempotency.ts';
import { foundBy, type Outcome, outcomeOf, refusedBy } from './outcome.ts';
import { fieldsOf, integerOf, rowReader, rowsOf, textOf } from './readers.ts';

/** One contract with all that came of it (UND-34, an extension of our own server); null where the signed-in person sees none. */
async function contract(client: Client, id: number, signal: Signal = null): Promise<Contract | null> {
  const requested = client.GET('/contract/{id}', { params: { path: { id } }, signal });
  return foundBy('GET /contract/{id}', requested, rowReader(contractOf));
}

/** The beneficiaries of a contract, now and before (UND-37, an extension); null where the signed-in person sees no such contract. */
async function beneficiaries(client: Client, id: number, signal: Signal = null): Promise<ContractBeneficiaries | null> {
  const requested = client.GET('/contract/{id}/beneficiaries', { params: { path: { id } }, signal });
  return foundBy('GET /contract/{id}/beneficiaries', requested, rowReader(contractBeneficiariesOf));
}

/** The name of a field of ours: 'Beneficiaries.2.Name' is 'beneficiaries.2.name'. */
const ownName = (field: string) => field.replaceAll(/(?:^|\.)[A-Z]/gu, (start) => start.toLowerCase());

/** A list of beneficiaries, and the version that it replaces; 0 for the first one. */
export type BeneficiariesChange = Pick<BeneficiaryList, 'version' | 'validFrom' | 'beneficiaries'>;

/**
 * Replaces the beneficiaries of a contract; refused with the fields at fault, with 409 where somebody else changed them.
 * @param key Makes sending it again harmless.
 */
async function saveBeneficiaries(
  client: Client,
  id: number,
  { version, validFrom, beneficiaries: people }: BeneficiariesChange,
  key?: string,
): Promise<Outcome> {
  const call = 'POST /contract/{id}/beneficiaries';
  const asked = client.POST('/contract/{id}/beneficiaries', {
    params: { path: { id }, ...keyHeader(key) },
    body: {
      Version: version,
      ValidFrom: formatWireDate(validFrom),
      Beneficiaries: people.map((one) => ({
        Id: one.id,
        Name: one.name,
        Relationship: one.relationship,
        BornOn: formatWireDate(one.bornOn),
        Phone: one.phone,
        Share: fromCents(one.share),
      })),
    },
  });
  const answer = readAnswer(call, await replyTo(call, asked));
  if (isSuccess(call, answer)) return { kind: 'done' };
  const issues = rowsOf(answer.envelope['fields'], ({ field, code }) => {
    const known = BENEFICIARY_ISSUES.find((one) => one === code);
    return known === undefined ? null : { field: ownName(textOf(field) ?? ''), code: known };
  });
  return { ...refusedBy(answer), issues };
}

/** What a contract may be moved to (UND-36, an extension); null where the signed-in person sees no such contract. */
async function upgradeOffer(client: Client, id: number, signal: Signal = null): Promise<UpgradeOffer | null> {
  const requested = client.GET('/contract/{id}/upgrade', { params: { path: { id } }, signal });
  return foundBy('GET /contract/{id}/upgrade', requested, rowReader(upgradeOfferOf));
}

/**
 * Moves a contract to a better plan; refused with 409 where somebody else upgraded it, or the price changed, since it was read.
 * @param key Makes sending it again harmless.
 */
async function upgradeContract(
  client: Client,
  { contractId, made }: Pick<UpgradeOffer, 'contractId' | 'made'>,
  { code, price }: Pick<UpgradePlan, 'code' | 'price'>,
  key?: string,
): Promise<Outcome<{ readonly id: number | null }>> {
  const asked = client.POST('/contract/{id}/upgrade', {
    params: { path: { id: contractId }, ...keyHeader(key) },
    body: { Code: code, Price: fromCents(price), Made: made.length },
  });
  return outcomeOf('POST /contract/{id}/upgrade', asked, (body: unknown) => ({ id: integerOf(fieldsOf(body)['Id']) }));
}

/** The calls of contracts, apart from the others: their pages alone need them. */
export function createContractCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    contract: bound(contract),
    beneficiaries: bound(beneficiaries),
    saveBeneficiaries: bound(saveBeneficiaries),
    upgradeOffer: bound(upgradeOffer),
    upgradeContract: bound(upgradeContract),
  };
}

export type ContractCalls = ReturnType<typeof createContractCalls>;
