import { addDays, type CalendarDate } from '@sereno/domain/calendar';
import { percentOf } from '@sereno/domain/money';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DemoContract } from './contractPlan.ts';
import { momentAt } from './moment.ts';
import type { DemoPlan } from './plan.ts';
import { createRandom } from './random.ts';

type Row = Insertable<Schema['discount_request']>;
type Quotation = DemoPlan['quotations'][number];

const REASONS = [
  'Ya tiene dos planes con nosotros.',
  'La competencia le ofrece menos.',
  'Paga todo el enganche hoy.',
  'Son tres hermanos y firman juntos.',
];
const YES = [null, 'Adelante.', 'De acuerdo, por ser cliente.'];
const IN_PART = 'Hasta ahí llega el margen.';
const NO = 'El plan ya está en promoción.';
const TEN = 10 * 60;
const FOUR = 16 * 60;

/**
 * Discounts that were asked for, of each company: some of the last quotations wait for a decision; what was decided explains discounts that
 * quotations and contracts have anyway, so that no sum depends on it. Those of contracts were decided on the day of the sale.
 */
export function demoDiscounts(
  { accounts, beginning: { today, timeZone }, quotations, contracts }: DemoPlan,
  quotationIds: ReadonlyMap<string, number>,
): Row[] {
  const random = createRandom(3530);
  const accountOf = new Map(accounts.map(({ employeeId, id }) => [employeeId, id]));
  const deciderOf = new Map(accounts.toReversed().map(({ companyId, id }) => [companyId, id]));

  const base = (of: { company_id: number; employee_id: number }, day: CalendarDate, asked: number) => ({
    company_id: of.company_id,
    quotation_id: null,
    contract_id: null,
    certificate_id: null,
    asked,
    reason: random.pick(REASONS),
    asked_by: accountOf.get(of.employee_id) ?? deciderOf.get(of.company_id) ?? 0,
    asked_at: momentAt(day, TEN, timeZone),
    status: 'asked' as const,
    granted: null,
    decided_by: null,
    decided_at: null,
    answer: null,
    told: false,
  });
  const decided = (company_id: number, day: CalendarDate) => ({
    decided_by: deciderOf.get(company_id) ?? 0,
    decided_at: momentAt(day, FOUR, timeZone),
    told: true,
  });
  const ofQuotation = (quotation: Quotation) => ({
    quotation_id: quotationIds.get(`${quotation.company_id} ${quotation.number}`) ?? null,
  });

  const open = quotations.filter((one) => one.contract_id === null && one.quoted_on < today && one.valid_until > today);
  const waiting = open
    .filter(({ discount }) => discount === 0)
    .filter(() => random.chance(0.35))
    .map((quotation): Row => {
      const asked = percentOf(quotation.amount, random.pick([3, 5, 8, 12, 25]));
      return { ...base(quotation, addDays(today, -1), asked), ...ofQuotation(quotation) };
    });
  const refused = open
    .filter(({ discount }) => discount === 0)
    .filter(() => random.chance(0.15))
    .filter((quotation) => waiting.every((row) => row.quotation_id !== ofQuotation(quotation).quotation_id))
    .map((quotation): Row => ({
      ...base(quotation, quotation.quoted_on, percentOf(quotation.amount, random.pick([10, 20]))),
      ...ofQuotation(quotation),
      ...decided(quotation.company_id, quotation.quoted_on),
      status: 'refused',
      answer: NO,
    }));
  const granted = open
    .filter(({ discount }) => discount > 0)
    .filter(() => random.chance(0.5))
    .map((quotation): Row => {
      const { discount: all, company_id, quoted_on } = quotation;
      const isWhole = random.chance(0.7);
      return {
        ...base(quotation, quoted_on, isWhole ? all : percentOf(quotation.amount, 20)),
        ...ofQuotation(quotation),
        ...decided(company_id, quoted_on),
        status: isWhole ? 'approved' : 'partlyApproved',
        granted: all,
        answer: isWhole ? random.pick(YES) : IN_PART,
      };
    });
  const led = new Set(quotations.map(({ contract_id }) => contract_id));
  const ofContracts = contracts
    .filter(({ id, discount, sold_on }) => discount > 0 && !led.has(id) && sold_on < today)
    .slice(-120)
    .filter(() => random.chance(0.25))
    .map((contract: DemoContract): Row => ({
      ...base(contract, contract.sold_on, contract.discount),
      contract_id: contract.id,
      ...decided(contract.company_id, contract.sold_on),
      status: 'approved',
      granted: contract.discount,
      answer: random.pick(YES),
    }));
  return [...waiting, ...refused, ...granted, ...ofContracts];
}
