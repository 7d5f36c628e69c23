import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Viewer } from './viewer.ts';

/** Where the device was, in degrees; null when it was not known (GEO-03). */
export type Place = { readonly latitude: number | null; readonly longitude: number | null };

/** A session that its person can end. */
export type OpenSession = {
  readonly id: string;
  /** What the browser said of itself at sign-in; null where that is not known. */
  readonly userAgent: string | null;
  readonly openedAt: Date;
  readonly usedAt: Date;
};

export type SessionRow = {
  readonly rotation: number;
  /** The newest rotation that has come back in a call. */
  readonly usedRotation: number;
  readonly signedInAt: Date;
  readonly rotatedAt: Date | null;
  /** To the minute. */
  readonly usedAt: Date;
  readonly revokedAt: Date | null;
  readonly username: string;
  readonly disabled: boolean;
  readonly viewer: Viewer;
};

/** The statements about sessions. */
export function sessionQueries(db: Kysely<Schema>) {
  return {
    /** Adds a session and forgets the account's sessions that are too old to mean anything. */
    async insert(row: {
      id: string;
      accountId: number;
      now: Date;
      place: Place;
      userAgent: string | null;
      forgetBefore: Date;
    }): Promise<void> {
      await db
        .deleteFrom('session')
        .where('account_id', '=', row.accountId)
        .where('signed_in_at', '<', row.forgetBefore)
        .execute();
      await db
        .insertInto('session')
        .values({
          id: row.id,
          account_id: row.accountId,
          rotation: 1,
          signed_in_at: row.now,
          user_agent: row.userAgent,
          used_at: row.now,
          ...row.place,
        })
        .execute();
    },

    /** What browsers said of themselves at the sign-ins of an account, each once. */
    async userAgents(accountId: number): Promise<readonly (string | null)[]> {
      const rows = await db
        .selectFrom('session')
        .where('account_id', '=', accountId)
        .select('user_agent')
        .distinct()
        .execute();
      return rows.map((row) => row.user_agent);
    },

    async find(id: string): Promise<SessionRow | undefined> {
      const row = await db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .where('session.id', '=', id)
        .select(['rotation', 'used_rotation', 'signed_in_at', 'rotated_at', 'revoked_at', 'used_at'])
        .select(['username', 'disabled'])
        .select(['account.id as account_id', 'role_id', 'company_id', 'employee_id', 'team_carousel', 'carousel_on'])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        rotation: row.rotation,
        usedRotation: row.used_rotation,
        signedInAt: row.signed_in_at,
        rotatedAt: row.rotated_at,
        usedAt: row.used_at ?? row.signed_in_at,
        revokedAt: row.revoked_at,
        username: row.username,
        disabled: row.disabled,
        viewer: {
          accountId: row.account_id,
          roleId: row.role_id,
          companyId: row.company_id,
          employeeId: row.employee_id,
          teamCarousel: row.team_carousel,
          carouselOn: row.carousel_on,
        },
      };
    },

    /**
     * Takes the next rotation unless it is taken, in one statement, so that of several at once one succeeds. Soon after a
     * rotation no next one is given: requests then belong to the last.
     */
    async rotate(wanted: {
      id: string;
      rotation: number;
      now: Date;
      settledBefore: Date;
      place: Place;
    }): Promise<number | undefined> {
      const row = await db
        .updateTable('session')
        .set((eb) => ({
          rotation: eb('rotation', '+', 1),
          rotated_at: wanted.now,
          latitude: wanted.place.latitude ?? eb.ref('latitude'),
          longitude: wanted.place.longitude ?? eb.ref('longitude'),
        }))
        .where('id', '=', wanted.id)
        .where('rotation', '=', wanted.rotation)
        .where('revoked_at', 'is', null)
        .where((eb) => eb.or([eb('rotated_at', 'is', null), eb('rotated_at', '<=', wanted.settledBefore)]))
        .returning('rotation')
        .executeTakeFirst();
      return row?.rotation;
    },

    /** The sessions of an account that began after that and were not ended, the last used first. */
    async listOpen(accountId: number, begunAfter: Date, limit: number): Promise<readonly OpenSession[]> {
      const rows = await db
        .selectFrom('session')
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('signed_in_at', '>', begunAfter)
        .select(['id', 'user_agent', 'signed_in_at'])
        .select((eb) => eb.fn.coalesce('used_at', 'signed_in_at').as('last_used_at'))
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        openedAt: row.signed_in_at,
        usedAt: row.last_used_at,
      }));
    },

    /** Remembers that a token of this rotation has reached its holder, and when; nothing is written where both are known, the use after `unlessAfter`. */
    async markUsed({
      id,
      rotation,
      now,
      unlessAfter,
    }: {
      id: string;
      rotation: number;
      now: Date;
      unlessAfter: Date;
    }): Promise<void> {
      await db
        .updateTable('session')
        .set({ used_rotation: sql<number>`greatest(used_rotation, ${rotation})`, used_at: now })
        .where('id', '=', id)
        .where((eb) =>
          eb.or([eb('used_rotation', '<', rotation), eb(eb.fn.coalesce('used_at', 'signed_in_at'), '<=', unlessAfter)]),
        )
        .execute();
    },

    /** Ends every session of an account but the one to `keep`. */
    async revokeAll(accountId: number, now: Date, keep: string | null): Promise<void> {
      await db
        .updateTable('session')
        .set({ revoked_at: now })
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .$if(keep !== null, (query) => query.where('id', '!=', keep))
        .execute();
    },

    /** Ends a session of that account, ended before or not; false where the account has no such session. */
    async revokeOwn(accountId: number, id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('session')
        .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async revoke(id: string, now: Date): Promise<void> {
      await db
        .updateTable('session')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute();
    },
  };
}
