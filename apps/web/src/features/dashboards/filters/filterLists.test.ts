import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import {
  FINANCIAL_FILTERS,
  type FilterPlan,
  type Filters,
  levelsFor,
  SALES_FILTERS,
  SUMMARY_FILTERS,
  teamFilters,
  TOTAL_FILTERS,
} from '@sereno/domain/dashboards';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { levelsWithList, listQueries } from './filterLists.ts';
import { optionsOf } from './listQuery.ts';
import { heldServer, settled } from './testing/heldServer.ts';

const TEAM_FILTERS = teamFilters(DEFAULT_ACCESS_CONFIG);
const person = (roleId: number) => ({ roleId, companyId: 1, employeeId: 12, teamCarousel: false });
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

type Chosen = Filters['chosen'];

/** What a person's dashboard asks for its lists; lists known without a call are there at once. */
function ask(plan: FilterPlan, roleId: number, chosen: Chosen = {}, switches: Filters['switches'] = []) {
  const { calls, held } = heldServer();
  const client = newClient();
  const levels = levelsWithList(plan, levelsFor(plan, person(roleId)));
  const queries = listQueries(plan, levels, calls, { chosen, switches });
  const answers = new Map(
    queries.map((query, place) => [levels[place], query.initialData ?? client.fetchQuery({ ...query, gcTime: 0 })]),
  );
  const isRequested = async (count: number): Promise<void> => {
    await settled();
    expect(held).toHaveLength(count);
  };
  return { held, answers, isRequested };
}

/** The addresses that are asked, once so many are, in the order of their letters. */
async function requested(
  plan: FilterPlan,
  roleId: number,
  count: number,
  chosen?: Chosen,
  switches?: Filters['switches'],
) {
  const { held, isRequested } = ask(plan, roleId, chosen, switches);
  await isRequested(count);
  return held.map((call) => call.requested).toSorted();
}

const keysOf = (plan: FilterPlan, chosen: Chosen, switches: Filters['switches'] = []) => {
  const levels = levelsWithList(plan, levelsFor(plan, person(1)));
  const queries = listQueries(plan, levels, heldServer().calls, { chosen, switches });
  return new Map(levels.map((level, place) => [level, JSON.stringify(queries[place]?.queryKey)]));
};

/** The levels whose list is another one by a choice. */
const changedBy = (plan: FilterPlan, before: Chosen, after: Chosen) => {
  const old = keysOf(plan, before);
  return [...keysOf(plan, after)].flatMap(([level, key]) => (key === old.get(level) ? [] : [level]));
};

describe('the lists of the dashboard', () => {
  it('FLT-09 are the managements, and the advisers of those that are chosen', async () => {
    expect(await requested(SUMMARY_FILTERS, 1, 2)).toEqual(['/catalog/advisers', '/catalog/managements']);
    expect(await requested(SUMMARY_FILTERS, 5, 2, { management: ['6', '7'] })).toEqual([
      '/catalog/advisers?Management=6&Management=7',
      '/catalog/managements',
    ]);
  });

  it('FLT-09 UND-24 are those of a report too, which saves its filters under a name of its own', async () => {
    const plan = { ...SUMMARY_FILTERS, id: 'report-quotations', listsOf: SUMMARY_FILTERS.id };
    expect(await requested(plan, 1, 2)).toEqual(await requested(SUMMARY_FILTERS, 1, 2));
  });

  it('FLT-02 of advisers are asked for again when another management is chosen, and no list of managements is', () => {
    expect(changedBy(SUMMARY_FILTERS, { management: ['6'] }, { management: ['6', '7'] })).toEqual(['adviser']);
  });

  it('FLT-06 TOT-01 are not asked for where they are hidden', async () => {
    expect(await requested(SUMMARY_FILTERS, 6, 0, { management: ['6'] })).toEqual([]);
    expect(await requested(TOTAL_FILTERS, 1, 0)).toEqual([]);
  });

  it('ENT-03 ENT-05 name managements by id and advisers by the key that calls send', async () => {
    const { held, answers, isRequested } = ask(SUMMARY_FILTERS, 1);
    await isRequested(2);
    held[0]?.answer([{ ManagementId: 6, ManagementName: 'Occidente' }]);
    held[1]?.answer([
      { EmployeeId: 31, SlpCode: 208, Adviser: 'Ana Ruiz' },
      { EmployeeId: 32, SlpCode: null, Adviser: 'Sin clave' },
    ]);
    expect(await answers.get('management')).toEqual([{ value: '6', label: 'Occidente' }]);
    expect(await answers.get('adviser')).toEqual([{ value: '208', label: 'Ana Ruiz' }]);
  });
});

