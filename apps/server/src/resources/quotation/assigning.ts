import type { components } from '@sereno/api/types';
import { scopeOf } from '@sereno/domain/access';
import { REGISTER } from '@sereno/domain/register';
import type { Transaction } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { findAdviser } from '../catalog/organisationQueries.ts';
import { lastWriter } from '../registers/history.ts';
import { seenBy } from './queries.ts';
import { ASSIGNMENT_REFUSALS } from './refusals.ts';

/** The quotation to hand over, the version that was read, the viewer and the time. */
type Assignment = { readonly id: number; readonly version: number; readonly viewer: Viewer; readonly now: Date };

const register = REGISTER['assigned-quotations'];
const DONE: components['schemas']['EmptyAnswer'] = { status: 200, body: null };

const nameOf = async (trx: Transaction<Schema>, employeeId: number) => {
  const { name } = await trx
    .selectFrom('employee')
    .where('id', '=', employeeId)
    .select(nameIn('employee').as('name'))
    .executeTakeFirstOrThrow();
  return name;
};

/**
 * Hands a quotation that the viewer sees to another adviser whom they see (UND-13). The history of the register tells who had it. A
 * client that got no answer sends again: where the viewer has made it that adviser's already, it is done.
 */
export async function assignQuotation(
  trx: Transaction<Schema>,
  { id, version, viewer, now }: Assignment,
  slpCode: number,
): Promise<typeof DONE | Refusal> {
  const scope = scopeOf(viewer);
  const row = await trx
    .selectFrom('quotation')
    .innerJoin('prospect', 'prospect.id', 'quotation.prospect_id')
    .where('quotation.id', '=', id)
    .where(seenBy(scope))
    .forUpdate('quotation')
    .select(['quotation.version', 'quotation.employee_id as employeeId', 'quotation.company_id as companyId'])
    .executeTakeFirst();
  if (row === undefined) return REFUSALS.notFound();
  const employee_id = await findAdviser(trx, scope, slpCode);
  if (employee_id === undefined) return ASSIGNMENT_REFUSALS.unknownAdviser();
  const isTheirs = row.employeeId === employee_id;
  if (row.version !== version) {
    const isDone =
      isTheirs && row.version === version + 1 && (await lastWriter(trx, { register, viewer }, id)) === viewer.accountId;
    return isDone ? DONE : ASSIGNMENT_REFUSALS.changed();
  }
  if (isTheirs) return ASSIGNMENT_REFUSALS.sameAdviser();
  await trx
    .updateTable('quotation')
    .set({ employee_id, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const fields = [
    { field: 'employeeId', before: await nameOf(trx, row.employeeId), after: await nameOf(trx, employee_id) },
  ];
  await trx
    .insertInto('register_change')
    .values({
      company_id: row.companyId,
      register: register.id,
      row_id: id,
      account_id: viewer.accountId,
      changed_at: now,
      kind: 'changed',
      action: null,
      fields: JSON.stringify(fields),
    })
    .execute();
  return DONE;
}
