/** A screen whose stories show what the server answered: who looks at it, and which calls it makes at the stories' moment. */
type RecordedScreen = { readonly username: string; readonly calls: readonly string[] };

/** The fixed time of every story of the workbench (`.storybook/stage/clock.ts`). */
export const STORY_INSTANT = new Date('2026-11-21T16:30:00.000Z');

/** Calls that the frame makes around every screen. */
const FRAME = [
  '/user/me',
  '/catalog/managements',
  '/catalog/advisers',
  '/carousel',
  '/carousel/attended',
  '/discount/news',
];
const WEEK = 'StartDate=2026/11/15&EndDate=2026/11/21';
const PREVIOUS_WEEK = 'StartDate=2026/11/08&EndDate=2026/11/14';

const NO_SWITCH = 'AdvisorActiveSwitch=false&SaleOnlySwitch=false';

const ofSummary = (range: string, initialRange: string) => [
  `/dashboard/get-activities?${range}`,
  `/bi/sales-amount?${range}`,
  `/bi/dashboard/activities-count?${range}`,
  `/bi/created-prospects-per-date?${initialRange}`,
  `/bi/dashboard/tipify-tracings-count?${range}`,
  `/bi/dashboard/prospection-means-count?${range}`,
];

/** The screens that have stories of their own in `apps/web/src/stories`, by the name of their recording. */
export const RECORDED_SCREENS: Readonly<Record<string, RecordedScreen>> = {
  summary: {
    username: 'rol4',
    calls: [
      ...FRAME,
      ...ofSummary(WEEK, 'InitialDate=2026/11/15&FinalDate=2026/11/21'),
      ...ofSummary(PREVIOUS_WEEK, 'InitialDate=2026/11/08&FinalDate=2026/11/14'),
    ],
  },
  totalSales: {
    username: 'rol4',
    calls: [...FRAME, `/dashboard/getTotal?${WEEK}`, `/dashboard/getTotal?${PREVIOUS_WEEK}`],
  },
  totalSalesDetail: {
    username: 'rol4',
    calls: [...FRAME, `/dashboard/getTotal?${WEEK}`, `/bi/detail/contracts?${WEEK}&Basis=sold`],
  },
  sales: {
    username: 'rol6',
    calls: [
      ...FRAME,
      '/catalog/vice-principal-byuser',
      '/catalog/managements-byuser',
      '/catalog/managements-jr-byuser',
      '/catalog/advisers-byuser',
      `/dashboard/get?BusinessLine=*&${WEEK}`,
      `/dashboard/get?BusinessLine=*&${PREVIOUS_WEEK}`,
    ],
  },
  teamSales: {
    username: 'rol4',
    calls: [
      ...FRAME,
      '/catalog/managersteams-dashboardsales',
      '/catalog/teams-fordashboard',
      '/catalog/advisers-fordashboard',
      `/dashboard/get-insurance-contract?${WEEK}&${NO_SWITCH}`,
      `/dashboard/get-insurance-contract?${PREVIOUS_WEEK}&${NO_SWITCH}`,
      `/dashboard/compare-insurance-contract?${WEEK}`,
    ],
  },
  financial: {
    username: 'rol4',
    calls: [
      ...FRAME,
      '/catalog/assistant-managers',
      '/dashboard/financial-socialweb?BusinessLine=PF&StartDate=2026/11/01',
      '/dashboard/get-financial-v2?BusinessLine=PF&StartDate=2026/11/01&EndDate=2026/11/21',
    ],
  },
  commissionsReport: { username: 'rol4', calls: [...FRAME, `/bi/commissions?${WEEK}`] },
  commissions: {
    username: 'rol8',
    calls: [
      ...FRAME,
      '/catalog/weeks',
      '/bi/commissions-pending',
      '/bi/commissions-bonuses-analytics?WeekNumber=46-2026&SlpCode=1108',
      '/bi/commissions-bonuses-analytics?WeekNumber=45-2026&SlpCode=1108',
    ],
  },
  teamCommissions: {
    username: 'rol7',
    calls: [
      ...FRAME,
      '/catalog/weeks',
      '/bi/commissions-bonuses-analytics?WeekNumber=43-2026',
      '/bi/commissions-states?WeekNumber=43-2026',
    ],
  },
  monthlyOffer: { username: 'rol8', calls: [...FRAME, '/dashboard/graph-monthlyoffer?Year=2026&Month=11'] },
  activities: {
    username: 'rol4',
    calls: [
      ...FRAME,
      '/activity/activities-by-type?InitialActivityDate=2026/11/01&FinalActivityDate=2026/11/30',
      '/activity/expired-activities',
      '/bi/commissions-states?WeekNumber=46-2026',
    ],
  },
};
