import type { Report } from '../report.ts';
import { adviser, line, management, month } from './parts.ts';

const plan = { id: 'plan', label: 'report.plan', kind: 'name' } as const;
const product = { id: 'product', label: 'report.product', kind: 'name' } as const;
const contracts = { id: 'contracts', label: 'report.contracts', kind: 'count' } as const;

/** `/report/discounts`: what was taken off the price of contracts (UND-16). */
export const discounts = {
  id: 'discounts',
  entry: 'reportDiscounts',
  about: 'report.about.discounts',
  dimensions: [adviser, management, line, plan, month],
  measures: [
    contracts,
    { id: 'amount', label: 'report.price', kind: 'money' },
    { id: 'discount', label: 'report.discount', kind: 'money' },
    { id: 'net', label: 'report.net', kind: 'money' },
    { id: 'share', label: 'report.discountShare', kind: 'percent', of: ['discount', 'amount'] },
    { id: 'mean', label: 'report.meanDiscount', kind: 'meanMoney', of: ['discount', 'contracts'] },
  ],
  groupedBy: 'adviser',
  chart: 'discount',
  rows: 'contract',
} as const satisfies Report;

/** `/report/discounts-requested`: what advisers asked for, what was granted, and who granted it (UND-17). */
export const discountRequests = {
  id: 'discounts-requested',
  entry: 'reportDiscountsRequested',
  about: 'report.about.discountRequests',
  dimensions: [
    {
      id: 'status',
      label: 'report.state',
      kind: 'choice',
      options: [
        { value: 'asked', label: 'report.request.asked' },
        { value: 'approved', label: 'report.request.approved' },
        { value: 'partlyApproved', label: 'report.request.partlyApproved' },
        { value: 'refused', label: 'report.request.refused' },
        { value: 'withdrawn', label: 'report.request.withdrawn' },
      ],
    },
    { id: 'decider', label: 'report.decider', kind: 'name' },
    adviser,
    management,
    line,
    month,
  ],
  measures: [
    { id: 'requests', label: 'report.requests', kind: 'count' },
    { id: 'waiting', label: 'report.waiting', kind: 'count' },
    { id: 'price', label: 'report.price', kind: 'money' },
    { id: 'asked', label: 'report.asked', kind: 'money' },
    { id: 'granted', label: 'report.granted', kind: 'money' },
    { id: 'askedShare', label: 'report.askedShare', kind: 'percent', of: ['asked', 'price'] },
    { id: 'grantedShare', label: 'report.grantedShare', kind: 'percent', of: ['granted', 'asked'] },
  ],
  groupedBy: 'status',
  chart: 'requests',
  rows: 'prospect',
} as const satisfies Report;

/** `/report/contract-sheet`: the contracts that were sold; each leads to its sheet (UND-27). */
export const contractSheet = {
  id: 'contract-sheet',
  entry: 'reportContractSheet',
  about: 'report.about.contracts',
  dimensions: [
    adviser,
    management,
    line,
    plan,
    {
      id: 'status',
      label: 'report.state',
      kind: 'choice',
      options: [
        { value: 'pending', label: 'report.contract.pending' },
        { value: 'current', label: 'report.contract.current' },
        { value: 'settled', label: 'report.contract.settled' },
        { value: 'cancelled', label: 'report.contract.cancelled' },
      ],
    },
    month,
  ],
  measures: [
    contracts,
    { id: 'amount', label: 'report.price', kind: 'money' },
    { id: 'discount', label: 'report.discount', kind: 'money' },
    { id: 'net', label: 'report.net', kind: 'money' },
    { id: 'downPayment', label: 'report.downPayment', kind: 'money' },
    { id: 'meanNet', label: 'report.meanNet', kind: 'meanMoney', of: ['net', 'contracts'] },
  ],
  groupedBy: 'status',
  chart: 'contracts',
  rows: 'contract',
} as const satisfies Report;

