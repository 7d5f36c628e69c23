import type { CalendarDate } from '@sereno/domain/calendar';
import type { Generated } from 'kysely';
import type { Moment, MomentOrNull } from './prospectingTables.ts';

/** Companies, their people and units, and who may sign in. */
export type OrganisationTables = {
  company: {
    id: Generated<number>;
    name: string;
    /** The largest discount of a quotation, in percent. */
    quotation_max_discount: Generated<number>;
    /** The smallest down payment of a financed quotation, in percent of the total. */
    quotation_min_down_payment: Generated<number>;
    /** For how many days a quotation holds, the first one included. */
    quotation_valid_days: Generated<number>;
    /** Numbers of monthly payments on offer; 0 is cash. */
    quotation_terms: Generated<number[]>;
  };
  role: { id: number; name: string };
  employee: {
    id: Generated<number>;
    company_id: number;
    manager_id: number | null;
    first_name: string;
    last_name: string | null;
    email: string | null;
    mobile: string | null;
    /** The seller's number in the ERP; unique within the company. */
    slp_code: number | null;
    seller_name: string | null;
    ext_emp_no: string | null;
    job_title: string | null;
    business_line: string | null;
    /** The lowest unit that the person belongs to; null for those who serve the whole company. */
    management_id: number | null;
    team_id: number | null;
    /** True for people who sell, false for those who lead or support them. */
    adviser: Generated<boolean>;
    active: Generated<boolean>;
    first_sale_on: CalendarDate | null;
  };
  /** A unit. An assistant management holds channel managements, these hold managements. */
  management: {
    id: Generated<number>;
    company_id: number;
    level: 'assistant' | 'channel' | 'management';
    parent_id: number | null;
    head_id: number | null;
    name: string;
  };
  team: {
    id: Generated<number>;
    company_id: number;
    management_id: number;
    trainer_id: number | null;
    name: string;
    active: Generated<boolean>;
  };
  account: {
    id: Generated<number>;
    company_id: number;
    role_id: number;
    employee_id: number | null;
    full_name: string;
    username: string;
    /** The user name as it is compared; unique. */
    username_key: string;
    password_hash: string;
    carousel_on: Generated<boolean>;
    team_carousel: Generated<boolean>;
    disabled: Generated<boolean>;
    email: string | null;
    /** The address as it is compared; unique. */
    email_key: string | null;
    /** Counts the changes that administrators make. */
    version: Generated<number>;
  };
  /** All tokens that descend from one sign-in. */
  session: {
    id: string;
    account_id: number;
    rotation: number;
    /** The newest rotation that has come back in a call. */
    used_rotation: Generated<number>;
    signed_in_at: Moment;
    rotated_at: MomentOrNull;
    revoked_at: MomentOrNull;
    latitude: number | null;
    longitude: number | null;
    /** What the browser said of itself at sign-in, cut; null where it said nothing. */
    user_agent: string | null;
    /** When a call came last, to the minute; null for a session of before this column that was never refreshed. */
    used_at: MomentOrNull;
  };
  /** The one open link of an account whose password is forgotten; only a digest of its secret is kept. */
  password_reset: { digest: string; account_id: number; created_at: Date };
  /** The weeks from 2020 to 2100 by number, as `@sereno/domain/week` counts them by default. */
  business_week: { starts_on: CalendarDate; ends_on: CalendarDate; year: number; number: number };
  /** Facts about the database itself, such as which demo data it holds. */
  marker: { name: string; value: string };
};
