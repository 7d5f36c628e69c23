import type { components } from '@sereno/api/types';
import { scopeOf } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import { type Cents, fromCents, toCents } from '@sereno/domain/money';
import {
  choiceIssues,
  chosenProduct,
  lastValidDay,
  type QuotationChoice,
  quotationFigures,
  type QuotationIssue,
  type QuotationOptions,
} from '@sereno/domain/quotation';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { REFUSALS, type Refusal } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { findProspect } from '../prospect/queries.ts';
import { findOptions, isActivityOf, nextNumber } from './queries.ts';
import { activityOfAnother, pricesChanged, quotationRefusal } from './refusals.ts';

type Payload = components['schemas']['QuotationAddition'];

/** An amount of the wire in cents; one in parts of a cent stays in parts, which the rules refuse. */
function centsOf(pesos: number): Cents {
  const cents = toCents(pesos);
  return fromCents(cents) === pesos ? cents : pesos * 100;
}

const choiceOf = (payload: Payload) =>
  ({
    line: payload.BusinessLine,
    productCode: payload.ItemCode,
    pieces: payload.Pieces,
    discountPercent: payload.DiscountPercent,
    payments: payload.Payments,
    downPayment: centsOf(payload.DownPayment),
  }) satisfies QuotationChoice;

const isOfPayment = ({ field }: QuotationIssue) => field === 'payments' || field === 'downPayment';

/** The product and its figures by the prices and limits of now, or why there are none. */
function workOut(payload: Payload, options: QuotationOptions) {
  const choice = choiceOf(payload);
  const issues = choiceIssues(choice, options);
  const [ofPrice, ...others] = issues.filter((issue) => !isOfPayment(issue));
  if (ofPrice !== undefined) return { refused: quotationRefusal([ofPrice, ...others, ...issues.filter(isOfPayment)]) };
  const product = chosenProduct(choice, options);
  if (product === null) return { refused: REFUSALS.notFound() };
  const { price } = product;
  const { total } = quotationFigures({ ...choice, price, payments: 0 });
  // Before the limits of the down payment, which are those of the total: the person has to see the new one first.
  if (total !== centsOf(payload.Total)) return { refused: pricesChanged() };
  const [first, ...rest] = issues;
  if (first !== undefined) return { refused: quotationRefusal([first, ...rest]) };
  return { product, figures: quotationFigures({ ...choice, price }) };
}

/** Who quotes, and when. */
type Moment = {
  readonly viewer: Viewer;
  readonly now: Date;
  /** Today in the business zone. */
  readonly today: CalendarDate;
};

/**
 * Quotes a plan for a prospect of the viewer's scope, in the name of its adviser (UND-33, STA-13). What can be computed is not
 * taken from the payload.
 */
export async function addQuotation(
  trx: Kysely<Schema>,
  payload: Payload,
  { viewer, now, today }: Moment,
): Promise<Refusal | components['schemas']['AddedQuotationAnswer']> {
  const prospect = await findProspect(trx, scopeOf(viewer), payload.ProspectId);
  if (prospect === undefined) return REFUSALS.notFound();
  const { ActivityId: activityId = null } = payload;
  if (activityId !== null && !(await isActivityOf(trx, activityId, prospect.id))) return activityOfAnother();
  const options = await findOptions(trx, prospect.companyId);
  const quoted = workOut(payload, options);
  if ('refused' in quoted) return quoted.refused;
  const { product, figures } = quoted;
  const number = await nextNumber(trx, prospect.companyId);
  const { id } = await trx
    .insertInto('quotation')
    .values({
      company_id: prospect.companyId,
      number,
      prospect_id: prospect.id,
      employee_id: prospect.employeeId,
      activity_id: activityId,
      business_line: product.line,
      item_code: product.code,
      item_name: product.name,
      pieces: payload.Pieces,
      services: product.services * payload.Pieces,
      amount: figures.amount,
      discount: figures.discount,
      discount_percent: payload.DiscountPercent,
      untaxed: figures.untaxed,
      down_payment: figures.downPayment,
      payments: payload.Payments,
      quoted_on: today,
      valid_until: lastValidDay(today, options.validDays),
      created_by: viewer.accountId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { status: 201, body: { Id: id, Number: number } };
}
