import type { DateRange } from '@sereno/domain/calendar';
import type {
  ActivityDetail,
  BusinessLine,
  ContractDetail,
  PeopleScope,
  ProspectDetail,
  RenewalDetail,
} from '@sereno/domain/dashboards';
import { answerOf, type Call } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { type SummaryScope, summaryQuery } from './dashboards.ts';
import { MalformedAnswerError } from './errors.ts';
import {
  activityDetailOf,
  contractDetailOf,
  prospectDetailOf,
  renewalDetailOf,
} from './generated/readers/dashboards.ts';
import { idsOf } from './query.ts';
import { listReader, type Reader } from './readers.ts';

/** Whose rows count: the filters of the figure that they stand behind. */
export type DetailScope = SummaryScope;

/** Whose contracts or renewals count: the filters of either dashboard of the sales, and the adviser who was pressed. */
export type SellerDetailScope = PeopleScope & {
  /** Only those of advisers who have not left (STM-04). */
  readonly activeOnly?: boolean | undefined;
  /** One adviser, beside those that are chosen. */
  readonly slpCode?: number | undefined;
  /** One adviser by name, where the table that was pressed has no key (SAL-31, STM-12). */
  readonly adviserName?: string | undefined;
  readonly managerName?: string | undefined;
};

/** Which contracts a figure counts (TOT-02, TOT-03, SAL-08 to SAL-34); a part that is left out narrows nothing. */
export type ContractDetailScope = SellerDetailScope & {
  readonly businessLine?: BusinessLine | undefined;
  /** Whether the days are those of the sale or of the cancellation. */
  readonly basis: 'sold' | 'cancelled';
  /** Name of the status that the contracts have now, as in the details of the total sales. */
  readonly status?: string | undefined;
  /** Name of the medium (SAL-21). */
  readonly prospectionMeans?: string | undefined;
  /** Number of instalments, 0 for cash (SAL-23). */
  readonly payments?: number | undefined;
  /** Name of the way in which the down payment was made (SAL-24). */
  readonly downPaymentMethod?: string | undefined;
  /** Name of an item of the contracts (SAL-25). */
  readonly item?: string | undefined;
  readonly stateCode?: string | undefined;
  /** In any spelling. */
  readonly county?: string | undefined;
  readonly zipCode?: string | undefined;
};

/** Which activities a figure counts (DSH-03, DSH-05, DSH-06). */
export type ActivityDetailScope = DetailScope & {
  readonly activityTypeId?: number;
  readonly tracingId?: number;
  /** Begun on time; not begun although it was time; ended. All of them when left out. */
  readonly state?: 'onTime' | 'unattended' | 'ended';
};

/** Which prospects a figure counts (DSH-07, DSH-08). */
export type ProspectDetailScope = DetailScope & { readonly prospectionMeansId?: number };

/** Reads the contracts behind a figure; a row without number, prospect and day of sale is left out. */
export const readContractDetails = listReader(contractDetailOf);

/** Reads the renewals behind a figure; a row without id, contract, prospect and day is left out. */
export const readRenewalDetails = listReader(renewalDetailOf);

/** Reads the activities behind a figure; a row without id, type and day is left out. */
export const readActivityDetails = listReader(activityDetailOf);

/** Reads the prospects behind a figure; a row without id and day is left out. */
export const readProspectDetails = listReader(prospectDetailOf);

/** Reads the rows of an answer. Without a list the answer is malformed: an empty list would claim that there are no rows. */
const listed =
  <Wire, Own>(call: Call, read: Reader<Wire, Own>): Reader<Wire, Own> =>
  (body) => {
    if (!Array.isArray(body)) throw new MalformedAnswerError(call);
    return read(body);
  };

/** Range, lists and the adviser, as both calls of the sellers name them. */
const sellerQuery = (range: DateRange, scope: SellerDetailScope) => ({
  ...summaryQuery(range, scope),
  'AssistantManagers[]': idsOf(scope.assistantManagers),
  'JrManagement[]': idsOf(scope.juniorManagements),
  'ActiveTeams[]': idsOf(scope.teams),
  'Managers[]': idsOf(scope.managers),
  ...(scope.activeOnly === true && { AdvisorActiveSwitch: true }),
  ...(scope.slpCode !== undefined && { SlpCode: scope.slpCode }),
  ...(scope.adviserName !== undefined && { AdvisorName: scope.adviserName }),
  ...(scope.managerName !== undefined && { ManagerName: scope.managerName }),
});

