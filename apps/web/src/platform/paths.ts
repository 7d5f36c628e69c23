/** Paths that code links to. Those of the menu are in the domain's navigation. */
export const paths = {
  root: '/',
  login: (returnTo?: string) =>
    returnTo === undefined || returnTo === '/' ? '/auth/login' : `/auth/login?returnTo=${encodeURIComponent(returnTo)}`,
  auth: '/auth',
  registration: '/auth/registration',
  forgotPassword: '/auth/forgot-password',
  newPassword: '/auth/new-password',
  logout: '/logout',
  activitiesDashboard: '/activities-dashboard',
  activity: '/activity',
  commissions: '/commissions-bonuses-analytics',
  accountPassword: '/account/password',
  permissions: '/permissions',
  dashboard: '/dashboard',
  prospectDetail: (prospectId: number) => `/prospect/${prospectId}/detail`,
  /** The page of a prospect, with the dialog that plans an activity. */
  newActivity: (prospectId: number) => `/prospect/${prospectId}/detail?actividad=nueva`,
  contract: (number: string) => `/contract/browse?q=${encodeURIComponent(number)}`,
  quotationAdd: '/quotation/add',
  quotation: (id: number) => `/quotation?Id=${id}`,
  prospectBrowse: '/prospect/browse',
  prospectSimple: '/prospect/prospect-simply',
  prospectAdd: '/prospect/add',
  error: '/error/error-v1',
  terms: '/terms',
} as const;
