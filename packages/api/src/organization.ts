import type { Adviser, AssistantManager, Management, Manager, Team } from '@sereno/domain/organization';
import type { CataloguedWeek } from '@sereno/domain/week';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import {
  readAdvisers,
  readAssistantManagers,
  readManagements,
  readManagers,
  readTeams,
  readWeeks,
} from './organizationRows.ts';
import { asText } from './asText.ts';
import { idsOf } from './query.ts';

/** Ids of the rows chosen in the filter above; none means no filter, and nothing is sent. */
type Ids = readonly number[];

/** Narrows the advisers of the team sales dashboard (API-71, FLT-10). */
export type AdviserFilter = {
  readonly teams?: Ids;
  readonly managers?: Ids;
  /** True for active advisers alone. */
  readonly activeOnly?: boolean;
};

/** The managements, or of them those below the assistant managements (API-60, FLT-09). */
export async function managements(
  client: Client,
  chosen: Ids = [],
  signal?: AbortSignal,
): Promise<readonly Management[]> {
  const reply = await client.GET('/catalog/managements', {
    params: { query: { AssistantManagers: idsOf(chosen) } },
    ...asText(signal),
  });
  return readManagements(bodyOf('GET /catalog/managements', reply));
}

/** The channel managements below the assistant managements (API-65, FLT-08). */
export async function channelManagements(
  client: Client,
  chosen: Ids = [],
  signal?: AbortSignal,
): Promise<readonly Management[]> {
  const reply = await client.GET('/catalog/managements-byuser', {
    params: { query: { AssistantManagers: idsOf(chosen) } },
    ...asText(signal),
  });
  return readManagements(bodyOf('GET /catalog/managements-byuser', reply));
}

/** The junior managements below the channel managements (API-66, FLT-08). */
export async function juniorManagements(
  client: Client,
  chosen: Ids = [],
  signal?: AbortSignal,
): Promise<readonly Management[]> {
  const reply = await client.GET('/catalog/managements-jr-byuser', {
    params: { query: { canalManagers: idsOf(chosen) } },
    ...asText(signal),
  });
  return readManagements(bodyOf('GET /catalog/managements-jr-byuser', reply));
}

/** The assistant managements (API-62). */
export async function assistantManagers(client: Client, signal?: AbortSignal): Promise<readonly AssistantManager[]> {
  const reply = await client.GET('/catalog/assistant-managers', asText(signal));
  return readAssistantManagers(bodyOf('GET /catalog/assistant-managers', reply));
}

/** The assistant managements of the signed-in person (API-63, FLT-08). */
export async function ownAssistantManagers(client: Client, signal?: AbortSignal): Promise<readonly AssistantManager[]> {
  const reply = await client.GET('/catalog/vice-principal-byuser', asText(signal));
  return readAssistantManagers(bodyOf('GET /catalog/vice-principal-byuser', reply));
}

/** The managers of the team sales dashboard (API-70, FLT-10). */
export async function teamSalesManagers(client: Client, signal?: AbortSignal): Promise<readonly Manager[]> {
  const reply = await client.GET('/catalog/managersteams-dashboardsales', asText(signal));
  return readManagers(bodyOf('GET /catalog/managersteams-dashboardsales', reply));
}

/** The weeks as the company numbers them (API-61, WKP-11). */
export async function weeks(client: Client, signal?: AbortSignal): Promise<readonly CataloguedWeek[]> {
  const reply = await client.GET('/catalog/weeks', asText(signal));
  return readWeeks(bodyOf('GET /catalog/weeks', reply));
}

/** The advisers, or of them those of the managements (API-10, CAR-10, FLT-09). */
export async function advisers(client: Client, chosen: Ids = [], signal?: AbortSignal): Promise<readonly Adviser[]> {
  const reply = await client.GET('/catalog/advisers', {
    params: { query: { Management: idsOf(chosen) } },
    ...asText(signal),
  });
  return readAdvisers(bodyOf('GET /catalog/advisers', reply));
}

/** The advisers of the signed-in person's managements (API-67, FLT-08). */
export async function ownAdvisers(client: Client, chosen: Ids = [], signal?: AbortSignal): Promise<readonly Adviser[]> {
  const reply = await client.GET('/catalog/advisers-byuser', {
    params: { query: { Management: idsOf(chosen) } },
    ...asText(signal),
  });
  return readAdvisers(bodyOf('GET /catalog/advisers-byuser', reply));
}

/** The advisers of the teams (API-68, FLT-08). */
export async function teamMembers(client: Client, teams: Ids, signal?: AbortSignal): Promise<readonly Adviser[]> {
  const reply = await client.GET('/catalog/team-members', {
    params: { query: { AdvisorsByTeams: 1, TeamId: idsOf(teams) } },
    ...asText(signal),
  });
  return readAdvisers(bodyOf('GET /catalog/team-members', reply));
}

/** The advisers that the team sales dashboard offers (API-71, FLT-10). */
export async function teamSalesAdvisers(
  client: Client,
  filter: AdviserFilter = {},
  signal?: AbortSignal,
): Promise<readonly Adviser[]> {
  const { teams, managers, activeOnly = false } = filter;
  const reply = await client.GET('/catalog/advisers-fordashboard', {
    params: {
      query: { Teams: idsOf(teams), Managers: idsOf(managers), ...(activeOnly && { Actives: 1 as const }) },
    },
    ...asText(signal),
  });
  return readAdvisers(bodyOf('GET /catalog/advisers-fordashboard', reply));
}

/** The active teams (API-64, FLT-08). */
export async function activeTeams(client: Client, signal?: AbortSignal): Promise<readonly Team[]> {
  const reply = await client.GET('/catalog/active-teams', asText(signal));
  return readTeams(bodyOf('GET /catalog/active-teams', reply));
}

/** The teams of the team sales dashboard (API-69, FLT-10). */
export async function teamSalesTeams(client: Client, signal?: AbortSignal): Promise<readonly Team[]> {
  const reply = await client.GET('/catalog/teams-fordashboard', asText(signal));
  return readTeams(bodyOf('GET /catalog/teams-fordashboard', reply));
}