describe('the lists of the sales', () => {
  const ALL = [
    '/catalog/active-teams',
    '/catalog/advisers-byuser',
    '/catalog/managements-byuser',
    '/catalog/managements-jr-byuser',
    '/catalog/vice-principal-byuser',
  ];

  it('FLT-08 SAL-05 are those of the signed-in person, teams for roles 1 to 3 alone', async () => {
    expect(await requested(SALES_FILTERS, 1, 5)).toEqual(ALL);
    expect(await requested(SALES_FILTERS, 4, 4)).toEqual(ALL.filter((path) => path !== '/catalog/active-teams'));
  });

  it('SAL-01 GEN-03 know the lines of business without asking', () => {
    expect(ask(SALES_FILTERS, 8).answers.get('businessLine')).toEqual([
      { value: 'PF', label: 'PF' },
      { value: 'SG', label: 'SG' },
      { value: 'BF', label: 'BF' },
    ]);
  });

  it('FLT-08 narrow each list by the level above, and the advisers by the lowest unit that is chosen', async () => {
    const chosen = { assistantManagement: ['4'], channelManagement: ['6', '7'] };
    expect(await requested(SALES_FILTERS, 8, 4, chosen)).toEqual([
      '/catalog/advisers-byuser?Management=6&Management=7',
      '/catalog/managements-byuser?AssistantManagers=4',
      '/catalog/managements-jr-byuser?canalManagers=6&canalManagers=7',
      '/catalog/vice-principal-byuser',
    ]);
    const lowest = await requested(SALES_FILTERS, 8, 4, { ...chosen, juniorManagement: ['12'] });
    expect(lowest).toContain('/catalog/advisers-byuser?Management=12');
  });

  it('FLT-08 API-66 API-67 give the junior managements and advisers below the assistant managements by the ids of channels, which are asked for once', async () => {
    const { held, answers, isRequested } = ask(SALES_FILTERS, 8, { assistantManagement: ['4'] });
    await isRequested(2);
    held[1]?.answer([{ ManagementId: 6, ManagementName: 'Occidente' }]);
    await isRequested(4);
    expect(held.map((call) => call.requested)).toEqual([
      '/catalog/vice-principal-byuser',
      '/catalog/managements-byuser?AssistantManagers=4',
      '/catalog/managements-jr-byuser?canalManagers=6',
      '/catalog/advisers-byuser?Management=6',
    ]);
    held[2]?.answer([{ ManagementId: 12, ManagementName: 'Junior' }]);
    held[3]?.answer([{ EmployeeId: 31, SlpCode: 208, Adviser: 'Ana Ruiz' }]);
    expect(await answers.get('juniorManagement')).toEqual([{ value: '12', label: 'Junior' }]);
    expect(await answers.get('adviser')).toEqual([{ value: '208', label: 'Ana Ruiz' }]);
  });

  it('FLT-08 give no junior managements and advisers, rather than all, where no channel lies below', async () => {
    const { held, answers, isRequested } = ask(SALES_FILTERS, 8, { assistantManagement: ['4'] });
    await isRequested(2);
    held[1]?.answer([]);
    expect(await answers.get('juniorManagement')).toEqual([]);
    expect(await answers.get('adviser')).toEqual([]);
    await isRequested(2);
  });

  it('FLT-08 give the members of the teams, and of them those of the units that are chosen', async () => {
    const alone = await requested(SALES_FILTERS, 1, 5, { team: ['3'] });
    expect(alone).toContain('/catalog/team-members?AdvisorsByTeams=1&TeamId=3');

    const { held, answers, isRequested } = ask(SALES_FILTERS, 1, { juniorManagement: ['12'], team: ['3'] });
    await isRequested(6);
    const person208 = { EmployeeId: 31, SlpCode: 208, Adviser: 'Ana Ruiz' };
    const person209 = { EmployeeId: 32, SlpCode: 209, Adviser: 'Eva Cruz' };
    held.find(({ requested: url }) => url.includes('team-members'))?.answer([person208, person209]);
    held.find(({ requested: url }) => url.includes('advisers-byuser'))?.answer([person208]);
    expect(await answers.get('adviser')).toEqual([{ value: '208', label: 'Ana Ruiz' }]);
  });

  it('FLT-02 are asked for again below the level that changed, and nowhere else', () => {
    expect(changedBy(SALES_FILTERS, {}, { businessLine: ['PF'] })).toEqual([]);
    expect(changedBy(SALES_FILTERS, {}, { assistantManagement: ['4'] })).toEqual([
      'channelManagement',
      'juniorManagement',
      'adviser',
    ]);
    expect(changedBy(SALES_FILTERS, {}, { channelManagement: ['6'] })).toEqual(['juniorManagement', 'adviser']);
    expect(changedBy(SALES_FILTERS, {}, { juniorManagement: ['12'] })).toEqual(['adviser']);
    expect(changedBy(SALES_FILTERS, {}, { team: ['3'] })).toEqual(['adviser']);
    expect(changedBy(SALES_FILTERS, {}, { adviser: ['208'] })).toEqual([]);
  });
});

