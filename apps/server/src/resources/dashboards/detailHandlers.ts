import type { Handlers } from '../../http/handlers.ts';
import { listActivities } from './activityDetailQuery.ts';
import type { DashboardContext } from '../context.ts';
import { listContracts, listProspects, listRenewals, type SellerChoice } from './detailQueries.ts';
import { filterOf, teamFilterOf } from './rowFilter.ts';
import {
  activityDetailOnWire,
  contractDetailOnWire,
  prospectDetailOnWire,
  renewalDetailOnWire,
  statusOfName,
} from './wire.ts';

type SellerQuery = { readonly SlpCode?: number; readonly AdvisorName?: string; readonly ManagerName?: string };

/** An empty text asks for nothing. */
const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const sellerOf = ({ SlpCode, AdvisorName, ManagerName }: SellerQuery): SellerChoice => ({
  slpCode: SlpCode,
  adviserName: given(AdvisorName),
  managerName: given(ManagerName),
});

/** The rows behind the figures (DSH-02 to DSH-08, TOT-02, TOT-03, SAL-08 to SAL-34, STM-08 to STM-12). */
export function detailHandlers({ database: { db }, clock, timeZone, access }: DashboardContext) {
  return {
    async getContractDetail(call) {
      const { query } = call;
      const filter = teamFilterOf(call, query, access);
      if ('status' in filter) return filter;
      const name = given(query.Status);
      const status = name === undefined ? undefined : statusOfName(name);
      if (name !== undefined && status === undefined) return { status: 200, body: [] };
      const rows = await listContracts(db, filter, {
        ...sellerOf(query),
        basis: query.Basis ?? 'sold',
        line: query.BusinessLine,
        status,
        means: given(query.ProspectionMeans),
        item: given(query.ItemName),
        downPaymentMethod: given(query.DownPaymentMethod),
        payments: query.NumberPayments,
        stateCode: given(query.StateCode),
        county: given(query.County),
        zipCode: given(query.ZipCode),
      });
      return { status: 200, body: rows.map(contractDetailOnWire) };
    },

    async getRenewalDetail(call) {
      const filter = teamFilterOf(call, call.query, access);
      if ('status' in filter) return filter;
      const rows = await listRenewals(db, filter, sellerOf(call.query));
      return { status: 200, body: rows.map(renewalDetailOnWire) };
    },

    async getActivityDetail(call) {
      const filter = filterOf(call, call.query);
      if ('status' in filter) return filter;
      const { ActivityTypeId: typeId, TracingId: tracingId, State: state } = call.query;
      const rows = await listActivities(db, filter, { typeId, tracingId, state }, { now: clock(), timeZone });
      return { status: 200, body: rows.map(activityDetailOnWire) };
    },

    async getProspectDetail(call) {
      const filter = filterOf(call, call.query);
      if ('status' in filter) return filter;
      const rows = await listProspects(db, filter, call.query.ProspectionMeansId, timeZone);
      return { status: 200, body: rows.map(prospectDetailOnWire) };
    },
  } satisfies Handlers;
}
