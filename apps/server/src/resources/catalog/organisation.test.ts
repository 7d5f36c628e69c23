import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOrganisation } from '../../demo/organisation.ts';
import { type DemoEmployee, demoEmployees } from '../../demo/people.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const employees = demoEmployees();
const { managements, teams, managementOf, teamOf } = demoOrganisation(employees);
const byId = new Map(employees.map((employee) => [employee.id, employee]));

async function ids(username: string, url: string, key: string): Promise<number[]> {
  const response = await server.get(username, `/catalog/${url}`);
  expect(response.statusCode).toBe(200);
  return response
    .json<{ body: Record<string, number>[] }>()
    .body.map((row) => row[key] ?? 0)
    .toSorted((one, other) => one - other);
}

/** Whether the head is the person or somebody above them. */
function isUnder(person: DemoEmployee | undefined, head: number): boolean {
  return person !== undefined && (person.id === head || isUnder(byId.get(person.managerId ?? 0), head));
}

/** The employees that each account sees, computed without SQL. */
const SEES: readonly (readonly [username: string, sees: (person: DemoEmployee) => boolean])[] = [
  ['rol1', ({ companyId }) => companyId === 1],
  ['rol4', (person) => isUnder(person, 104)],
  ['rol5', (person) => isUnder(person, 105)],
  ['rol6', (person) => isUnder(person, 106)],
  ['rol7', (person) => isUnder(person, 107)],
  ['rol8', ({ id }) => id === 108],
  ['rol9', ({ id }) => id === 109],
  ['rol11', () => false],
  ['empresa2', ({ id }) => id === 202],
  ['funeral', ({ id }) => id === 302],
];

/** The units of the people and those above, or all of the company. */
function unitsOf(people: readonly DemoEmployee[], wholeCompany: boolean): Set<number> {
  if (wholeCompany) return new Set(managements.filter(({ company_id }) => company_id === 1).map(({ id }) => id));
  const units = new Set<number>();
  for (const person of people) {
    let unit = managements.find(({ id }) => id === managementOf(person));
    while (unit !== undefined) {
      units.add(unit.id);
      const parent: number | null = unit.parent_id ?? null;
      unit = managements.find(({ id }) => id === parent);
    }
  }
  return units;
}

describe.each(SEES)('API-10 API-60 to API-71 ENT-03 to ENT-07 what %s may choose from', (username, sees) => {
  const people = employees.filter(sees);
  const units = unitsOf(people, username === 'rol1');
  const ofLevel = (level: string) => managements.filter((unit) => unit.level === level && units.has(unit.id));
  const advisers = people.filter(({ pace }) => pace === 'adviser');

  it.each([
    ['assistant-managers', 'AssistantManagerId', 'assistant'],
    ['vice-principal-byuser', 'AssistantManagerId', 'assistant'],
    ['managements-byuser', 'ManagementId', 'channel'],
    ['managements-jr-byuser', 'ManagementId', 'management'],
    ['managements', 'ManagementId', 'management'],
  ])('%s has the units of the people they see, and those above', async (url, key, level) => {
    expect(await ids(username, url, key)).toEqual(ofLevel(level).map(({ id }) => id));
  });

  it('the managers of the team dashboard are those who head a management', async () => {
    const heads = ofLevel('management').map(({ head_id }) => head_id ?? 0);
    expect(await ids(username, 'managersteams-dashboardsales', 'ManagerId')).toEqual(
      heads.toSorted((one, other) => one - other),
    );
  });

  it('the teams are those of the people they see, the dissolved one on the team dashboard alone', async () => {
    const own = new Set(people.map(teamOf));
    const seen = teams.filter(({ id, company_id }) => (username === 'rol1' ? company_id === 1 : own.has(id)));
    expect(await ids(username, 'teams-fordashboard', 'TeamId')).toEqual(seen.map(({ id }) => id));
    const active = seen.filter((team) => team.active);
    expect(await ids(username, 'active-teams', 'TeamId')).toEqual(active.map(({ id }) => id));
  });

  it('the advisers are those they see, who has left on the team dashboard alone', async () => {
    const active = advisers.filter((person) => person.active).map(({ id }) => id);
    expect(await ids(username, 'advisers', 'EmployeeId')).toEqual(active);
    expect(await ids(username, 'advisers-byuser', 'EmployeeId')).toEqual(active);
    expect(await ids(username, 'advisers-fordashboard?Actives=1', 'EmployeeId')).toEqual(active);
    expect(await ids(username, 'advisers-fordashboard', 'EmployeeId')).toEqual(advisers.map(({ id }) => id));
  });

  it('no filter reaches beyond what they see', async () => {
    const all = managements.map(({ id }) => `Management=${id}`).join('&');
    expect(await ids(username, `advisers?${all}`, 'EmployeeId')).toEqual(
      advisers.filter((person) => person.active && managementOf(person) !== null).map(({ id }) => id),
    );
    const teamIds = teams.map(({ id }) => `TeamId=${id}`).join('&');
    expect(await ids(username, `team-members?AdvisorsByTeams=1&${teamIds}`, 'EmployeeId')).toEqual(
      advisers.filter((person) => person.active && teamOf(person) !== null).map(({ id }) => id),
    );
  });
});

describe('API-60 API-65 API-66 API-67 API-68 API-71 the filters', () => {
  it('FLT-07 FLT-08 lead from an assistant management down to advisers', async () => {
    expect(await ids('rol1', 'managements-byuser?AssistantManagers=1', 'ManagementId')).toEqual([2, 6]);
    expect(await ids('rol1', 'managements-jr-byuser?canalManagers=2', 'ManagementId')).toEqual([3, 4, 5]);
    expect(await ids('rol1', 'advisers-byuser?Management=3', 'EmployeeId')).toEqual(
      await ids('rol6', 'advisers-byuser', 'EmployeeId'),
    );
  });

  it('FLT-09 takes both names of the assistant managements, with and without brackets, and any level of unit', async () => {
    const below = await ids('rol1', 'managements?AssistantManagers=9', 'ManagementId');
    expect(below).toEqual([11, 12]);
    expect(await ids('rol1', 'managements?_AssistantManagers=9', 'ManagementId')).toEqual(below);
    expect(await ids('rol1', 'managements?AssistantManagers[]=9', 'ManagementId')).toEqual(below);
    expect(await ids('rol1', 'managements?AssistantManagers=9&_AssistantManagers=1', 'ManagementId')).toEqual(
      await ids('rol1', 'managements', 'ManagementId'),
    );
    expect(await ids('rol1', 'advisers?Management=2', 'EmployeeId')).toEqual(
      await ids('rol5', 'advisers', 'EmployeeId'),
    );
  });

  it('FLT-10 narrow the advisers of the team dashboard by team and by manager', async () => {
    const team = await ids('rol1', 'advisers-fordashboard?Teams=1', 'EmployeeId');
    expect(team).toEqual([108, 109, 120, 121, 122, 123]);
    expect(await ids('rol1', 'team-members?AdvisorsByTeams=1&TeamId=1', 'EmployeeId')).toEqual(team);
    expect(await ids('rol1', 'advisers-fordashboard?Managers=106', 'EmployeeId')).toEqual(
      await ids('rol6', 'advisers', 'EmployeeId'),
    );
    expect(await ids('rol1', 'advisers-fordashboard?Managers=106&Teams=3', 'EmployeeId')).toEqual([]);
  });
});
