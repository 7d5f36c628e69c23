import { entryForPath, MENU, type MenuEntry } from '@sereno/domain/navigation';
import { REGISTER_ENTRIES } from '@sereno/domain/register';
import { REPORT_ENTRIES } from '@sereno/domain/report';
import {
  accountTexts,
  activitiesTexts,
  activityTexts,
  beneficiaryTexts,
  carouselTexts,
  commissionReportTexts,
  commissionsTexts,
  dashboardFiltersTexts,
  financialDashboardTexts,
  discountTexts,
  funeralTexts,
  guardOwnTexts,
  guardTexts,
  offerTexts,
  operationTexts,
  permissionsTexts,
  prospectTexts,
  prospectsTexts,
  publicTexts,
  quotationTexts,
  registerTexts,
  reportTexts,
  salesDashboardTexts,
  summaryTexts,
  teamSalesTexts,
  totalSalesTexts,
  upgradeTexts,
} from '../i18n/areas.ts';
import type { Language } from '../i18n/index.tsx';
import { screen, type Screen } from './screen.ts';

const activitiesDashboard = screen(
  () => import('./ActivitiesDashboardScreen.tsx').then((module) => module.ActivitiesDashboardScreen),
  activitiesTexts,
  carouselTexts,
);

const prospectRegisters = () => import('../features/prospects/browse/ProspectsPage.tsx');

/** The tabulator alone would be smaller than its request. */
const quotationLists = () => import('./QuotationsScreen.tsx');

const registerScreens = () => import('./RegisterScreens.tsx');

/** Two pages around one form. */
const registrationPages = () => import('../features/prospects/form/ProspectRegistrationPages.tsx');

/** Every register has the same screen, which finds its description by the address. */
const register = screen(() => registerScreens().then((module) => module.RegisterScreen), registerTexts);

/** Every report as well. */
const reportScreen = screen(
  () => import('../features/dashboards/report/ReportPage.tsx').then((module) => module.ReportPage),
  reportTexts,
  dashboardFiltersTexts,
);

