import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';
import { managerNameOf } from './managerName.ts';

/** The adviser whose bar or row was pressed, beside the filters of the dashboard. */
export type SellerChoice = {
  readonly slpCode: number | undefined;
  /** By name, as the tables of the dashboards have it (SAL-31, STM-12). */
  readonly adviserName: string | undefined;
  readonly managerName: string | undefined;
};

/** The conditions on the joined employee `adviser`; empty without a choice. */
export function sellersOf({ slpCode, adviserName, managerName: manager }: SellerChoice): RawBuilder<SqlBool>[] {
  const sellers: RawBuilder<SqlBool>[] = [];
  if (slpCode !== undefined) sellers.push(sql`adviser.slp_code = ${slpCode}`);
  if (adviserName !== undefined) sellers.push(sql`${nameIn('adviser')} = ${adviserName}`);
  if (manager !== undefined) sellers.push(sql`${managerNameOf('adviser')} = ${manager}`);
  return sellers;
}
