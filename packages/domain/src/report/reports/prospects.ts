import type { Report } from '../report.ts';
import { adviser, conversion, line, management, means, month } from './parts.ts';

/** `/report/prospection-means`: which means bring prospects, and which of them buy (UND-21). */
export const prospectionMeans = {
  id: 'prospection-means',
  entry: 'reportProspectionMeans',
  about: 'report.about.prospects',
  dimensions: [means, adviser, management, month],
  measures: conversion,
  groupedBy: 'means',
  chart: 'prospects',
  rows: 'prospect',
} as const satisfies Report;

/** `/report/prospects`: what became of every prospect, and how long ago it was registered (UND-22). */
export const prospects = {
  id: 'prospects',
  entry: 'reportProspects',
  about: 'report.about.prospects',
  dimensions: [
    {
      id: 'standing',
      label: 'report.standing',
      kind: 'choice',
      options: [
        { value: 'followed', label: 'report.standing.followed' },
        { value: 'client', label: 'report.standing.client' },
        { value: 'discarded', label: 'report.standing.discarded' },
      ],
    },
    {
      id: 'age',
      label: 'report.age',
      kind: 'choice',
      options: [
        { value: '30', label: 'report.age.30' },
        { value: '60', label: 'report.age.60' },
        { value: '90', label: 'report.age.90' },
        { value: '91', label: 'report.age.91' },
      ],
    },
    means,
    adviser,
    management,
    month,
  ],
  measures: [
    { id: 'prospects', label: 'report.prospects', kind: 'count' },
    { id: 'planned', label: 'report.withNext', kind: 'count' },
    { id: 'days', label: 'report.daysSince', kind: 'days' },
    { id: 'plannedShare', label: 'report.withNextShare', kind: 'percent', of: ['planned', 'prospects'] },
    { id: 'meanDays', label: 'report.meanAge', kind: 'meanDays', of: ['days', 'prospects'] },
  ],
  groupedBy: 'standing',
  chart: 'prospects',
  rows: 'prospect',
} as const satisfies Report;

/** `/report/prospects2`: how many of those who were registered in the same month bought, and how soon (UND-23). */
export const cohorts = {
  id: 'prospects2',
  entry: 'reportProspects2',
  about: 'report.about.prospects',
  dimensions: [month, means, adviser, management],
  measures: [
    ...conversion,
    { id: 'within30', label: 'report.within30', kind: 'count' },
    { id: 'within90', label: 'report.within90', kind: 'count' },
  ],
  groupedBy: 'month',
  chart: 'clients',
  rows: 'prospect',
} as const satisfies Report;

/** `/report/marketing`: from the lead to the contract, with what it cost (UND-29). */
export const marketing = {
  id: 'marketing',
  entry: 'reportMarketing',
  about: 'report.about.marketing',
  dimensions: [
    { id: 'medium', label: 'report.medium', kind: 'name' },
    { id: 'campaign', label: 'report.campaign', kind: 'name' },
    line,
    adviser,
    management,
    month,
  ],
  measures: [
    { id: 'leads', label: 'report.leads', kind: 'count' },
    { id: 'answered', label: 'report.answered', kind: 'count' },
    { id: 'prospects', label: 'report.prospects', kind: 'count' },
    { id: 'contracts', label: 'report.contracts', kind: 'count' },
    { id: 'amount', label: 'report.price', kind: 'money' },
    { id: 'cost', label: 'report.cost', kind: 'money' },
    { id: 'prospectShare', label: 'report.prospectShare', kind: 'percent', of: ['prospects', 'leads'] },
    { id: 'contractShare', label: 'report.contractShare', kind: 'percent', of: ['contracts', 'leads'] },
    { id: 'leadCost', label: 'report.leadCost', kind: 'meanMoney', of: ['cost', 'leads'] },
    { id: 'contractCost', label: 'report.contractCost', kind: 'meanMoney', of: ['cost', 'contracts'] },
  ],
  groupedBy: 'medium',
  chart: 'leads',
  rows: 'lead',
} as const satisfies Report;