/** The contracts behind a figure (DSH-04, TOT-02, TOT-03, SAL-08 to SAL-34, STM-09, STM-10, an extension of our own server). */
async function contractDetail(
  client: Client,
  range: DateRange,
  scope: ContractDetailScope,
  signal: Signal = null,
): Promise<readonly ContractDetail[]> {
  const query = {
    ...sellerQuery(range, scope),
    Basis: scope.basis,
    ...(scope.businessLine !== undefined && { BusinessLine: scope.businessLine }),
    ...(scope.status !== undefined && { Status: scope.status }),
    ...(scope.prospectionMeans !== undefined && { ProspectionMeans: scope.prospectionMeans }),
    ...(scope.payments !== undefined && { NumberPayments: scope.payments }),
    ...(scope.downPaymentMethod !== undefined && { DownPaymentMethod: scope.downPaymentMethod }),
    ...(scope.item !== undefined && { ItemName: scope.item }),
    ...(scope.stateCode !== undefined && { StateCode: scope.stateCode }),
    ...(scope.county !== undefined && { County: scope.county }),
    ...(scope.zipCode !== undefined && { ZipCode: scope.zipCode }),
  };
  const requested = client.GET('/bi/detail/contracts', { params: { query }, signal });
  return answerOf('GET /bi/detail/contracts', requested, listed('GET /bi/detail/contracts', readContractDetails));
}

/** The renewals behind a figure (STM-08, an extension of our own server). */
async function renewalDetail(
  client: Client,
  range: DateRange,
  scope: SellerDetailScope = {},
  signal: Signal = null,
): Promise<readonly RenewalDetail[]> {
  const query = sellerQuery(range, scope);
  const requested = client.GET('/bi/detail/renewals', { params: { query }, signal });
  return answerOf('GET /bi/detail/renewals', requested, listed('GET /bi/detail/renewals', readRenewalDetails));
}

/** The activities behind a figure (DSH-02, DSH-03, DSH-05, DSH-06, an extension of our own server). */
async function activityDetail(
  client: Client,
  range: DateRange,
  { activityTypeId, tracingId, state, ...scope }: ActivityDetailScope = {},
  signal: Signal = null,
): Promise<readonly ActivityDetail[]> {
  const query = {
    ...summaryQuery(range, scope),
    ...(activityTypeId !== undefined && { ActivityTypeId: activityTypeId }),
    ...(tracingId !== undefined && { TracingId: tracingId }),
    ...(state !== undefined && { State: state }),
  };
  const requested = client.GET('/bi/detail/activities', { params: { query }, signal });
  return answerOf('GET /bi/detail/activities', requested, listed('GET /bi/detail/activities', readActivityDetails));
}

/** The prospects behind a figure (DSH-07, DSH-08, an extension of our own server). */
async function prospectDetail(
  client: Client,
  range: DateRange,
  { prospectionMeansId, ...scope }: ProspectDetailScope = {},
  signal: Signal = null,
): Promise<readonly ProspectDetail[]> {
  const query = {
    ...summaryQuery(range, scope),
    ...(prospectionMeansId !== undefined && { ProspectionMeansId: prospectionMeansId }),
  };
  const requested = client.GET('/bi/detail/prospects', { params: { query }, signal });
  return answerOf('GET /bi/detail/prospects', requested, listed('GET /bi/detail/prospects', readProspectDetails));
}

/** The calls of the rows behind a figure of any dashboard, apart from the others: they are needed when a figure is pressed. */
export function createDetailCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    contracts: bound(contractDetail),
    renewals: bound(renewalDetail),
    activities: bound(activityDetail),
    prospects: bound(prospectDetail),
  };
}

export type DetailCalls = ReturnType<typeof createDetailCalls>;
