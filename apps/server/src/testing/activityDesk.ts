import type { LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { START, TODAY, type TestServer } from './testServer.ts';

type Row<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

/** Employee and account of rol8, and what most activities of a test are made of. */
const SELLER = { employee_id: 108, created_by: 8, company_id: 1 } as const;

/** The prospect of a test, who can be reached in every way. */
const REACHABLE = {
  first_name: 'Rosa Elena',
  last_name: 'Campos',
  mobile_phone: '5510003001',
  email: 'rosa.campos@correo.example',
  street: 'Av. Juárez 12',
  county: 'Guadalajara',
  state: 'Jalisco',
  state_code: 'JAL',
  zip_code: '44100',
  means_id: 1,
} as const;

/** What the tests of activities do over and over: rows in the database, and calls in somebody's name. */
export function createDesk(server: TestServer) {
  const { db } = server.database;

  const desk = {
    get: (username: string, url: string): Promise<LightMyRequestResponse> => server.get(username, url),

    post: (...call: Parameters<TestServer['post']>): Promise<LightMyRequestResponse> => server.post(...call),

    /** Adds a prospect of rol8 and gives its id. */
    async prospect(change: Row<'prospect'> = {}): Promise<number> {
      const row = { ...SELLER, ...REACHABLE, created_at: START, ...change };
      return (await db.insertInto('prospect').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },

    /** Adds an activity of rol8, a call of today at noon with a prospect of its own, and gives its id. */
    async activity(change: Row<'activity'> = {}): Promise<number> {
      const prospect_id = change.prospect_id === undefined ? await desk.prospect() : change.prospect_id;
      const row = {
        ...SELLER,
        activity_type_id: 2,
        subject_id: 6,
        activity_date: TODAY,
        start_time: '12:00',
        end_time: '12:15',
        ...change,
        prospect_id,
      } satisfies Insertable<Schema['activity']>;
      return (await db.insertInto('activity').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },

    /** An activity as the database has it. */
    row: (id: number) => db.selectFrom('activity').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),

    /** The activities that were agreed on in another. */
    following: (id: number) => db.selectFrom('activity').where('follows_id', '=', id).selectAll().execute(),

    /** How many activities there are. */
    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('activity')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
  return desk;
}

/** A next activity that can be booked with any prospect that has a phone. */
export const NEXT_CALL = {
  ActivityTypeId: 2,
  ActivitySubjectId: 6,
  ActivityDate: '2026/11/23',
  StartTime: '16:00',
  EndTime: '16:15',
  Comments: 'Prefiere por la tarde',
  Subject: 'Seguimiento por teléfono',
} as const;
