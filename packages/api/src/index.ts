export { createApi } from './client.ts';
export type { Api, ApiOptions } from './client.ts';
export { MalformedAnswerError, SessionEndedError, UnexpectedStatusError, UnreachableError } from './errors.ts';
export type { AdviserFilter } from './organization.ts';
export type { Outcome, Refused } from './outcome.ts';
export type { SessionPort } from './session.ts';
export { readSessionUser } from './sessionUser.ts';
export type { SignInRequest, SignInResult } from './user.ts';
export type { RegistrationRequest } from './userAccount.ts';
export type { CommissionScope } from './commissions.ts';
export type {
  ActivityDetailScope,
  ContractDetailScope,
  DetailScope,
  ProspectDetailScope,
  SellerDetailScope,
} from './dashboardDetail.ts';
export type { SummaryScope } from './dashboards.ts';
export type { FinancialScope } from './financial.ts';
export type { DownloadedFile, PdfRequest } from './pdf.ts';
export type { SalesScope } from './salesDashboard.ts';
export type { TeamSalesScope, TeamScope } from './teamSales.ts';
