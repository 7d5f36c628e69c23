import { canSeeAdviserName, scopeOf } from '@sereno/domain/access';
import { isEmail, readPhone } from '@sereno/domain/contact';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';

/** The maximum number of matches to show: more would not help. */
const MOST = 5;

/** By what somebody is looked for, as it is typed. */
export type Typed = { readonly phone: string; readonly email: string; readonly except: number | undefined };

/** An existing prospect with the same contact data; all but `by` is null where the viewer may not see more. */
export type Known = {
  readonly by: 'phone' | 'email';
  readonly id: number | null;
  readonly name: string | null;
  readonly adviserName: string | null;
};

const NEVER = sql<SqlBool>`false`;

/** The conditions for phone and e-mail; an unreadable one matches no prospect. */
function conditionsOf({ phone, email }: Typed): { byPhone: RawBuilder<SqlBool>; byEmail: RawBuilder<SqlBool> } {
  const dialled = readPhone(phone)?.dial;
  const address = email.trim();
  return {
    byPhone:
      dialled === undefined
        ? NEVER
        : sql<SqlBool>`(prospect.mobile_phone = ${dialled} or prospect.home_phone = ${dialled})`,
    byEmail: isEmail(address) ? sql<SqlBool>`lower(prospect.email) = lower(${address}::text)` : NEVER,
  };
}

/** Those of the viewer's company with that phone or address: whom the viewer may see first, and in that the newest. */
export async function findSimilar(db: Kysely<Schema>, viewer: Viewer, typed: Typed): Promise<Known[]> {
  const { byPhone, byEmail } = conditionsOf(typed);
  const { except } = typed;
  if (byPhone === NEVER && byEmail === NEVER) return [];
  const isSeen = withinScope(scopeOf(viewer), 'prospect');
  const rows = await db
    .selectFrom('prospect')
    .where('prospect.company_id', '=', viewer.companyId)
    .where(sql<SqlBool>`(${byPhone} or ${byEmail})`)
    .$if(except !== undefined, (query) => query.where(sql<SqlBool>`prospect.id <> ${except}`))
    .innerJoin('employee as adviser', 'adviser.id', 'prospect.employee_id')
    .orderBy(sql`"isSeen"`, 'desc')
    .orderBy('prospect.created_at', 'desc')
    .orderBy('prospect.id', 'desc')
    .limit(MOST)
    .select(['prospect.id', nameIn('prospect').as('name'), nameIn('adviser').as('adviserName')])
    .select([isSeen.as('isSeen'), byPhone.as('isByPhone')])
    .execute();
  const isNamed = canSeeAdviserName(viewer.roleId);
  const known = rows.map(({ isByPhone, ...row }): Known => {
    const by = isByPhone ? 'phone' : 'email';
    if (!row.isSeen) return { by, id: null, name: null, adviserName: null };
    return { by, id: row.id, name: row.name, adviserName: isNamed ? row.adviserName : null };
  });
  // The number of other matches is not revealed either.
  return known.filter(
    ({ id, by }, at) => id !== null || known.findIndex((other) => other.id === null && other.by === by) === at,
  );
}
