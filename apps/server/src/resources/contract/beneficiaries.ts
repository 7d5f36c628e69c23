import type { components } from '@sereno/api/types';
import { type CalendarDate, formatWireDate } from '@sereno/domain/calendar';
import {
  type Beneficiary,
  beneficiaryIssues,
  type BeneficiaryList,
  type ContractBeneficiaries,
  missingShare,
  shareText,
} from '@sereno/domain/contract';
import { fromCents } from '@sereno/domain/money';
import type { FieldIssue } from '@sereno/domain/register';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { findBaseContract } from './queries.ts';

const byVersion = (db: Kysely<Schema>, contractId: number) =>
  db
    .selectFrom('beneficiary_list as list')
    .innerJoin('account', 'account.id', 'list.account_id')
    .innerJoin('beneficiary', 'beneficiary.list_id', 'list.id')
    .where('list.contract_id', '=', contractId)
    .orderBy('list.version', 'desc')
    .orderBy('position')
    .select(['list.version', 'valid_from', 'account.full_name', 'person_id', 'name', 'relationship', 'born_on'])
    .select(['beneficiary.phone', 'share'])
    .execute();

/** The lists of a contract, the newest first. */
async function listLists(db: Kysely<Schema>, contractId: number): Promise<readonly BeneficiaryList[]> {
  const versions = Map.groupBy(await byVersion(db, contractId), ({ version }) => version);
  return [...versions].flatMap(([version, rows]) =>
    rows.slice(0, 1).map(({ valid_from, full_name }) => ({
      version,
      validFrom: valid_from,
      by: full_name,
      beneficiaries: rows.map(({ person_id, name, relationship, born_on, phone, share }) => ({
        id: person_id,
        name,
        relationship,
        bornOn: born_on,
        phone,
        share,
      })),
    })),
  );
}

/** The ages that every plan of a contract takes. */
async function ageLimits(db: Kysely<Schema>, contractId: number) {
  return db
    .selectFrom('contract_item as item')
    .innerJoin('product', (join) =>
      join.onRef('product.company_id', '=', 'item.company_id').onRef('product.code', '=', 'item.item_code'),
    )
    .where('item.contract_id', '=', contractId)
    .select(({ fn }) => [fn.max('minimum_age').as('minimumAge'), fn.min('maximum_age').as('maximumAge')])
    .executeTakeFirstOrThrow();
}

/** The beneficiaries of a contract that somebody sees, of an upgrade those of the contract that it upgrades; undefined where there is no such contract. */
export async function findBeneficiaries(
  db: Kysely<Schema>,
  viewer: Viewer,
  id: number,
): Promise<ContractBeneficiaries | undefined> {
  const contract = await findBaseContract(db, viewer, id);
  if (contract === undefined) return undefined;
  const lists = await listLists(db, contract.id);
  return {
    contractId: contract.id,
    contractNumber: contract.number,
    holder: contract.prospect_name ?? '',
    earliest: lists[0]?.validFrom ?? contract.sold_on,
    isOpen: contract.cancelled_on === null,
    ...(await ageLimits(db, contract.id)),
    lists,
  };
}

/** The beneficiaries of a contract as they travel. */
export const beneficiariesOnWire = (
  contract: ContractBeneficiaries,
): components['schemas']['ContractBeneficiaries'] => ({
  ContractId: contract.contractId,
  ContractNumber: contract.contractNumber,
  Holder: contract.holder,
  Earliest: formatWireDate(contract.earliest),
  Open: contract.isOpen,
  MinimumAge: contract.minimumAge,
  MaximumAge: contract.maximumAge,
  Lists: contract.lists.map(({ version, validFrom, by, beneficiaries }) => ({
    Version: version,
    ValidFrom: formatWireDate(validFrom),
    By: by,
    Beneficiaries: beneficiaries.map((one) => ({
      Id: one.id,
      Name: one.name,
      Relationship: one.relationship,
      BornOn: formatWireDate(one.bornOn),
      Phone: one.phone,
      Share: fromCents(one.share),
    })),
  })),
});