describe('the lists of the teams', () => {
  it('API-69 FLT-10 STM-06 are managers and teams for viewers who may choose them, and the advisers of both', async () => {
    const managers = '/catalog/managersteams-dashboardsales';
    const teams = '/catalog/teams-fordashboard';
    expect(await requested(TEAM_FILTERS, 4, 3, { manager: ['106'], dashboardTeam: ['3', '4'] })).toEqual([
      '/catalog/advisers-fordashboard?Teams=3&Teams=4&Managers=106',
      managers,
      teams,
    ]);
    expect(await requested(TEAM_FILTERS, 5, 1)).toEqual(['/catalog/advisers-fordashboard']);
  });

  it('FLT-10 STM-04 have only active advisers where the switch says so', async () => {
    expect((await requested(TEAM_FILTERS, 5, 1, {}, ['activeOnly'])).at(-1)).toBe(
      '/catalog/advisers-fordashboard?Actives=1',
    );
    expect(keysOf(TEAM_FILTERS, {}, ['activeOnly']).get('adviser')).not.toBe(keysOf(TEAM_FILTERS, {}).get('adviser'));
    expect(keysOf(TEAM_FILTERS, {}, ['withSalesOnly'])).toEqual(keysOf(TEAM_FILTERS, {}));
  });

  it('FLT-02 of advisers are asked for again when another manager or team is chosen', () => {
    expect(changedBy(TEAM_FILTERS, {}, { manager: ['106'] })).toEqual(['adviser']);
    expect(changedBy(TEAM_FILTERS, {}, { dashboardTeam: ['3'] })).toEqual(['adviser']);
  });
});

/** The advisers below an assistant management that has these managements. */
async function advisersBelow(managements: readonly object[]) {
  const { held, answers, isRequested } = ask(FINANCIAL_FILTERS, 1, { assistantManagement: ['4'] });
  await isRequested(2);
  held.find(({ requested: url }) => url.includes('/managements?'))?.answer(managements);
  await settled();
  held
    .find(({ requested: url }) => url === '/catalog/advisers?Management=6')
    ?.answer([{ EmployeeId: 31, SlpCode: 208, Adviser: 'Ana Ruiz' }]);
  return answers.get('adviser');
}

describe('the lists of the financial dashboard', () => {
  it('API-10 API-60 API-62 are the assistant managements, the managements below, and the advisers of these', async () => {
    const chosen = { assistantManagement: ['4'], management: ['6', '7'] };
    expect(await requested(FINANCIAL_FILTERS, 5, 3, chosen)).toEqual([
      '/catalog/advisers?Management=6&Management=7',
      '/catalog/assistant-managers',
      '/catalog/managements?AssistantManagers=4',
    ]);
    expect(await requested(FINANCIAL_FILTERS, 6, 0)).toEqual([]);
  });

  it('API-10 give the advisers below the assistant managements by the ids of managements, and none where none lie below', async () => {
    expect(await advisersBelow([{ ManagementId: 6, ManagementName: 'Occidente' }])).toEqual([
      { value: '208', label: 'Ana Ruiz' },
    ]);
    expect(await advisersBelow([])).toEqual([]);
  });
});

describe('the options of a list', () => {
  it('hold each number once, under its first name', () => {
    const rows = [
      { id: 6, name: 'Occidente' },
      { id: 6, name: 'Otra' },
      { id: null, name: 'Sin número' },
      { id: 7, name: 'Norte' },
    ];
    expect(optionsOf(rows, ({ id }) => id)).toEqual([
      { value: '6', label: 'Occidente' },
      { value: '7', label: 'Norte' },
    ]);
  });
});
