import type { Calls } from '@sereno/api/calls';
import { chooseLevel, defaultFilters, type Filters, SUMMARY_FILTERS } from '@sereno/domain/dashboards';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { shownData } from '../../../platform/queries.ts';
import {
  activityCountsQuery,
  activityStatusQuery,
  createdProspectsQuery,
  type DashboardQuery,
  monthlyOfferQuery,
  prospectionMeansCountsQuery,
  salesAmountsQuery,
  totalSalesQuery,
  tracingCountsQuery,
} from './dashboardQueries.ts';
import { comparedOptions, shownOptions } from './useDashboardQuery.ts';
import { heldServer, settled } from './testing/heldServer.ts';

const FIRST = defaultFilters('2026-11-22');
const SALES = '/bi/sales-amount';
const SUMMARY = {
  '/bi/dashboard/activities-count': activityCountsQuery,
  [SALES]: salesAmountsQuery,
  '/bi/dashboard/tipify-tracings-count': tracingCountsQuery,
  '/bi/dashboard/prospection-means-count': prospectionMeansCountsQuery,
  '/dashboard/get-activities': activityStatusQuery,
  '/bi/created-prospects-per-date': createdProspectsQuery,
};
const paths = Object.keys(SUMMARY).toSorted();

const choose = (filters: Filters, level: 'management' | 'adviser', ...ids: string[]): Filters =>
  chooseLevel(SUMMARY_FILTERS, filters, level, ids);
const pathOf = (requested: string): string => requested.replace(/\?.*/u, '');

/** A part of the screen that shows a call, as `useDashboardQuery` and `useCompared` ask for it. */
function shown<Data>(client: QueryClient, calls: Calls, query: DashboardQuery<Data>, filters: Filters) {
  const observer = new QueryObserver(client, shownOptions(query, calls, filters));
  const compared = new QueryObserver(client, comparedOptions(query, calls, filters));
  observer.subscribe(() => undefined);
  compared.subscribe(() => undefined);
  return {
    observer,
    compared,
    change: (next: Filters) => {
      observer.setOptions(shownOptions(query, calls, next));
      compared.setOptions(comparedOptions(query, calls, next));
    },
    data: () => shownData(observer.getCurrentResult()),
  };
}

/** Sales of one day as they come, and as they are read. */
const row = (amount: number) => [{ Date: '2026/11/20', Sales: 1, Amount: amount }];
const amounts = (amount: number) => [{ date: '2026-11-20', sales: 1, amount }];

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

describe('the calls of a dashboard', () => {
  it('API-30 API-31 API-32 API-33 API-34 API-35 ask for the range and for whose rows count', async () => {
    const { calls, held } = heldServer();
    const client = newClient();
    const filters = choose(choose(FIRST, 'management', '7', '6'), 'adviser', '208');
    for (const query of Object.values(SUMMARY)) shown<unknown>(client, calls, query, filters);
    await settled();
    const days = 'StartDate=2026/11/16&EndDate=2026/11/22&Advisors[]=208&Management[]=6&Management[]=7';
    const created = 'InitialDate=2026/11/16&FinalDate=2026/11/22&Advisors=208&Management=6&Management=7';
    expect(held.map(({ requested }) => requested).toSorted()).toEqual(
      paths.map((path) => `${path}?${path.includes('created') ? created : days}`),
    );
  });

  it('FLT-01 ask once for each change of the range or a list, and for nothing else', async () => {
    const { calls, held } = heldServer();
    const client = newClient();
    const parts = Object.values(SUMMARY).map((query) => shown<unknown>(client, calls, query, FIRST));
    const requested = async (): Promise<string[]> => {
      await settled();
      const came = held.splice(0);
      for (const call of came) call.answer([], pathOf(call.requested) === '/dashboard/get-activities' ? 201 : 200);
      await settled();
      expect(client.isFetching()).toBe(0);
      return came.map((call) => pathOf(call.requested));
    };
    const change = async (next: Filters): Promise<string[]> => {
      for (const part of parts) part.change(next);
      return (await requested()).toSorted();
    };
    expect((await requested()).toSorted()).toEqual(paths);

    const west = choose(FIRST, 'management', '6');
    expect(await change(west)).toEqual(paths);
    const two = choose(FIRST, 'management', '6', '7');
    expect(await change(two)).toEqual(paths);
    // The same said again, in another order and as other objects.
    expect(await change(choose(FIRST, 'management', '7', '6'))).toEqual([]);
    expect(await change({ ...two, range: { ...two.range } })).toEqual([]);
    // What is known and young enough is shown without a call.
    expect(await change(west)).toEqual([]);
    expect(await change({ ...west, range: { start: '2026-11-01', end: '2026-11-22' } })).toEqual(paths);
  });

  it('ask about the days before by a second call each, while the comparison is on and not before', async () => {
    const { calls, held } = heldServer();
    const client = newClient();
    const parts = Object.values(SUMMARY).map((query) => shown<unknown>(client, calls, query, FIRST));
    await settled();
    expect(held).toHaveLength(6);
    for (const part of parts) part.change({ ...FIRST, compare: true });
    await settled();
    const before = held.slice(6).map(({ requested }) => requested);
    expect(before.map(pathOf).toSorted()).toEqual(paths);
    expect(
      before.every((requested) => requested.includes('Date=2026/11/09') && requested.includes('Date=2026/11/15')),
    ).toBe(true);
    for (const part of parts) part.change(FIRST);
    await settled();
    expect(held).toHaveLength(12);
  });

  it('TOT-01 OFR-04 of the total sales ask for the range alone, of the offer for a month', async () => {
    const { calls, held } = heldServer();
    const client = newClient();
    shown(client, calls, totalSalesQuery, choose(FIRST, 'management', '6'));
    void client.prefetchQuery(monthlyOfferQuery(calls, '2026-11'));
    await settled();
    expect(held.map(({ requested }) => requested)).toEqual([
      '/dashboard/getTotal?StartDate=2026/11/16&EndDate=2026/11/22',
      '/dashboard/graph-monthlyoffer?Year=2026&Month=11',
    ]);
  });
});

