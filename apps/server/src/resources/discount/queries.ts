import type { DiscountLimit, DiscountRequest, DiscountSaleKind } from '@sereno/domain/discount';
import { type Kysely, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';

function selectRequests(db: Kysely<Schema>, { companyId, accountId }: Viewer) {
  return db
    .selectFrom('discount_request as request')
    .leftJoin('quotation', 'quotation.id', 'request.quotation_id')
    .leftJoin('contract', 'contract.id', 'request.contract_id')
    .innerJoin('prospect', (join) =>
      join.on(sql<boolean>`prospect.id = coalesce(quotation.prospect_id, contract.prospect_id)`),
    )
    .leftJoin('discount_certificate as certificate', 'certificate.id', 'request.certificate_id')
    .innerJoin('account as asker', 'asker.id', 'request.asked_by')
    .leftJoin('account as decider', 'decider.id', 'request.decided_by')
    .where('request.company_id', '=', companyId)
    .select(['request.id', 'request.asked', 'request.reason', 'request.status as state', 'request.granted'])
    .select(['request.answer', 'request.quotation_id as quotationId', 'request.contract_id as contractId'])
    .select(['request.asked_at as askedAt', 'request.decided_at as decidedAt', 'certificate.code as certificate'])
    .select(['asker.full_name as askedBy', 'decider.full_name as decidedBy', nameIn('prospect').as('prospectName')])
    .select(sql<string>`coalesce(quotation.number, contract.number)`.as('number'))
    .select(sql<boolean>`request.asked_by = ${accountId}`.as('isOwn'));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

const requestOf = ({ quotationId, contractId, askedAt, decidedAt, prospectName, ...row }: Row): DiscountRequest => ({
  ...row,
  kind: quotationId === null ? 'contract' : 'quotation',
  saleId: quotationId ?? contractId ?? 0,
  prospectName: prospectName ?? '',
  askedAt: askedAt.getTime(),
  decidedAt: decidedAt?.getTime() ?? null,
});

/** A request of the viewer's company; undefined where it has none of that id. Who sees it follows from its sale. */
export async function findRequest(
  db: Kysely<Schema>,
  viewer: Viewer,
  id: number,
): Promise<DiscountRequest | undefined> {
  const row = await selectRequests(db, viewer).where('request.id', '=', id).executeTakeFirst();
  return row && requestOf(row);
}

const saleColumn = (kind: DiscountSaleKind) => (kind === 'quotation' ? 'quotation_id' : 'contract_id');

/** The requests for a quotation or contract, newest first. */
export async function listRequests(
  db: Kysely<Schema>,
  viewer: Viewer,
  { kind, id }: { readonly kind: DiscountSaleKind; readonly id: number },
): Promise<readonly DiscountRequest[]> {
  const rows = await selectRequests(db, viewer)
    .where(`request.${saleColumn(kind)}`, '=', id)
    .orderBy('request.id', 'desc')
    .execute();
  return rows.map(requestOf);
}

/** What was decided of the viewer's own requests since they read it last, oldest first. */
export async function listNews(db: Kysely<Schema>, viewer: Viewer): Promise<readonly DiscountRequest[]> {
  const rows = await selectRequests(db, viewer)
    .where('request.asked_by', '=', viewer.accountId)
    .where('request.status', '<>', 'asked')
    .where('request.told', '=', false)
    .orderBy('request.decided_at')
    .orderBy('request.id')
    .execute();
  return rows.map(requestOf);
}

/** The limits of a company that are in use, by role. */
export async function listLimits(db: Kysely<Schema>, companyId: number): Promise<readonly DiscountLimit[]> {
  return db
    .selectFrom('discount_limit as bound')
    .innerJoin('role', 'role.id', 'bound.role_id')
    .where('bound.company_id', '=', companyId)
    .where('bound.ended', '=', false)
    .orderBy('bound.role_id')
    .select(['bound.role_id as roleId', 'role.name as roleName', 'bound.percent'])
    .execute();
}

/** A certificate of a company that is in use, by its code in any case; undefined for an unknown code. */
export async function findCertificate(db: Kysely<Schema>, companyId: number, code: string) {
  return db
    .selectFrom('discount_certificate')
    .where('company_id', '=', companyId)
    .where('code', '=', code.trim().toUpperCase())
    .where('ended', '=', false)
    .select(['id', 'code', 'amount', 'percent', 'valid_from as validFrom', 'valid_until as validUntil'])
    .select('uses_left as usesLeft')
    .executeTakeFirst();
}
