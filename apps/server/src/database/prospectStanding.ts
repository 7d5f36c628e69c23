import { type SqlBool, sql } from 'kysely';

/** SQL for the contracts that count of the row of `prospect`: those that were not cancelled. */
export const contractsInForce = sql`from contract where contract.prospect_id = prospect.id and contract.cancelled_on is null`;

/** SQL for whether the row of `prospect` has bought. */
export const isClient = sql<SqlBool>`exists (select 1 ${contractsInForce})`;

/** SQL for whether the row of `prospect` is followed (UND-01). One whose only contract was cancelled is followed again. */
export const isFollowed = sql<SqlBool>`prospect.discarded_at is null and not ${isClient}`;