describe('the answers of a dashboard', () => {
  it('FLT-11 that come late never overwrite a newer one, and are called off', async () => {
    const { calls, held } = heldServer();
    const part = shown(newClient(), calls, salesAmountsQuery, FIRST);
    await settled();
    part.change(choose(FIRST, 'management', '6'));
    await settled();
    const [older, newer] = held;
    expect(older?.isCalledOff()).toBe(true);
    newer?.answer(row(6));
    await settled();
    expect(part.data()).toEqual(amounts(6));
    older?.answer(row(1));
    await settled();
    expect(part.data()).toEqual(amounts(6));
  });

  it('FLT-11 are those of the filters, whatever the order in which a server that hears of no calling off answers', async () => {
    const { calls, held } = heldServer();
    const part = shown(newClient(), calls, salesAmountsQuery, FIRST);
    for (const id of ['1', '2', '3', '4']) {
      part.change(choose(FIRST, 'management', id));
      await settled();
    }
    for (const [place, call] of held.toReversed().entries()) call.answer(row(held.length - 1 - place));
    await settled();
    expect(held).toHaveLength(5);
    expect(part.data()).toEqual(amounts(4));
  });

  it('stay in sight while newer ones are on their way, never in the place of the comparison', async () => {
    const { calls, held } = heldServer();
    const part = shown(newClient(), calls, salesAmountsQuery, { ...FIRST, compare: true });
    await settled();
    for (const call of held.splice(0)) call.answer(row(call.requested.includes('2026/11/09') ? 50 : 100));
    await settled();
    expect(part.compared.getCurrentResult().data).toEqual(amounts(50));
    part.change({ ...choose(FIRST, 'management', '6'), compare: true });
    await settled();
    expect(part.data()).toEqual(amounts(100));
    expect(part.compared.getCurrentResult().data).toBeUndefined();
  });

  it('FLT-04 are reset to empty by a failure, and come back with the next answer', async () => {
    const { calls, held } = heldServer();
    const part = shown(newClient(), calls, salesAmountsQuery, FIRST);
    await settled();
    held.shift()?.answer(row(1));
    await settled();
    expect(part.data()).toEqual(amounts(1));
    part.change(choose(FIRST, 'management', '6'));
    await settled();
    held.shift()?.fail();
    await settled();
    expect(part.data()).toBeNull();
    part.change(choose(FIRST, 'management', '7'));
    await settled();
    held.shift()?.answer(row(7));
    await settled();
    expect(part.data()).toEqual(amounts(7));
  });

  it('FLT-05 stay as they were after a status that is not expected, and are empty where there were none', async () => {
    const { calls, held } = heldServer();
    // The call that promises 201 is answered 200.
    const part = shown(newClient(), calls, activityStatusQuery, FIRST);
    await settled();
    held.shift()?.answer({ OnTime: 4, UnattendedDetail: [] }, 201);
    await settled();
    expect(part.data()).toEqual({ onTime: 4, unattended: [] });
    void part.observer.refetch();
    await settled();
    held.shift()?.answer({ OnTime: 9, UnattendedDetail: [] }, 200);
    await settled();
    expect(part.observer.getCurrentResult().isError).toBe(true);
    expect(part.data()).toEqual({ onTime: 4, unattended: [] });
    part.change(choose(FIRST, 'management', '6'));
    await settled();
    held.shift()?.answer({ OnTime: 9, UnattendedDetail: [] }, 200);
    await settled();
    expect(part.data()).toBeNull();
  });

  it.each([null, 'text', [[]], {}, [[null, 1, 'x', { Date: '2026/02/31', Sales: 1, Amount: 1 }]]])(
    'are read from whatever comes: %j',
    async (body) => {
      const { calls, held } = heldServer();
      const client = newClient();
      const part = shown(client, calls, salesAmountsQuery, FIRST);
      await settled();
      held.shift()?.answer(body);
      await settled();
      expect(part.data()).toEqual([]);
    },
  );
});