/** The screens, by menu entry. An entry without one is a module, whose first page opens (UND-53). */
const screens: Partial<Record<MenuEntry['id'], Screen>> = {
  ...Object.fromEntries(REGISTER_ENTRIES.map((entry) => [entry, register])),
  ...Object.fromEntries(REPORT_ENTRIES.map((entry) => [entry, reportScreen])),
  prospectDatabases: screen(() => registerScreens().then((module) => module.ProspectListsScreen), registerTexts),
  prospectDatabaseReview: screen(() => registerScreens().then((module) => module.ListReviewScreen), registerTexts),
  contractUpgrade: screen(() => registerScreens().then((module) => module.UpgradesScreen), registerTexts, upgradeTexts),
  reportBeneficiariesPeriod: screen(
    () => registerScreens().then((module) => module.BeneficiariesPeriodScreen),
    registerTexts,
    beneficiaryTexts,
  ),
  contractBeneficiaries: screen(
    () => registerScreens().then((module) => module.BeneficiariesScreen),
    registerTexts,
    beneficiaryTexts,
  ),
  activitiesDashboard,
  funeralnetFollowUp: screen(
    () => registerScreens().then((module) => module.FollowUpScreen),
    registerTexts,
    discountTexts,
    funeralTexts,
    activityTexts,
    operationTexts,
  ),
  funeralnetTabulator: screen(() => quotationLists().then((module) => module.TabulatorPage), funeralTexts),
  funeralnetQuotes: screen(
    () => registerScreens().then((module) => module.AssignedQuotationsScreen),
    registerTexts,
    discountTexts,
    funeralTexts,
  ),
  dashboard: screen(
    () => import('./DashboardScreen.tsx').then((module) => module.DashboardScreen),
    carouselTexts,
    summaryTexts,
    dashboardFiltersTexts,
    activitiesTexts,
  ),
  salesDashboard: screen(
    () => import('../features/dashboards/sales/SalesDashboardPage.tsx').then((module) => module.SalesDashboardPage),
    salesDashboardTexts,
    dashboardFiltersTexts,
  ),
  salesTeamDashboard: screen(
    () => import('../features/dashboards/team/TeamPage.tsx').then((module) => module.TeamPage),
    teamSalesTexts,
    dashboardFiltersTexts,
  ),
  totalSalesDashboard: screen(
    () => import('../features/dashboards/totalSales/TotalSalesPage.tsx').then((module) => module.TotalSalesPage),
    totalSalesTexts,
    dashboardFiltersTexts,
  ),
  financialDashboard: screen(
    () => import('../features/dashboards/financial/FinancialPage.tsx').then((module) => module.FinancialPage),
    financialDashboardTexts,
    dashboardFiltersTexts,
  ),
  monthlyOffer: screen(
    () => import('../features/dashboards/offer/MonthlyOfferPage.tsx').then((module) => module.MonthlyOfferPage),
    offerTexts,
  ),
  commissionsReport: screen(
    () =>
      import('../features/dashboards/commissionReport/CommissionsReportPage.tsx').then(
        (module) => module.CommissionsReportPage,
      ),
    commissionReportTexts,
    dashboardFiltersTexts,
  ),
  commissionsAnalytics: screen(
    () =>
      import('../features/dashboards/weeklyCommissions/CommissionsPage.tsx').then((module) => module.CommissionsPage),
    commissionsTexts,
    dashboardFiltersTexts,
    operationTexts,
  ),
  carousel: screen(() => import('./CarouselScreen.tsx').then((module) => module.CarouselScreen), carouselTexts),
  activity: screen(
    () => import('./ActivityScreen.tsx').then((module) => module.ActivityScreen),
    activityTexts,
    operationTexts,
  ),
  prospectBrowse: screen(() => prospectRegisters().then((module) => module.FollowedProspectsPage), prospectsTexts),
  prospectNotFollowing: screen(
    () => prospectRegisters().then((module) => module.DiscardedProspectsPage),
    prospectsTexts,
  ),
  prospectReassigned: screen(
    () => prospectRegisters().then((module) => module.ReassignedProspectsPage),
    prospectsTexts,
  ),
  prospectClients: screen(() => prospectRegisters().then((module) => module.ClientsPage), prospectsTexts),
  prospectAdd: screen(() => registrationPages().then((module) => module.AddProspectPage), prospectTexts),
  prospectSimple: screen(() => registrationPages().then((module) => module.SimpleProspectPage), prospectTexts),
  prospectDetail: screen(
    () => import('./ProspectDetailScreen.tsx').then((module) => module.ProspectDetailScreen),
    prospectsTexts,
    prospectTexts,
    activityTexts,
    operationTexts,
  ),
  accountPassword: screen(
    () => import('../features/auth/ChangePasswordPage.tsx').then((module) => module.ChangePasswordPage),
    accountTexts,
    operationTexts,
    publicTexts,
  ),
  quotationBrowse: screen(() => quotationLists().then((module) => module.QuotationsScreen), quotationTexts),
  quotationAdd: screen(
    () => import('../features/quotations/QuotationAddPage.tsx').then((module) => module.QuotationAddPage),
    quotationTexts,
  ),
  contractBrowse: screen(
    () => registerScreens().then((module) => module.ContractsScreen),
    registerTexts,
    discountTexts,
  ),
  contractDiscountRequests: screen(
    () => registerScreens().then((module) => module.DiscountRequestsScreen),
    registerTexts,
    discountTexts,
  ),
  reportWeighing: screen(
    () => registerScreens().then((module) => module.WeighingScreen),
    reportTexts,
    dashboardFiltersTexts,
    registerTexts,
  ),
  recordariHome: screen(() => registerScreens().then((module) => module.RecordariScreen), registerTexts),
  guardAssigned: screen(
    () => import('../features/guard/AssignedGuards.tsx').then((module) => module.AssignedPage),
    guardOwnTexts,
  ),
  guardAdd: screen(
    () => import('../features/guard/GuardPlanPage.tsx').then((module) => module.GuardPlanPage),
    guardTexts,
  ),
  permissions: screen(
    () => import('../features/permissions/PermissionsPage.tsx').then((module) => module.PermissionsPage),
    permissionsTexts,
  ),
};

/** A page behind the login: its place in the menu and what it shows. */
export type FramedRoute = {
  readonly pattern: string;
  readonly entry: MenuEntry;
  /** The entry of the menu's first level that it belongs to. */
  readonly module: MenuEntry['id'];
  readonly screen: Screen | null;
};

/** Every page behind the login (RTE-01 to RTE-04, RTE-14, RTE-15): one for each entry of the domain's menu. */
export const framedRoutes: readonly FramedRoute[] = MENU.flatMap((module) =>
  [...module.children, module].map((entry) => ({
    pattern: entry.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    entry,
    module: module.id,
    screen: screens[entry.id] ?? null,
  })),
);

/** Fetches the code and the texts of the page that follows a sign-in, so that it is there when the server has answered. */
export function preloadHome(language: Language): void {
  void activitiesDashboard.preload(language);
}

/** Preloads what the page of that path needs, and resolves when loaded or failed; nothing for an unknown path. */
export async function preloadPath(path: string, language: Language): Promise<void> {
  const entry = entryForPath(path);
  if (entry !== null) await screens[entry.id]?.preload(language);
}
