import { scopeOf } from '@sereno/domain/access';
import { viewerOf } from '../../access/authentication.ts';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type AdviserFilter, listAdvisers, listTeams, listUnits } from './organisationQueries.ts';

type Request = Parameters<typeof viewerOf>[0];
type Ids = readonly number[];
type UnitLevel = 'channel' | 'management';

const scope = (call: Request) => scopeOf(viewerOf(call));

/** The catalogues of units, teams and advisers, each as far as the signed-in person sees it (API-10, API-60 to API-71). */
export function organisationHandlers({ database: { db } }: { readonly database: Database }) {
  async function managements(call: Request, level: UnitLevel, below: Ids) {
    const units = await listUnits(db, scope(call), level, below);
    return { status: 200 as const, body: units.map(({ id, name }) => ({ ManagementId: id, ManagementName: name })) };
  }

  /** The unit's id, with the name of its head, or its own name without a head. */
  async function assistantManagers(call: Request) {
    const units = await listUnits(db, scope(call), 'assistant');
    return {
      status: 200 as const,
      body: units.map(({ id, name, headName }) => ({ AssistantManagerId: id, AssitantManagerName: headName || name })),
    };
  }

  async function teams(call: Request, activeOnly: boolean) {
    const rows = await listTeams(db, scope(call), { activeOnly });
    return { status: 200 as const, body: rows.map(({ id, name }) => ({ TeamId: id, Name: name })) };
  }

  async function advisers(call: Request, filter: AdviserFilter) {
    const rows = await listAdvisers(db, scope(call), filter);
    return {
      status: 200 as const,
      body: rows.map(({ id, slpCode, name }) => ({ EmployeeId: id, SlpCode: slpCode, Adviser: name, Name: name })),
    };
  }

  return {
    async getManagements(call) {
      const query: { readonly _AssistantManagers?: Ids; readonly AssistantManagers?: Ids } = call.query;
      const { _AssistantManagers: underscored = [], AssistantManagers: plain = [] } = query;
      return managements(call, 'management', [...underscored, ...plain]);
    },
    async getManagementsByUser(call) {
      const { AssistantManagers = [] }: { readonly AssistantManagers?: Ids } = call.query;
      return managements(call, 'channel', AssistantManagers);
    },
    async getJuniorManagementsByUser(call) {
      const { canalManagers = [] }: { readonly canalManagers?: Ids } = call.query;
      return managements(call, 'management', canalManagers);
    },
    getAssistantManagers: assistantManagers,
    getVicePrincipalByUser: assistantManagers,

    async getTeamSalesManagers(call) {
      const units = await listUnits(db, scope(call), 'management');
      const heads = new Map(units.map(({ headId, headName }) => [headId, headName]));
      const named = [...heads].flatMap(([id, name]) => (id === null ? [] : [{ ManagerId: id, Manager: name ?? '' }]));
      return { status: 200, body: named.toSorted((one, other) => one.Manager.localeCompare(other.Manager, 'es')) };
    },
    getActiveTeams: (call) => teams(call, true),
    getTeamsForDashboard: (call) => teams(call, false),

    // People who have left get no leads and no plans; only the view of past teams includes them.
    async getAdvisers(call) {
      const { Management = [] }: { readonly Management?: Ids } = call.query;
      return advisers(call, { units: Management, activeOnly: true });
    },
    async getAdvisersByUser(call) {
      const { Management = [] }: { readonly Management?: Ids } = call.query;
      return advisers(call, { units: Management, activeOnly: true });
    },
    async getTeamMembers(call) {
      return advisers(call, { teams: call.query.TeamId, activeOnly: true });
    },
    async getAdvisersForDashboard(call) {
      const query: { readonly Teams?: Ids; readonly Managers?: Ids; readonly Actives?: 0 | 1 } = call.query;
      const { Teams = [], Managers = [], Actives = 0 } = query;
      return advisers(call, { teams: Teams, heads: Managers, activeOnly: Actives === 1 });
    },
  } satisfies Handlers;
}
