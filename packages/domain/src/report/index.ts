export {
  addSums,
  type Dimension,
  figureOf,
  hasHundredths,
  isSum,
  type Measure,
  MOST_GROUPINGS,
  type Report,
  type ReportFigures,
  type ReportGroup,
  type ReportRow,
  type Sums,
  sumsOf,
} from './report.ts';
export { dimensionOf, formatGroupKey, type GroupKey, knownGrouping, parseGroupKey, parseGrouping } from './grouping.ts';
export {
  dueMonday,
  mailedDays,
  MOST_SUBSCRIPTIONS,
  type ReportSubscription,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from './subscription.ts';
export { FIGURE_DECIMALS, figureText, isMoneyMeasure, keyText, labelsOf } from './words.ts';
export { isReportEntry, REPORT_ENTRIES } from './reports/entries.ts';
export {
  canReadReport,
  type KnownReport,
  type ReportId,
  reportById,
  reportOf,
  REPORTS,
  type ReportTextKey,
} from './reports/index.ts';