/** `/report/additionals-top`: what is sold beside the plan (UND-28). */
export const additionals = {
  id: 'additionals-top',
  entry: 'reportTopAdditionals',
  about: 'report.about.additionals',
  dimensions: [product, line, adviser, management, month],
  measures: [
    { id: 'items', label: 'report.items', kind: 'count' },
    { id: 'services', label: 'report.services', kind: 'count' },
    { id: 'amount', label: 'report.amount', kind: 'money' },
  ],
  groupedBy: 'product',
  chart: 'amount',
  rows: 'contract',
} as const satisfies Report;

/** `/report/quotations`: what was quoted, won and lost, and how long it took (UND-24). */
export const quotations = {
  id: 'quotations',
  entry: 'reportQuotations',
  about: 'report.about.quotations',
  dimensions: [
    adviser,
    management,
    {
      id: 'state',
      label: 'report.state',
      kind: 'choice',
      options: [
        { value: 'open', label: 'report.quotation.open' },
        { value: 'won', label: 'report.quotation.won' },
        { value: 'lost', label: 'report.quotation.lost' },
      ],
    },
    line,
    product,
    month,
  ],
  measures: [
    { id: 'quotations', label: 'report.quotations', kind: 'count' },
    { id: 'won', label: 'report.won', kind: 'count' },
    { id: 'lost', label: 'report.lost', kind: 'count' },
    { id: 'amount', label: 'report.amount', kind: 'money' },
    { id: 'wonAmount', label: 'report.wonAmount', kind: 'money' },
    { id: 'days', label: 'report.daysToClose', kind: 'days' },
    { id: 'wonShare', label: 'report.wonShare', kind: 'percent', of: ['won', 'quotations'] },
    { id: 'meanDays', label: 'report.meanToClose', kind: 'meanDays', of: ['days', 'won'] },
  ],
  groupedBy: 'adviser',
  chart: 'quotations',
  rows: 'quotation',
} as const satisfies Report;

/** `/report/insurance`: the renewals of policies that were due, done or lost (UND-26). */
export const insurance = {
  id: 'insurance',
  entry: 'reportInsurance',
  about: 'report.about.insurance',
  dimensions: [adviser, management, month],
  measures: [
    { id: 'renewals', label: 'report.renewals', kind: 'count' },
    { id: 'done', label: 'report.renewed', kind: 'count' },
    { id: 'open', label: 'report.due', kind: 'count' },
    { id: 'lost', label: 'report.lost', kind: 'count' },
    { id: 'amount', label: 'report.amount', kind: 'money' },
    { id: 'doneShare', label: 'report.renewedShare', kind: 'percent', of: ['done', 'renewals'] },
  ],
  groupedBy: 'month',
  chart: 'renewals',
  rows: 'contract',
} as const satisfies Report;

/** `/report/rejected`: the weeks that advisers disputed (UND-15). */
export const rejected = {
  id: 'rejected',
  entry: 'reportRejected',
  about: 'report.about.rejected',
  scope: 'pay',
  dimensions: [
    adviser,
    management,
    {
      id: 'state',
      label: 'report.state',
      kind: 'choice',
      options: [
        { value: 'R', label: 'report.week.open' },
        { value: 'P', label: 'report.week.pending' },
        { value: 'A', label: 'report.week.accepted' },
      ],
    },
    month,
  ],
  measures: [
    { id: 'weeks', label: 'report.weeks', kind: 'count' },
    { id: 'reasons', label: 'report.reasons', kind: 'count' },
    { id: 'amount', label: 'report.disputed', kind: 'money' },
    { id: 'days', label: 'report.daysOpen', kind: 'days' },
    { id: 'meanDays', label: 'report.meanOpen', kind: 'meanDays', of: ['days', 'weeks'] },
  ],
  groupedBy: 'adviser',
  chart: 'weeks',
  rows: 'week',
} as const satisfies Report;
