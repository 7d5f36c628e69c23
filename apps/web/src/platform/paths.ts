/** The addresses that code links to. Those of the menu stand in the domain's navigation. */
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
  accountPassword: '/account/password',
  permissions: '/permissions',
  dashboard: '/dashboard',
  prospectDetail: (prospectId: number) => `/prospect/${prospectId}/detail`,
  quotationAdd: '/quotation/add',
  quotation: (id: number) => `/quotation?Id=${id}`,
  prospectBrowse: '/prospect/browse',
  prospectSimple: '/prospect/prospect-simply',
  prospectAdd: '/prospect/add',
  error: '/error/error-v1',
  terms: '/terms',
} as const;
