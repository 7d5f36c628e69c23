import type { Report } from '../report.ts';
import { adviser, attended, day, management, month, subject, type } from './parts.ts';

const outcome = { id: 'outcome', label: 'report.outcome', kind: 'name' } as const;

/** `/report/activities`: who attended what was planned, in time or late (UND-19). */
export const activities = {
  id: 'activities',
  entry: 'reportActivities',
  about: 'report.about.activities',
  dimensions: [adviser, management, day, month, type, subject],
  measures: attended,
  groupedBy: 'adviser',
  chart: 'planned',
  rows: 'prospect',
} as const satisfies Report;

/** `/report/activity-types`: what kinds of activities are planned and attended (UND-18). */
export const activityTypes = {
  id: 'activity-types',
  entry: 'reportActivityTypes',
  about: 'report.about.activities',
  dimensions: [type, subject, adviser, management, month],
  measures: attended,
  groupedBy: 'type',
  chart: 'planned',
  rows: 'prospect',
} as const satisfies Report;

/** `/report/tipify-tracings`: what activities came to (UND-20). */
export const tracings = {
  id: 'tipify-tracings',
  entry: 'reportTracings',
  about: 'report.about.tracings',
  dimensions: [outcome, type, adviser, management, month],
  measures: [
    { id: 'done', label: 'report.done', kind: 'count' },
    { id: 'onTime', label: 'report.onTime', kind: 'count' },
    { id: 'onTimeShare', label: 'report.onTimeShare', kind: 'percent', of: ['onTime', 'done'] },
  ],
  groupedBy: 'outcome',
  chart: 'done',
  rows: 'prospect',
} as const satisfies Report;

/** `/report/weighing`: an index of an adviser's work; the register `work-weights` has the weight of each kind (UND-25). */
export const weighing = {
  id: 'weighing',
  entry: 'reportWeighing',
  about: 'report.about.weighing',
  dimensions: [
    adviser,
    management,
    month,
    {
      id: 'work',
      label: 'report.work',
      kind: 'choice',
      options: [
        { value: 'activity', label: 'report.done' },
        { value: 'onTime', label: 'report.onTime' },
        { value: 'prospect', label: 'report.prospects' },
        { value: 'quotation', label: 'report.quotations' },
        { value: 'contract', label: 'report.contracts' },
      ],
    },
    type,
    outcome,
  ],
  measures: [
    { id: 'done', label: 'report.done', kind: 'count' },
    { id: 'onTime', label: 'report.onTime', kind: 'count' },
    { id: 'prospects', label: 'report.prospects', kind: 'count' },
    { id: 'quotations', label: 'report.quotations', kind: 'count' },
    { id: 'contracts', label: 'report.contracts', kind: 'count' },
    { id: 'times', label: 'report.times', kind: 'count' },
    { id: 'weight', label: 'report.weight', kind: 'meanPoints', of: ['points', 'times'] },
    { id: 'points', label: 'report.points', kind: 'points' },
  ],
  groupedBy: 'adviser',
  chart: 'points',
  rows: 'prospect',
} as const satisfies Report;
