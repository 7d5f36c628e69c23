import type { ContractQuery, Filters, RenewalQuery } from '@sereno/domain/dashboards';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { heldServer, settled } from '../filters/testing/heldServer.ts';
import { contractDetailQuery, renewalDetailQuery } from './detailQueries.ts';

const DAYS = 'StartDate=2026/11/16&EndDate=2026/11/22';
const filters = (chosen: Filters['chosen'] = {}): Filters => ({
  range: { start: '2026-11-16', end: '2026-11-22' },
  compare: false,
  chosen,
});
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** What is asked for the rows of a mark. */
async function requested(detail: ContractQuery | RenewalQuery, chosen: Filters['chosen'] = {}, activeOnly?: boolean) {
  const { calls, held } = heldServer();
  const narrowed = { filters: filters(chosen), activeOnly };
  const client = newClient();
  if (detail.kind === 'contracts') void client.prefetchQuery(contractDetailQuery(calls, detail, narrowed));
  else void client.prefetchQuery(renewalDetailQuery(calls, detail, narrowed));
  await settled();
  expect(held).toHaveLength(1);
  return held[0]?.requested;
}

describe('the rows behind a figure', () => {
  it('FLT-07 are narrowed by every level of the sales', async () => {
    const chosen = {
      businessLine: ['PF'],
      assistantManagement: ['4'],
      channelManagement: ['6'],
      juniorManagement: ['12'],
      team: ['3'],
      adviser: ['208'],
    };
    expect(await requested({ kind: 'contracts', basis: 'sold' }, chosen)).toBe(
      `/bi/detail/contracts?${DAYS}&Advisors[]=208&Management[]=6&AssistantManagers[]=4&JrManagement[]=12` +
        '&ActiveTeams[]=3&Basis=sold&BusinessLine=PF',
    );
  });

  it('STM-02 STM-04 STM-08 are narrowed by managers, advisers and the switch of the teams', async () => {
    expect(
      await requested({ kind: 'renewals', adviserName: 'Ana Paz' }, { manager: ['106'], adviser: ['208'] }, true),
    ).toBe(`/bi/detail/renewals?${DAYS}&Advisors[]=208&Managers[]=106&AdvisorActiveSwitch=true&AdvisorName=Ana Paz`);
  });

  it('FLT-10 are narrowed by the advisers of the teams, as the figures of the team dashboard are', async () => {
    const { calls, held } = heldServer();
    const client = newClient();
    const narrowed = { filters: filters({ dashboardTeam: ['3'] }) };
    const contracts = { kind: 'contracts', basis: 'sold' } as const;
    void client.prefetchQuery(contractDetailQuery(calls, contracts, narrowed));
    void client.prefetchQuery(renewalDetailQuery(calls, { kind: 'renewals' }, narrowed));
    await settled();
    held.shift()?.answer([{ EmployeeId: 31, SlpCode: 208, Adviser: 'Ana Ruiz' }]);
    await settled();
    expect(held.map((call) => call.requested)).toEqual([
      `/bi/detail/contracts?${DAYS}&Advisors[]=208&Basis=sold`,
      `/bi/detail/renewals?${DAYS}&Advisors[]=208`,
    ]);
  });

  it('FLT-09 are narrowed by the managements of the dashboard', async () => {
    expect(await requested({ kind: 'contracts', basis: 'cancelled' }, { management: ['6'] })).toBe(
      `/bi/detail/contracts?${DAYS}&Management[]=6&Basis=cancelled`,
    );
  });

  it('SAL-12 are the same whatever amount they begin with', async () => {
    expect(await requested({ kind: 'contracts', basis: 'sold', measure: 'downPayment' })).toBe(
      `/bi/detail/contracts?${DAYS}&Basis=sold`,
    );
    const { calls } = heldServer();
    const keyOf = (measure?: 'downPayment') =>
      contractDetailQuery(calls, { kind: 'contracts', basis: 'sold', measure }, { filters: filters() }).queryKey;
    expect(keyOf('downPayment')).toEqual(keyOf());
  });

  it('SAL-20 SAL-23 SAL-34 are those of the mark, on its days', async () => {
    const days = { start: '2026-11-18', end: '2026-11-18' } as const;
    expect(await requested({ kind: 'contracts', basis: 'sold', payments: 0, stateCode: 'JAL', days })).toBe(
      '/bi/detail/contracts?StartDate=2026/11/18&EndDate=2026/11/18&Basis=sold&NumberPayments=0&StateCode=JAL',
    );
  });

  it.each([
    ['PF', undefined, 'PF'],
    [undefined, 'BF', 'BF'],
    ['SG', 'SG', 'SG'],
  ] as const)('SAL-01 SAL-19 are of the line %s of the filters and %s of the mark', async (chosen, line, expected) => {
    const url = await requested(
      { kind: 'contracts', basis: 'sold', businessLine: line },
      chosen && { businessLine: [chosen] },
    );
    expect(url).toContain(`&BusinessLine=${expected}`);
  });

  it('SAL-01 are none, and nothing is asked, where filters and mark are of two lines', async () => {
    const { calls, held } = heldServer();
    const query = contractDetailQuery(
      calls,
      { kind: 'contracts', basis: 'sold', businessLine: 'BF' },
      { filters: filters({ businessLine: ['PF'] }) },
    );
    expect(await newClient().fetchQuery(query)).toEqual([]);
    expect(held).toEqual([]);
  });

  it('are unknown, not none, where the answer is no list', async () => {
    const { calls, held } = heldServer();
    const query = contractDetailQuery(calls, { kind: 'contracts', basis: 'sold' }, { filters: filters() });
    const rows = newClient().fetchQuery(query);
    await settled();
    expect(held).toHaveLength(1);
    held[0]?.answer({ rows: [] });
    await expect(rows).rejects.toThrow('is not a JSON envelope');
  });
});
