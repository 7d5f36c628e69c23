import type { CalendarDate } from '@sereno/domain/calendar';
import type { Relationship } from '@sereno/domain/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment, MomentOrNull, SocialWeb } from './prospectingTables.ts';
import type { KeptRow } from './registerTables.ts';

export type BusinessLine = 'PF' | 'SG' | 'BF';
export type ContractStatus = 'pending' | 'current' | 'settled' | 'cancelled';
type CommissionKind = 'ENGANCHE' | 'MENSUALIDAD' | 'RENOVACION' | 'CANCELACION' | 'BONO';

/** What is sold and what it earns. Every amount is in whole cents; a month is its first day. */
export type SalesTables = {
  campaign: {
    id: Generated<number>;
    company_id: number;
    business_line: BusinessLine;
    social_web: SocialWeb;
    name: string;
  };
  campaign_month: KeptRow & {
    id: Generated<number>;
    company_id: number;
    campaign_id: number;
    month: CalendarDate;
    budget: number;
    exercised: number;
  };
  contract: {
    id: Generated<number>;
    company_id: number;
    number: string;
    business_line: BusinessLine;
    prospect_id: number;
    employee_id: number;
    /** The campaign whose lead led to it. */
    campaign_id: number | null;
    sold_on: CalendarDate;
    cancelled_on: CalendarDate | null;
    status: ContractStatus;
    /** Before discount. */
    amount: number;
    discount: number;
    net: GeneratedAlways<number>;
    down_payment: number;
    down_payment_method: string;
    financing_plan: string;
    payments: number;
    street: string | null;
    county: string;
    state: string;
    state_code: string;
    zip_code: string;
    /** The contract that this one moves to a better plan, for the difference. */
    upgrade_of: Generated<number | null>;
  };
  /** A monthly payment that was received; what is due follows from the contract. */
  contract_payment: {
    company_id: number;
    contract_id: number;
    /** From 1. */
    number: number;
    paid_on: CalendarDate;
    amount: number;
  };
  /** The beneficiaries of a contract from a day on; the greatest version is in force. */
  beneficiary_list: {
    id: Generated<number>;
    company_id: number;
    contract_id: number;
    /** From 1. */
    version: number;
    valid_from: CalendarDate;
    account_id: number;
    changed_at: Moment;
  };
  beneficiary: {
    id: Generated<number>;
    company_id: number;
    list_id: number;
    /** The same in every list of the contract. */
    person_id: Generated<number>;
    /** From 1. */
    position: number;
    name: string;
    relationship: Relationship;
    born_on: CalendarDate;
    phone: string | null;
    /** In hundredths of a percent. */
    share: number;
  };
  contract_item: {
    company_id: number;
    contract_id: number;
    line: number;
    item_code: string;
    item_name: string;
    services: number;
    amount: number;
  };
  quotation: {
    id: Generated<number>;
    company_id: number;
    number: string;
    prospect_id: number;
    employee_id: number;
    activity_id: number | null;
    contract_id: number | null;
    business_line: BusinessLine;
    /** Code of the product; null where it is not known, or where it was more than one. */
    item_code: string | null;
    item_name: string;
    pieces: Generated<number>;
    /** Of all pieces together. */
    services: Generated<number>;
    /** Before discount. */
    amount: number;
    discount: number;
    /** As it was typed. */
    discount_percent: Generated<number>;
    /** What is left of the amount after discount without tax. */
    untaxed: number;
    /** All of it for cash. */
    down_payment: Generated<number>;
    payments: number;
    quoted_on: CalendarDate;
    /** The last day on which it holds. */
    valid_until: CalendarDate;
    /** Counts its changes. */
    version: Generated<number>;
    created_by: number | null;
    created_at: MomentOrNull;
  };
  /** The number that a company's last quotation got. */
  quotation_count: { company_id: number; last_number: number };
  /** What can be quoted. */
  product: {
    id: Generated<number>;
    company_id: number;
    code: string;
    business_line: BusinessLine;
    name: string;
    /** Of one piece, with tax. */
    price: number;
    /** What one piece costs the company, without tax; null where that is not known. */
    cost?: number | null;
    /** What one piece holds. */
    services: Generated<number>;
    /** Whether it is on offer. */
    active: Generated<boolean>;
    /** Of a beneficiary, in whole years; null for no limit. */
    minimum_age: Generated<number | null>;
    maximum_age: Generated<number | null>;
  };
  insurance_renewal: {
    id: Generated<number>;
    company_id: number;
    employee_id: number;
    contract_id: number;
    renewed_on: CalendarDate;
    amount: number;
  };
  team_goal: KeptRow & {
    id: Generated<number>;
    company_id: number;
    team_id: number;
    month: CalendarDate;
    renewals: number;
    contracts: number;
  };
  monthly_offer: {
    id: Generated<number>;
    company_id: number;
    month: CalendarDate;
    name: string;
    starts_on: CalendarDate;
    ends_on: CalendarDate;
  };
  monthly_offer_rank: {
    company_id: number;
    offer_id: number;
    position: number;
    employee_id: number;
    sales: number;
    amount: number;
  };
  /** One line of an adviser's week (CMA-06). */
  commission_row: {
    id: Generated<number>;
    company_id: number;
    employee_id: number;
    week_start: CalendarDate;
    kind: CommissionKind;
    contract_id: number | null;
    /** COBROCONIVA */
    collected: number;
    /** COBROSINIVA */
    collected_untaxed: number;
    /** COM_TOTAL */
    total: number;
    /** COM_VTA_NVA */
    new_sale: number;
    /** COM_MENSUALIDAD */
    monthly: number;
    /** The monthly bonus, which the wire calls CLAVE VENDEDOR. */
    bonus: number;
    /** PAGAR */
    to_pay: GeneratedAlways<number>;
    /** COM_PENDIENTE */
    pending: number;
  };
  /** An adviser's week that has ended, and what they said to it. */
  commission_week: {
    company_id: number;
    employee_id: number;
    week_start: CalendarDate;
    status: Generated<'P' | 'A' | 'R'>;
    /** A PNG image. */
    signature: Uint8Array | null;
    decided_at: MomentOrNull;
    /** The fingerprint of what was signed; null where none came with the signature. */
    digest: string | null;
  };
  /** What an adviser has against a line of a week in reconciliation. */
  commission_reason: {
    company_id: number;
    employee_id: number;
    week_start: CalendarDate;
    /** From 1, in the order in which they came. */
    position: number;
    kind: string;
    contract_number: string | null;
    reason: string;
  };
  /** A contract as the ERP took it in (CMR-02). */
  commission_report_row: {
    id: Generated<number>;
    company_id: number;
    contract_id: number;
    employee_id: number;
    week_start: CalendarDate;
    inserted_at: Moment;
    total: number;
    base: number;
    commission: number;
    secondary_commission: number;
    financed: number;
    payments: number;
    financing_description: string;
    plan_description: string;
  };
};
