import { type RawBuilder, sql } from 'kysely';
import { nameIn } from '../../database/personName.ts';

/**
 * The name of the manager of an employee of that table or alias: whoever heads the unit that the employee belongs to, as the
 * catalogue of managers has it (FLT-10); the superior of those without a unit and of the head itself. Null where there is neither.
 */
export const managerNameOf = (table: string): RawBuilder<string | null> => sql<string | null>`coalesce(
    (select ${nameIn('head')} from employee head
      where head.id = (select unit.head_id from management unit where unit.id = ${sql.ref(`${table}.management_id`)})
        and head.id <> ${sql.ref(`${table}.id`)}),
    (select ${nameIn('superior')} from employee superior where superior.id = ${sql.ref(`${table}.manager_id`)}))`;
