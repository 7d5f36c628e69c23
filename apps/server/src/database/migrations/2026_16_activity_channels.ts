import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an activity of a type is started with, and the colour of its mark. The types 1 to 5 have the channel of their number. */
export const activityChannels: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table activity_type
      add column channel text check (channel in ('map', 'phone', 'email', 'whatsapp', 'sms')),
      add column color text check (color in ('teal', 'amber', 'indigo', 'pink', 'olive', 'blue', 'red', 'grey'))`.execute(
      db,
    );
    await sql`update activity_type set channel = (array['map', 'phone', 'email', 'whatsapp', 'sms'])[id]
      where id between 1 and 5`.execute(db);
  },
};
