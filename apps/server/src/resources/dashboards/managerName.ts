import { type RawBuilder, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';

/**
 * SQL for the name of the manager of an employee of that table or alias: the head of the employee's unit, as in the catalogue of
 * managers (FLT-10), or else the superior, as for the head itself. Null without both.
 */
export const managerNameOf = (table: string): RawBuilder<string | null> => sql<string | null>`coalesce(
    (select ${nameIn('head')} from employee head
      where head.id = (select unit.head_id from management unit where unit.id = ${sql.ref(`${table}.management_id`)})
        and head.id <> ${sql.ref(`${table}.id`)}),
    (select ${nameIn('superior')} from employee superior where superior.id = ${sql.ref(`${table}.manager_id`)}))`;
