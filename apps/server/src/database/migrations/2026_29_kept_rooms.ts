import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The rooms for ceremonies become a register: each counts its changes and goes out of use instead of being deleted. */
export const keptRooms: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table room
      add column branch text check (length(branch) between 1 and 80),
      add column capacity integer check (capacity > 0),
      add column version integer not null default 1 check (version > 0),
      add column ended boolean not null default false`.execute(db);
  },
};