const NAMES: Readonly<Record<string, string>> = {
  name: 'el nombre',
  bornOn: 'la fecha de nacimiento',
  phone: 'el teléfono',
  share: 'el porcentaje',
};

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function sentenceOf({ field }: FieldIssue, missing: number): string {
  if (field === 'validFrom') return 'Revisa la fecha desde la que vale la lista.';
  if (field === 'beneficiaries') return 'Revisa cuántos beneficiarios hay: al menos uno y a lo más veinte.';
  if (field === '') return 'El contrato está cancelado: sus beneficiarios ya no cambian.';
  if (field === 'share') {
    const lack = missing > 0 ? `falta ${shareText(missing)} %` : `sobra ${shareText(-missing)} %`;
    return `Los porcentajes deben sumar 100.00 %: ${lack}.`;
  }
  const [, at = '0', name = ''] = field.split('.');
  return `Revisa ${NAMES[name] ?? 'los datos'} del beneficiario ${Number(at) + 1}.`;
}

/** Which fields break a rule, and in words. */
function refused(issues: readonly FieldIssue[], missing: number): Refusal {
  return refusal(
    422,
    issues.map((issue) => sentenceOf(issue, missing)).join(' '),
    issues.map(({ field, code }) => ({ field: field.split('.').map(capitalised).join('.'), code })),
  );
}

const stale = () =>
  refusal(409, 'Otra persona cambió los beneficiarios de este contrato mientras los editabas.', [
    { field: 'Version', code: 'stale' },
  ]);

/** Who writes a list, when. */
export type Writing = {
  readonly trx: Transaction<Schema>;
  readonly viewer: Viewer;
  readonly now: Date;
  /** In the business zone. */
  readonly today: CalendarDate;
};

/** A list as it was sent, upon the version that was read; 0 for the first. */
export type SentList = Pick<BeneficiaryList, 'version' | 'validFrom' | 'beneficiaries'>;

/** People that are of no list of the contract. */
function strangers(beneficiaries: readonly Beneficiary[], lists: readonly BeneficiaryList[]): readonly FieldIssue[] {
  const known = new Set(lists.flatMap((list) => list.beneficiaries.map(({ id }) => id)));
  const ids = beneficiaries.map(({ id }) => id);
  return ids.flatMap((id, at) =>
    id !== null && (!known.has(id) || ids.indexOf(id) !== at)
      ? [{ field: `beneficiaries.${at}.id`, code: 'unknown' as const }]
      : [],
  );
}

/** Replaces the beneficiaries of a contract; the lists before stay. */
export async function writeBeneficiaries(
  { trx, viewer, now, today }: Writing,
  id: number,
  { version, validFrom, beneficiaries }: SentList,
): Promise<components['schemas']['EmptyAnswer'] | Refusal> {
  // One list after the other: what is in force stays so until this one is written.
  await sql`select from contract where id = (select coalesce(upgrade_of, id) from contract where id = ${id}) for update`.execute(
    trx,
  );
  const contract = await findBeneficiaries(trx, viewer, id);
  if (contract === undefined) return REFUSALS.notFound();
  const [newest] = contract.lists;
  if ((newest?.version ?? 0) !== version) return stale();
  if (!contract.isOpen) return refused([{ field: '', code: 'notWritable' }], 0);
  const before = newest?.beneficiaries ?? [];
  const issues = [
    ...beneficiaryIssues({ validFrom, beneficiaries }, { ...contract, today, before }),
    ...strangers(beneficiaries, contract.lists),
  ];
  if (issues.length > 0) return refused(issues, missingShare(beneficiaries.map(({ share }) => share)));
  const { companyId: company_id, accountId: account_id } = viewer;
  const list = await trx
    .insertInto('beneficiary_list')
    .values({
      company_id,
      contract_id: contract.contractId,
      version: version + 1,
      valid_from: validFrom,
      account_id,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('beneficiary')
    .values(
      beneficiaries.map(({ id: personId, name, relationship, bornOn, phone, share }, at) => ({
        company_id,
        list_id: list.id,
        person_id: personId ?? sql<number>`nextval('beneficiary_person')`,
        position: at + 1,
        name: name.trim(),
        relationship,
        born_on: bornOn,
        phone,
        share,
      })),
    )
    .execute();
  return { status: 200, body: null };
}
