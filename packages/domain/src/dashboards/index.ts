export type { ActivityStatus, DayCount, NamedCount, UnattendedActivity } from './activitySummary.ts';
export { ADVISER_LISTS, type AdviserList, type AdviserRow, adviserRows } from './adviserLists.ts';
export { type CountySales, countySales } from './countySales.ts';
export { daysWithoutAttention, unattendedProspects } from './attention.ts';
export type { ActivityDetail, ContractDetail, ProspectDetail, RenewalDetail } from './detail.ts';
export { hasDetailUrl, readDetailQuery, writeDetailQuery } from './detailAddress.ts';
export type {
  ActivityQuery,
  ContractQuery,
  ContractMeasure,
  DetailQuery,
  ProspectQuery,
  RenewalQuery,
} from './detailQuery.ts';
export { isTidyAddress, readFilters, writeFilters } from './filterAddress.ts';
export {
  COMMISSION_FILTERS,
  FINANCIAL_FILTERS,
  type FilterLevel,
  type FilterPlan,
  type FilterSwitch,
  levelsFor,
  SALES_FILTERS,
  SUMMARY_FILTERS,
  teamFilters,
  TOTAL_FILTERS,
} from './filterPlan.ts';
export {
  CAMPAIGN_MEASURES,
  type CampaignMeasure,
  type CampaignTotals,
  campaignTotals,
  type KeyedCampaign,
  keyedCampaigns,
  sortedCampaigns,
  spentPercent,
} from './campaigns.ts';
export {
  chooseLevel,
  countChosen,
  defaultFilters,
  FILTER_RANGE_LIMITS,
  type Filters,
  keepKnown,
  mostChosen,
  previousRange,
  turnSwitch,
} from './filters.ts';
export type { DigitalCampaign, DigitalMedium, FinancialResult } from './financial.ts';
export {
  countFinancialChosen,
  defaultFinancialFilters,
  type FinancialFilters,
  financialRange,
  keepKnownMedium,
  readFinancialFilters,
  writeFinancialFilters,
} from './financialFilters.ts';
export {
  type MonthlyOffer,
  OFFER_MONTHS,
  offerMonth,
  type OfferRank,
  ownRank,
  rankingInOrder,
} from './monthlyOffer.ts';
export {
  cashPercent,
  cashSales,
  financingSales,
  type FoldedSales,
  largestSales,
  SALES_MEASURES,
  type SalesMeasure,
} from './namedSales.ts';
export { ownRow } from './ownRow.ts';
export { BUSINESS_LINES, type BusinessLine, type PeopleScope } from './peopleScope.ts';
export { binSums, periodBins, periodSum, shiftBins } from './periodBins.ts';
export { type PlaceGrid, placeGrid } from './placeGrid.ts';
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
  TotalSalesDetail,
} from './sales.ts';
export {
  type AdviserQuery,
  adviserQueries,
  mainAmount,
  TEAM_AMOUNTS,
  type TeamAmount,
  teamAmountOf,
  teamQuery,
  teamContracts,
  teamTotal,
} from './teamAmounts.ts';
export { goalMonth, monthPace, type TeamGoal, teamGoals } from './teamGoals.ts';
export {
  type AmountComparison,
  NO_TEAM_SALES,
  type TeamAmounts,
  type TeamGoals,
  teamRanking,
  type TeamSales,
  type TeamSalesRow,
} from './teamSales.ts';
export { type Place, placeQuery, type PlacePart, salesPlaces, type SalesPlaces } from './salesPlaces.ts';
export { pesosWithoutTax, TOTAL_FIGURES, type TotalFigure } from './totalSales.ts';
