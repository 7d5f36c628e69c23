// Made by scripts/generate.ts from openapi/; never edited.

/** Every call of the document. */
export type Call =
  | 'POST /user/auth/signin'
  | 'POST /user/updateToken'
  | 'GET /user/me'
  | 'POST /user/logout'
  | 'POST /user/auth/register'
  | 'POST /user/auth/forgot-password'
  | 'POST /user/auth/reset-password'
  | 'POST /user/change-password'
  | 'GET /user/carousel/on'
  | 'GET /postal/{code}'
  | 'GET /carousel'
  | 'POST /carousel/{Id}/attend'
  | 'POST /carousel/{Id}/assign'
  | 'GET /activity/activities-by-type'
  | 'GET /activity/activities'
  | 'GET /activity/expired-activities'
  | 'GET /activity/{id}/start'
  | 'POST /activity/add'
  | 'POST /activity/{id}/end'
  | 'POST /activity/{id}/reschedule'
  | 'GET /catalog/activity-types'
  | 'GET /catalog/activity-subjects'
  | 'GET /catalog/tipify-tracings'
  | 'GET /catalog/managements'
  | 'GET /catalog/managements-byuser'
  | 'GET /catalog/managements-jr-byuser'
  | 'GET /catalog/assistant-managers'
  | 'GET /catalog/vice-principal-byuser'
  | 'GET /catalog/managersteams-dashboardsales'
  | 'GET /catalog/weeks'
  | 'GET /catalog/advisers'
  | 'GET /catalog/advisers-byuser'
  | 'GET /catalog/advisers-fordashboard'
  | 'GET /catalog/team-members'
  | 'GET /catalog/active-teams'
  | 'GET /catalog/teams-fordashboard'
  | 'GET /bi/dashboard/activities-count'
  | 'GET /bi/sales-amount'
  | 'GET /bi/dashboard/tipify-tracings-count'
  | 'GET /bi/dashboard/prospection-means-count'
  | 'GET /bi/created-prospects-per-date'
  | 'GET /bi/created-prospects-date'
  | 'GET /dashboard/get-activities'
  | 'GET /dashboard/get'
  | 'GET /dashboard/getTotal'
  | 'GET /dashboard/get-financial-v2'
  | 'GET /dashboard/financial-socialweb'
  | 'GET /dashboard/get-insurance-contract'
  | 'GET /dashboard/compare-insurance-contract'
  | 'GET /dashboard/graph-monthlyoffer'
  | 'GET /bi/commissions'
  | 'GET /bi/commissions-bonuses-analytics'
  | 'POST /bi/analytics-auth'
  | 'GET /bi/down-analytics-auth'
  | 'GET /bi/down-analytics-trainer'
  | 'GET /bi/down-analytics-manager'
  | 'GET /bi/down-analytics-canalmanager'
  | 'GET /bi/down-analytics-subdirector'
  | 'GET /health';

/** The `status` of a success, where the document states one; 200 or 201 for every other call. */
export const successStatus: Readonly<Partial<Record<Call, number>>> = {
  'POST /user/auth/signin': 200,
  'POST /user/updateToken': 200,
  'GET /user/me': 200,
  'POST /user/logout': 200,
  'POST /user/auth/reset-password': 200,
  'POST /user/change-password': 200,
  'GET /user/carousel/on': 201,
  'POST /carousel/{Id}/attend': 201,
  'POST /carousel/{Id}/assign': 201,
  'GET /activity/activities-by-type': 200,
  'GET /activity/{id}/start': 201,
  'POST /activity/add': 201,
  'POST /activity/{id}/end': 201,
  'POST /activity/{id}/reschedule': 201,
  'GET /catalog/tipify-tracings': 200,
  'GET /dashboard/get-activities': 201,
  'GET /dashboard/get': 201,
  'GET /dashboard/getTotal': 201,
  'GET /dashboard/get-financial-v2': 201,
  'GET /dashboard/get-insurance-contract': 201,
  'GET /health': 200,
};
