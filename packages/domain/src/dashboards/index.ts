export type { ActivityStatus, DayCount, NamedCount, UnattendedActivity } from './activitySummary.ts';
export type { DigitalCampaign, DigitalMedium, FinancialResult } from './financial.ts';
export type { MonthlyOffer, OfferRank } from './monthlyOffer.ts';
export { BUSINESS_LINES, type BusinessLine, type PeopleScope } from './peopleScope.ts';
export type {
  AdviserPerformance,
  AdviserRank,
  BfFigures,
  DaySales,
  FinancingSales,
  NamedSales,
  PlaceSales,
  SalesDashboard,
  SalesFigures,
  TotalFigures,
  TotalSales,
} from './sales.ts';
export type { AmountComparison, TeamAmounts, TeamGoals, TeamSales, TeamSalesRow } from './teamSales.ts';
