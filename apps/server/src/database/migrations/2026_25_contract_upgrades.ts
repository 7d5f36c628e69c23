import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An upgrade is a contract of its own for what the better plan costs more, and names the contract that it upgrades. It may hold no service
 * beyond those of that contract.
 */
export const contractUpgrades: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`alter table contract
        add column upgrade_of integer check (upgrade_of <> id),
        add foreign key (upgrade_of, company_id) references contract (id, company_id)`,
      sql`create index contract_upgrade on contract (upgrade_of) where upgrade_of is not null`,
      sql`alter table contract_item drop constraint contract_item_services_check, add check (services >= 0)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
