import type { CalendarDate } from '@sereno/domain/calendar';
import type { DiscountState } from '@sereno/domain/discount';
import type { ListMapping, ListRow } from '@sereno/domain/prospectList';
import type { ColumnType, Generated } from 'kysely';
import type { Moment, MomentOrNull } from './prospectingTables.ts';

/** A field of a row that was changed, as it was and as it became: in words, and null for nothing. */
export type ChangedField = { readonly field: string; readonly before: string | null; readonly after: string | null };

/** What every table of a register has. */
export type KeptRow = {
  /** Counts the changes; a change is made upon one version. */
  version: Generated<number>;
  /** Out of use. */
  ended: Generated<boolean>;
};

export type RegisterTables = {
  /** A list of prospects that was imported; its rows became prospects, were known already, or were left out. */
  prospect_list: KeptRow & {
    id: Generated<number>;
    company_id: number;
    /** Of the file. */
    name: string;
    created_at: Moment;
    created_by: number;
    rows: number;
    imported: number;
    duplicates: number;
    left_out: number;
  };
  /** A list that was uploaded and is being mended; an account has one at most. */
  prospect_list_draft: {
    id: Generated<number>;
    company_id: number;
    account_id: number;
    name: string;
    headings: ColumnType<readonly string[], string, string>;
    mapping: ColumnType<ListMapping, string, string>;
    rows: ColumnType<readonly ListRow[], string, string>;
    /** Places of rows that are not to be imported. */
    left_out: ColumnType<readonly number[], string, string>;
    created_at: Moment;
  };
  /** What an insurance costs for an age, both ends included. */
  insurance_price: KeptRow & {
    id: Generated<number>;
    company_id: number;
    product_id: number;
    age_from: number;
    age_to: number;
    /** In cents, as the price. */
    sum_insured: number;
    term_years: number;
    price: number;
  };
  /** Who takes part in the monthly offers with which team. */
  offer_team_member: KeptRow & {
    id: Generated<number>;
    company_id: number;
    employee_id: number;
    team_id: number;
    starts_on: CalendarDate;
    /** The last day; null while it has no end. */
    ends_on: CalendarDate | null;
  };
  discount_certificate: KeptRow & {
    id: Generated<number>;
    company_id: number;
    code: string;
    /** In cents; either this or `percent`. */
    amount: number | null;
    percent: number | null;
    valid_from: CalendarDate;
    valid_until: CalendarDate;
    uses_left: number;
  };
  /** An e-mail that is written beforehand, with variables between double braces. */
  email_template: KeptRow & {
    id: Generated<number>;
    company_id: number;
    name: string;
    subject: string;
    body: string;
  };
  /** Up to which share of the price before discount a role may discount a quotation or contract as a whole. */
  discount_limit: KeptRow & { id: Generated<number>; company_id: number; role_id: number; percent: number };
  /** A discount that was asked for, of a quotation or of a contract. */
  discount_request: {
    id: Generated<number>;
    company_id: number;
    quotation_id: number | null;
    contract_id: number | null;
    certificate_id: number | null;
    /** In cents, as what was granted. */
    asked: number;
    reason: string;
    asked_by: number;
    asked_at: Moment;
    status: Generated<DiscountState>;
    granted: number | null;
    /** Who decided, or withdrew it; null as long as it waits. */
    decided_by: number | null;
    decided_at: MomentOrNull;
    answer: string | null;
    /** Whether who asked has read the decision. */
    told: Generated<boolean>;
  };
  /** What an employee's invoices are made out with. */
  employee_invoicing: KeptRow & {
    id: Generated<number>;
    company_id: number;
    employee_id: number;
    rfc: string;
    /** Codes of the tax authority's catalogues. */
    regime: string;
    cfdi_use: string;
    zip_code: string;
  };
  /** Who did what with a row of a register. */
  register_change: {
    id: Generated<number>;
    company_id: number;
    /** The register's id, and the row's within it. */
    register: string;
    row_id: number;
    account_id: number;
    changed_at: Moment;
    kind: 'created' | 'changed' | 'ended' | 'restored' | 'action';
    action: string | null;
    fields: ColumnType<readonly ChangedField[], string, never>;
  };
};
