import type { Calls } from '@sereno/api/calls';
import { defaultFinancialFilters, type DigitalMedium, type FinancialFilters } from '@sereno/domain/dashboards';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { shownData } from '../../../platform/queries.ts';
import { heldServer, settled } from '../filters/testing/heldServer.ts';
import { campaignOptions, canAskCampaigns } from './financialOptions.ts';
import { digitalMediaQuery } from './financialQueries.ts';

const TODAY = '2026-11-22';
const FIRST = defaultFinancialFilters(TODAY);
const media: readonly DigitalMedium[] = [{ code: 'Google', name: 'Google' }];
const withGoogle: FinancialFilters = { ...FIRST, medium: 'Google' };

const campaigns = (PeriodBudget: number) => ({ PeriodBudget, DigitalLeads: [] });
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

/** The dashboard as `useCampaigns` asks for it, with the media as they are known. */
function dashboard(calls: Calls, filters: FinancialFilters) {
  const observer = new QueryObserver(newClient(), campaignOptions(calls, filters, TODAY, media));
  observer.subscribe(() => undefined);
  return {
    change: (next: FinancialFilters, known: readonly DigitalMedium[] | undefined) =>
      observer.setOptions(campaignOptions(calls, next, TODAY, known)),
    budget: () => shownData(observer.getCurrentResult())?.periodBudget ?? null,
    isLoading: () => shownData(observer.getCurrentResult()) === undefined,
  };
}

describe('what the calls are asked', () => {
  it.each<[string, FinancialFilters, string]>([
    ['the running month to today', FIRST, 'StartDate=2026/11/01&EndDate=2026/11/22'],
    ['another month whole', { ...FIRST, month: '2026-02' }, 'StartDate=2026/02/01&EndDate=2026/02/28'],
    [
      'a line and a medium',
      { ...withGoogle, businessLine: 'SG' },
      'BusinessLine=SG&SocialWeb=Google&StartDate=2026/11/01&EndDate=2026/11/22',
    ],
    [
      'people of every level',
      { ...FIRST, chosen: { assistantManagement: ['4'], management: ['6', '7'], adviser: ['208'] } },
      'StartDate=2026/11/01&EndDate=2026/11/22&SlpCode=208&Management=6&Management=7&AssistantManagers=4',
    ],
  ])('API-39 FIN-17 %s', async (_, filters, query) => {
    const { calls, held } = heldServer();
    dashboard(calls, filters);
    await settled();
    expect(held.map(({ requested }) => requested)).toEqual([`/dashboard/get-financial-v2?${query}`]);
  });

  it('API-40 FIN-18 the media of the month and the line', async () => {
    const { calls, held } = heldServer();
    const query = digitalMediaQuery(calls, { month: '2026-02', businessLine: 'BF' }, TODAY);
    new QueryObserver(newClient(), query).subscribe(() => undefined);
    await settled();
    expect(held.map(({ requested }) => requested)).toEqual([
      '/dashboard/financial-socialweb?BusinessLine=BF&StartDate=2026/02/01',
    ]);
  });
});

describe('a change of the filters', () => {
  it('FLT-01 FIN-03 asks at once for a medium that may be none of the media, and not for one that is known to be none', async () => {
    const { calls, held } = heldServer();
    const screen = dashboard(calls, withGoogle);
    await settled();
    held[0]?.answer(campaigns(10), 201);
    await settled();
    // Another line: its media are not known yet, then they are, without that medium.
    const other: FinancialFilters = { ...withGoogle, businessLine: 'BF' };
    screen.change(other, undefined);
    await settled();
    expect(held.slice(1).map(({ requested }) => requested)).toEqual([
      '/dashboard/get-financial-v2?BusinessLine=BF&SocialWeb=Google&StartDate=2026/11/01&EndDate=2026/11/22',
    ]);
    screen.change({ ...other, businessLine: 'SG' }, []);
    await settled();
    expect(held).toHaveLength(2);
    expect(screen.budget()).toBe(10);
    screen.change({ ...other, medium: null }, []);
    await settled();
    expect(held.slice(2).map(({ requested }) => requested)).toEqual([
      '/dashboard/get-financial-v2?BusinessLine=BF&StartDate=2026/11/01&EndDate=2026/11/22',
    ]);
  });

  it('FLT-11 a late answer to older filters is never shown', async () => {
    const { calls, held } = heldServer();
    const screen = dashboard(calls, FIRST);
    await settled();
    screen.change({ ...FIRST, businessLine: 'PF' }, media);
    await settled();
    expect(held).toHaveLength(2);
    held[1]?.answer(campaigns(2), 201);
    held[0]?.answer(campaigns(1), 201);
    await settled();
    expect(screen.budget()).toBe(2);
  });

  it('FLT-05 an answer of 200 in place of 201 is none', async () => {
    const { calls, held } = heldServer();
    const screen = dashboard(calls, FIRST);
    await settled();
    held[0]?.answer(campaigns(1), 200);
    await settled();
    expect([screen.budget(), screen.isLoading()]).toEqual([null, false]);
  });
});

describe('when the campaigns can be asked for', () => {
  it.each<[string, FinancialFilters, readonly DigitalMedium[] | null | undefined, boolean]>([
    ['no medium, list on its way', FIRST, undefined, true],
    ['a medium, list on its way', withGoogle, undefined, true],
    ['a medium of the list', withGoogle, media, true],
    ['a medium that is not in the list', withGoogle, [], false],
    ['a medium, and the list cannot be fetched', withGoogle, null, true],
  ])('FIN-03 %s', (_, filters, list, expected) => {
    expect(canAskCampaigns(filters, list)).toBe(expected);
  });
});
