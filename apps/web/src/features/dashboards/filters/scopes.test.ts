import { chooseLevel, defaultFilters, type Filters, SALES_FILTERS } from '@sereno/domain/dashboards';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { salesDashboardQuery } from './dashboardQueries.ts';
import { heldServer, settled } from './testing/heldServer.ts';
import { salesScope } from './scopes.ts';

const FIRST = defaultFilters('2026-11-22');
const LEVELS = [
  ['businessLine', 'BF', { businessLine: 'BF' }],
  ['assistantManagement', '4', { assistantManagers: [4] }],
  ['channelManagement', '6', { managements: [6] }],
  ['juniorManagement', '12', { juniorManagements: [12] }],
  ['team', '3', { teams: [3] }],
  ['adviser', '208', { advisers: [208] }],
] as const;

/** Every level chosen, from the highest down. */
const ALL = LEVELS.reduce<Filters>((filters, [level, id]) => chooseLevel(SALES_FILTERS, filters, level, [id]), FIRST);

describe('salesScope', () => {
  it.each(LEVELS)('SAL-01 to SAL-06 narrows by %s alone', (level, id, scope) => {
    expect(salesScope(chooseLevel(SALES_FILTERS, FIRST, level, [id]))).toEqual(scope);
  });

  it('FLT-07 narrows by all levels at once, and by none where nothing is chosen', () => {
    expect(salesScope(ALL)).toEqual(Object.assign({}, ...LEVELS.map(([, , scope]) => scope)));
    expect(salesScope(FIRST)).toEqual({});
  });

  it('SAL-01 leaves out a line that is none', () => {
    expect(salesScope({ chosen: { businessLine: ['XX'] } })).toEqual({});
  });
});

describe('salesDashboardQuery', () => {
  it('FLT-01 SAL-01 SAL-07 sends the range and every choice by the name that the call has for it', async () => {
    const { calls, held } = heldServer();
    void new QueryClient().prefetchQuery(salesDashboardQuery(calls, ALL));
    await settled();
    const requested = new URLSearchParams(held[0]?.requested.replace(/^.*\?/u, ''));
    expect(held[0]?.requested).toMatch(/^\/dashboard\/get\?/u);
    expect(Object.fromEntries([...requested].map(([name, value]) => [name.replace(/\[.*$/u, ''), value]))).toEqual({
      BusinessLine: 'BF',
      StartDate: '2026/11/16',
      EndDate: '2026/11/22',
      SlpCode: '208',
      JrManagement: '12',
      Management: '6',
      AssistantManagers: '4',
      ActiveTeams: '3',
    });
  });

  it('FLT-01 is another question with another choice or range, and the same with the same', () => {
    const { calls } = heldServer();
    const key = (filters: Filters) => JSON.stringify(salesDashboardQuery(calls, filters).queryKey);
    const keys = [FIRST, ...LEVELS.map(([level, id]) => chooseLevel(SALES_FILTERS, FIRST, level, [id]))].map(key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(key({ ...FIRST, range: { start: '2026-11-17', end: '2026-11-22' } })).not.toBe(key(FIRST));
    expect(key({ ...FIRST, compare: true })).toBe(key(FIRST));
  });
});
