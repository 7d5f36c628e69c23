import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { START, type TestServer } from './testServer.ts';

type Lead = Insertable<Schema['carousel_lead']>;

/** The lead of a test: of company 1, by Facebook, minutes old. */
const WAITING = {
  company_id: 1,
  name: 'Rosa',
  full_name: 'Rosa Elena Campos',
  mobile_phone: '+52 55 1000 3001',
  email: 'rosa.campos@correo.example',
  means_id: 1,
  created_at: new Date(START.getTime() - 5 * 60_000),
} satisfies Lead;

/** Rows that the tests of the carousel write and look at. */
export function createLeadDesk({ database: { db } }: Pick<TestServer, 'database'>) {
  return {
    /** Adds a lead that waits, or one that is as it is changed, and gives its id. */
    async lead(change: Partial<Lead> = {}): Promise<number> {
      const row = { ...WAITING, ...change };
      return (await db.insertInto('carousel_lead').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },

    /** Adds the lead of a campaign that came in with a lead of the carousel, and gives its id. */
    async digitalLead(change: Partial<Insertable<Schema['digital_lead']>> = {}): Promise<number> {
      const row = { company_id: 1, campaign_id: 1, received_at: WAITING.created_at, ...change };
      return (await db.insertInto('digital_lead').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },

    /** A lead as the database has it. */
    row: (id: number) => db.selectFrom('carousel_lead').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),

    /** The lead of a campaign as the database has it. */
    digitalRow: (id: number) =>
      db.selectFrom('digital_lead').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),

    /** Empties the queue, so that a test knows its leads. */
    clear: () => db.deleteFrom('carousel_lead').execute(),
  };
}
