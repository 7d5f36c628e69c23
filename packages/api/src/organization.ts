import type { Adviser, AssistantManager, Management, Manager, Team } from '@sereno/domain/organization';
import type { CataloguedWeek } from '@sereno/domain/week';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import {
  readAdvisers,
  readAssistantManagers,
  readManagements,
  readManagers,
  readTeams,
  readWeeks,
} from './organizationRows.ts';
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
  signal: Signal = null,
): Promise<readonly Management[]> {
  const requested = client.GET('/catalog/managements', {
    params: { query: { AssistantManagers: idsOf(chosen) } },
    signal,
  });
  return answerOf('GET /catalog/managements', requested, readManagements);
}

/** The channel managements below the assistant managements (API-65, FLT-08). */
export async function channelManagements(
  client: Client,
  chosen: Ids = [],
  signal: Signal = null,
): Promise<readonly Management[]> {
  const requested = client.GET('/catalog/managements-byuser', {
    params: { query: { AssistantManagers: idsOf(chosen) } },
    signal,
  });
  return answerOf('GET /catalog/managements-byuser', requested, readManagements);
}

/** The junior managements below the channel managements (API-66, FLT-08). */
export async function juniorManagements(
  client: Client,
  chosen: Ids = [],
  signal: Signal = null,
): Promise<readonly Management[]> {
  const requested = client.GET('/catalog/managements-jr-byuser', {
    params: { query: { canalManagers: idsOf(chosen) } },
    signal,
  });
  return answerOf('GET /catalog/managements-jr-byuser', requested, readManagements);
}

/** The assistant managements (API-62). */
export async function assistantManagers(client: Client, signal: Signal = null): Promise<readonly AssistantManager[]> {
  const requested = client.GET('/catalog/assistant-managers', { signal });
  return answerOf('GET /catalog/assistant-managers', requested, readAssistantManagers);
}

/** The assistant managements of the signed-in person (API-63, FLT-08). */
export async function ownAssistantManagers(
  client: Client,
  signal: Signal = null,
): Promise<readonly AssistantManager[]> {
  const requested = client.GET('/catalog/vice-principal-byuser', { signal });
  return answerOf('GET /catalog/vice-principal-byuser', requested, readAssistantManagers);
}

/** The managers of the team sales dashboard (API-70, FLT-10). */
export async function teamSalesManagers(client: Client, signal: Signal = null): Promise<readonly Manager[]> {
  const requested = client.GET('/catalog/managersteams-dashboardsales', { signal });
  return answerOf('GET /catalog/managersteams-dashboardsales', requested, readManagers);
}

/** The weeks as the company numbers them (API-61, WKP-11). */
export async function weeks(client: Client, signal: Signal = null): Promise<readonly CataloguedWeek[]> {
  const requested = client.GET('/catalog/weeks', { signal });
  return answerOf('GET /catalog/weeks', requested, readWeeks);
}

/** The advisers, or of them those of the managements (API-10, CAR-10, FLT-09). */
export async function advisers(client: Client, chosen: Ids = [], signal: Signal = null): Promise<readonly Adviser[]> {
  const requested = client.GET('/catalog/advisers', { params: { query: { Management: idsOf(chosen) } }, signal });
  return answerOf('GET /catalog/advisers', requested, readAdvisers);
}

/** The advisers of the signed-in person's managements (API-67, FLT-08). */
export async function ownAdvisers(
  client: Client,
  chosen: Ids = [],
  signal: Signal = null,
): Promise<readonly Adviser[]> {
  const requested = client.GET('/catalog/advisers-byuser', {
    params: { query: { Management: idsOf(chosen) } },
    signal,
  });
  return answerOf('GET /catalog/advisers-byuser', requested, readAdvisers);
}

/** The advisers of the teams (API-68, FLT-08). */
export async function teamMembers(client: Client, teams: Ids, signal: Signal = null): Promise<readonly Adviser[]> {
  const requested = client.GET('/catalog/team-members', {
    params: { query: { AdvisorsByTeams: 1, TeamId: idsOf(teams) } },
    signal,
  });
  return answerOf('GET /catalog/team-members', requested, readAdvisers);
}

/** The advisers that the team sales dashboard offers (API-71, FLT-10). */
export async function teamSalesAdvisers(
  client: Client,
  filter: AdviserFilter = {},
  signal: Signal = null,
): Promise<readonly Adviser[]> {
  const { teams, managers, activeOnly = false } = filter;
  const requested = client.GET('/catalog/advisers-fordashboard', {
    params: {
      query: { Teams: idsOf(teams), Managers: idsOf(managers), ...(activeOnly && { Actives: 1 as const }) },
    },
    signal,
  });
  return answerOf('GET /catalog/advisers-fordashboard', requested, readAdvisers);
}

/** The active teams (API-64, FLT-08). */
export async function activeTeams(client: Client, signal: Signal = null): Promise<readonly Team[]> {
  const requested = client.GET('/catalog/active-teams', { signal });
  return answerOf('GET /catalog/active-teams', requested, readTeams);
}

/** The teams of the team sales dashboard (API-69, FLT-10). */
export async function teamSalesTeams(client: Client, signal: Signal = null): Promise<readonly Team[]> {
  const requested = client.GET('/catalog/teams-fordashboard', { signal });
  return answerOf('GET /catalog/teams-fordashboard', requested, readTeams);
}
