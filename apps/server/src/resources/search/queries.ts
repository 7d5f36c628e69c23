import { scopeOf } from '@sereno/domain/access';
import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { folded, nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';
import { seenBy } from '../quotation/queries.ts';
import { seesContact } from '../registers/contracts.ts';

/** How many of each kind are found at most: who sees more narrows the text down. */
const MOST = 5;
/** Fewer figures would find every phone. */
const LEAST_FIGURES = 3;

const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/** The name of a prospect as it is compared; the same text as that of its index. */
const foldedName = folded(sql`coalesce(prospect.first_name, '') || ' ' || coalesce(prospect.last_name, '')`);

/** Every word of the text is a part of the prospect's name, whatever case and accents. */
export function isNamed(text: string): RawBuilder<SqlBool> {
  const words = text
    .split(/\s+/u)
    .map((word) => sql<SqlBool>`${foldedName} like ${folded(sql`${patternOf(word)}::text`)}`);
  return sql<SqlBool>`(${sql.join(words, sql` and `)})`;
}

/** The figures of a text that is a part of a phone number, without the prefix of the country; null for another text. */
function figuresIn(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/u.test(text)) return null;
  const figures = text.replaceAll(/\D/gu, '').replace(/^52(?=\d{10}$)/u, '');
  return figures.length < LEAST_FIGURES ? null : figures;
}

const hasNumber = (column: string, text: string) =>
  sql<SqlBool>`upper(${sql.ref(column)}) like ${patternOf(text.toUpperCase())}`;

/** Prospects whose name, or whose phone that the viewer sees, contains the text; the newest first. */
export async function findProspects(db: Kysely<Schema>, viewer: Viewer, text: string) {
  const figures = figuresIn(text);
  const isSeen = seesContact(viewer);
  const pattern = patternOf(figures ?? '');
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

/** Quotations with that part of their number, or of such a prospect; the newest first. */
export async function findQuotations(db: Kysely<Schema>, viewer: Viewer, text: string) {
  return db
    .selectFrom('quotation')
    .innerJoin('prospect', 'prospect.id', 'quotation.prospect_id')
    .where(seenBy(scopeOf(viewer)))
    .where(sql<SqlBool>`(${hasNumber('quotation.number', text)} or ${isNamed(text)})`)
    .orderBy('quotation.quoted_on', 'desc')
    .orderBy('quotation.id', 'desc')
    .limit(MOST)
    .select(['quotation.id', 'quotation.number', nameIn('prospect').as('name')])
    .execute();
}

/** Contracts with that part of their number, or of such a prospect; the newest first. */
export async function findContracts(db: Kysely<Schema>, viewer: Viewer, text: string) {
  return db
    .selectFrom('contract')
    .innerJoin('prospect', 'prospect.id', 'contract.prospect_id')
    .where(withinScope(scopeOf(viewer), 'contract'))
    .where(sql<SqlBool>`(${hasNumber('contract.number', text)} or ${isNamed(text)})`)
    .orderBy('contract.sold_on', 'desc')
    .orderBy('contract.id', 'desc')
    .limit(MOST)
    .select(['contract.id', 'contract.number', nameIn('prospect').as('name')])
    .execute();
}
