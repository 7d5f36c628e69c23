import {
  chooseLevel,
  defaultFilters,
  type Filters,
  readFilters,
  teamFilters,
  turnSwitch,
} from '@sereno/domain/dashboards';
import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { teamComparisonQuery, teamSalesQuery } from './dashboardQueries.ts';
import { heldServer, settled } from './testing/heldServer.ts';
import { teamSalesScope } from './scopes.ts';

const TODAY = '2026-11-22';
const LISTED = 7001;
const config = {
  ...DEFAULT_ACCESS_CONFIG,
  employees: { ...DEFAULT_ACCESS_CONFIG.employees, teamManagerSelector: [LISTED] },
};
const plan = teamFilters(config);
const FIRST = defaultFilters(TODAY);
const DAYS = 'StartDate=2026/11/16&EndDate=2026/11/22';
const MEMBERS = '/catalog/advisers-fordashboard?Teams=3&Managers=6';

/** The two calls of the dashboard; where teams are chosen, after the list of their advisers has come. */
const requested = async (filters: Filters, members?: readonly object[]): Promise<readonly string[]> => {
  const { calls, held } = heldServer();
  const client = new QueryClient();
  void client.prefetchQuery(teamSalesQuery(calls, filters));
  void client.prefetchQuery(teamComparisonQuery(calls, filters));
  await settled();
  if (members !== undefined) {
    expect(held.map((call) => call.requested)).toEqual([MEMBERS]);
    held.shift()?.answer(members);
    await settled();
  }
  return held.map((call) => call.requested.replaceAll('[]', ''));
};

const inAddress = (search: string, person: { roleId: number; employeeId?: number }): Filters =>
  readFilters(
    plan,
    { companyId: 1, employeeId: 12, teamCarousel: false, ...person },
    new URLSearchParams(search),
    TODAY,
  );

describe('the calls of the team dashboard', () => {
  it('API-41 API-42 ask for the range, the managers and the advisers, and send both switches off', async () => {
    const filters = chooseLevel(plan, chooseLevel(plan, FIRST, 'manager', ['7', '6']), 'adviser', ['208']);
    const people = 'Managers=6&Managers=7&Advisors=208';
    expect(await requested(filters)).toEqual([
      `/dashboard/get-insurance-contract?${DAYS}&AdvisorActiveSwitch=false&SaleOnlySwitch=false&${people}`,
      `/dashboard/compare-insurance-contract?${DAYS}&${people}`,
    ]);
  });

  it('API-41 API-42 API-71 FLT-10 ask for the advisers of the teams, whom one list names to both', async () => {
    const team = chooseLevel(plan, chooseLevel(plan, FIRST, 'manager', ['6']), 'dashboardTeam', ['3']);
    const members = [
      { EmployeeId: 31, SlpCode: 208, Adviser: 'Ana Ruiz' },
      { EmployeeId: 32, SlpCode: 209, Adviser: 'Eva Cruz' },
    ];
    const people = 'Managers=6&Advisors=208&Advisors=209';
    expect(await requested(team, members)).toEqual([
      `/dashboard/get-insurance-contract?${DAYS}&AdvisorActiveSwitch=false&SaleOnlySwitch=false&${people}`,
      `/dashboard/compare-insurance-contract?${DAYS}&${people}`,
    ]);
    // A team without advisers has sold nothing; an empty list would ask for everybody.
    expect(await requested(team, [])).toEqual([]);
    expect(await requested(chooseLevel(plan, team, 'adviser', ['208']))).toHaveLength(2);
  });

  it('STM-04 STM-05 send the switches that are on to the first call, and ask the second one the same as without', () => {
    const { calls } = heldServer();
    const both = turnSwitch(turnSwitch(FIRST, 'activeOnly', true), 'withSalesOnly', true);
    expect(teamSalesScope(both)).toEqual({ activeOnly: true, withSalesOnly: true });
    expect(teamSalesScope(turnSwitch(both, 'activeOnly', false))).toEqual({ withSalesOnly: true });
    expect(teamSalesScope(turnSwitch(both, 'withSalesOnly', false))).toEqual({ activeOnly: true });
    expect(teamSalesQuery(calls, both).queryKey).not.toEqual(teamSalesQuery(calls, FIRST).queryKey);
    expect(teamComparisonQuery(calls, both).queryKey).toEqual(teamComparisonQuery(calls, FIRST).queryKey);
  });

  it('STM-06 STM-07 send managers for roles below 5 and the listed employee, and none for anybody else', () => {
    const search = 'gerente=6,7&asesor=208';
    const all = { managers: [6, 7], advisers: [208] };
    expect(teamSalesScope(inAddress(search, { roleId: 4 }))).toEqual(all);
    expect(teamSalesScope(inAddress(search, { roleId: 9, employeeId: LISTED }))).toEqual(all);
    for (const roleId of [5, 6, 8]) {
      expect(teamSalesScope(inAddress(search, { roleId }))).toEqual({ advisers: [208] });
    }
  });
});
