import { scopeOf } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { anywhere, isNamed, nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';
import { seenBy } from '../quotation/queries.ts';
import { seesContact } from '../registers/contracts.ts';

/** How many of each kind are found at most: who sees more narrows the text down. */
const MOST = 5;
/** Fewer figures would find every phone. */
const LEAST_FIGURES = 3;

/** The figures of a text that is a part of a phone number, without the prefix of the country; null for another text. */
function figuresIn(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/u.test(text)) return null;
  const figures = text.replaceAll(/\D/gu, '').replace(/^52(?=\d{10}$)/u, '');
  return figures.length < LEAST_FIGURES ? null : figures;
}

const hasNumber = (column: string, text: string) =>
  sql<SqlBool>`upper(${sql.ref(column)}) like upper(${anywhere(text)})`;

/** Prospects whose name, or whose phone that the viewer sees, contains the text; the newest first. */
export async function findProspects(db: Kysely<Schema>, viewer: Viewer, text: string) {
  const figures = figuresIn(text);
  const isSeen = seesContact(viewer);
  const pattern = anywhere(figures ?? '');
  const isCalled = sql<SqlBool>`(${isSeen} and (prospect.mobile_phone like ${pattern} or prospect.home_phone like ${pattern}))`;
  return db
    .selectFrom('prospect')
    .where(withinScope(scopeOf(viewer), 'prospect'))
    .where(figures === null ? isNamed(text) : isCalled)
    .orderBy('prospect.created_at', 'desc')
    .orderBy('prospect.id', 'desc')
    .limit(MOST)
    .select(['prospect.id', nameIn('prospect').as('name'), 'prospect.county', 'prospect.state'])
    .select(
      sql<string | null>`case when ${isSeen} then coalesce(prospect.mobile_phone, prospect.home_phone) end`.as('phone'),
    )
    .execute();
}

type Dated = { readonly id: number; readonly day: CalendarDate };

/** What was found by a number or by a name, each asked for by itself because each has an index of its own: the newest first. */
async function newest<Row extends Dated>(...found: readonly Promise<readonly Row[]>[]): Promise<readonly Row[]> {
  const rows = new Map((await Promise.all(found)).flat().map((row) => [row.id, row]));
  return [...rows.values()]
    .toSorted((one, other) => other.day.localeCompare(one.day) || other.id - one.id)
    .slice(0, MOST);
}

/** Quotations with that part of their number, or of such a prospect; the newest first. */
export async function findQuotations(db: Kysely<Schema>, viewer: Viewer, text: string) {
  const found = (isFound: RawBuilder<SqlBool>) =>
    db
      .selectFrom('quotation')
      .innerJoin('prospect', 'prospect.id', 'quotation.prospect_id')
      .where(seenBy(scopeOf(viewer)))
      .where(isFound)
      .orderBy('quotation.quoted_on', 'desc')
      .orderBy('quotation.id', 'desc')
      .limit(MOST)
      .select(['quotation.id', 'quotation.number', nameIn('prospect').as('name'), 'quotation.quoted_on as day'])
      .execute();
  return newest(found(hasNumber('quotation.number', text)), found(isNamed(text)));
}

/** Contracts with that part of their number, or of such a prospect; the newest first. */
export async function findContracts(db: Kysely<Schema>, viewer: Viewer, text: string) {
  const found = (isFound: RawBuilder<SqlBool>) =>
    db
      .selectFrom('contract')
      .innerJoin('prospect', 'prospect.id', 'contract.prospect_id')
      .where(withinScope(scopeOf(viewer), 'contract'))
      .where(isFound)
      .orderBy('contract.sold_on', 'desc')
      .orderBy('contract.id', 'desc')
      .limit(MOST)
      .select(['contract.id', 'contract.number', nameIn('prospect').as('name'), 'contract.sold_on as day'])
      .execute();
  return newest(found(hasNumber('contract.number', text)), found(isNamed(text)));
}
