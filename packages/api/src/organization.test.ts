import { describe, expect, it } from 'vitest';
import type { Call } from './answer.ts';
import {
  readAdvisers,
  readAssistantManagers,
  readManagements,
  readManagers,
  readTeams,
  readWeeks,
} from './organizationRows.ts';
import { apiAgainst, envelope, type TestedApi } from './testing/apiAgainst.ts';
import { documentedBody, documentedReply } from './testing/documented.ts';
import { expectAlwaysList } from './testing/properties.ts';

const lucia = { employeeId: 108, slpCode: 208, name: 'Lucía Hernández Ríos' };

describe('the rows of the filters', () => {
  it.each([
    ['ENT-03 managements', readManagements, 'GET /catalog/managements', { id: 16, name: 'Gerencia Centro' }],
    [
      'ENT-04 assistant managers',
      readAssistantManagers,
      'GET /catalog/assistant-managers',
      { id: 14, name: 'Beatriz Lozano Paz' },
    ],
    ['ENT-05 advisers', readAdvisers, 'GET /catalog/advisers', lucia],
    ['ENT-06 teams', readTeams, 'GET /catalog/active-teams', { id: 31, name: 'Equipo Jacaranda' }],
    [
      'ENT-07 managers',
      readManagers,
      'GET /catalog/managersteams-dashboardsales',
      { id: 106, name: 'Arturo Medina Solís' },
    ],
    [
      'API-61 weeks',
      readWeeks,
      'GET /catalog/weeks',
      { year: 2026, week: 47, range: { start: '2026-11-18', end: '2026-11-24' } },
    ],
  ] as const)('%s are read from the documented example, and from nothing else', (_, read, call, first) => {
    const example = documentedBody(call);
    expect(read(example)[0]).toEqual(first);
    const spoiled = Array.isArray(example) ? [null, {}, 'x', ...example, []] : [];
    expect(read(spoiled)).toEqual(read(example));
    expectAlwaysList(read);
  });

  it('ENT-04 assistant managers are understood from a server that spells their name right', () => {
    expect(readAssistantManagers([{ AssistantManagerId: 1, AssistantManagerName: 'Ana' }])).toEqual([
      { id: 1, name: 'Ana' },
    ]);
  });

  it('ENT-05 advisers need a label, and one of their two numbers', () => {
    const rows = [
      { EmployeeId: 1, Adviser: 'Ana' },
      { SlpCode: '-1', Name: 'Beto' },
      { Adviser: 'Nadie' },
      { EmployeeId: 3, SlpCode: 4 },
    ];
    expect(readAdvisers(rows)).toEqual([
      { employeeId: 1, slpCode: null, name: 'Ana' },
      { employeeId: null, slpCode: -1, name: 'Beto' },
    ]);
  });

  it.each([
    ['01-2026', '2025/12/31', '2026/01/06', 2026, 1],
    [1, '2025/12/31', '2026/01/06', 2026, 1],
    ['53', '2024/12/25', '2024/12/31', 2024, 53],
    [52, '2025-12-24T00:00:00', '2025-12-30T00:00:00', 2025, 52],
  ])(
    'WKP-11 the week %j that begins on %s keeps the company’s number',
    (WeekNumber, StartDate, EndDate, year, week) => {
      expect(readWeeks([{ WeekNumber, StartDate, EndDate }])).toMatchObject([{ year, week }]);
    },
  );

  it('WKP-11 a week that ends before it begins, or has no number, is none', () => {
    const days = { StartDate: '2026/11/18', EndDate: '2026/11/24' };
    const bad = [
      { ...days, EndDate: '2026/11/17' },
      days,
      { ...days, WeekNumber: 0 },
      { ...days, WeekNumber: '55-2026' },
    ];
    expect(readWeeks(bad.map((row) => ({ WeekNumber: '47-2026', ...row })))).toHaveLength(1);
  });
});

type Lists = TestedApi['catalog'];
const calls: readonly (readonly [string, Call, (lists: Lists, signal?: AbortSignal) => Promise<unknown>, string])[] = [
  ['API-60 FLT-09', 'GET /catalog/managements', (lists, signal) => lists.managements([], signal), ''],
  [
    'API-60',
    'GET /catalog/managements',
    (lists) => lists.managements([14, 15]),
    '?AssistantManagers=14&AssistantManagers=15',
  ],
  [
    'API-65 FLT-08',
    'GET /catalog/managements-byuser',
    (lists, signal) => lists.channelManagements([14], signal),
    '?AssistantManagers=14',
  ],
  [
    'API-66 FLT-08',
    'GET /catalog/managements-jr-byuser',
    (lists, signal) => lists.juniorManagements([15, 16], signal),
    '?canalManagers=15&canalManagers=16',
  ],
  ['API-62', 'GET /catalog/assistant-managers', (lists, signal) => lists.assistantManagers(signal), ''],
  ['API-63 FLT-08', 'GET /catalog/vice-principal-byuser', (lists, signal) => lists.ownAssistantManagers(signal), ''],
  [
    'API-70 FLT-10',
    'GET /catalog/managersteams-dashboardsales',
    (lists, signal) => lists.teamSalesManagers(signal),
    '',
  ],
  ['API-61', 'GET /catalog/weeks', (lists, signal) => lists.weeks(signal), ''],
  ['API-10 CAR-10', 'GET /catalog/advisers', (lists, signal) => lists.advisers([], signal), ''],
  ['API-10 FLT-09', 'GET /catalog/advisers', (lists) => lists.advisers([16]), '?Management=16'],
  [
    'API-67 FLT-08',
    'GET /catalog/advisers-byuser',
    (lists, signal) => lists.ownAdvisers([16, 17], signal),
    '?Management=16&Management=17',
  ],
  [
    'API-68 FLT-08',
    'GET /catalog/team-members',
    (lists, signal) => lists.teamMembers([31, 32], signal),
    '?AdvisorsByTeams=1&TeamId=31&TeamId=32',
  ],
  [
    'API-71 FLT-10',
    'GET /catalog/advisers-fordashboard',
    (lists, signal) => lists.teamSalesAdvisers({ teams: [31], managers: [106], activeOnly: true }, signal),
    '?Teams=31&Managers=106&Actives=1',
  ],
  ['API-71', 'GET /catalog/advisers-fordashboard', (lists) => lists.teamSalesAdvisers(), ''],
  ['API-64 FLT-08', 'GET /catalog/active-teams', (lists, signal) => lists.activeTeams(signal), ''],
  ['API-69 FLT-10', 'GET /catalog/teams-fordashboard', (lists, signal) => lists.teamSalesTeams(signal), ''],
];

describe('the lists of the filters', () => {
  it.each(calls)('%s %s', async (_, call, ask, query) => {
    const { api, received } = await apiAgainst(() => documentedReply(call));
    expect(await ask(api.catalog)).not.toEqual([]);
    expect(received).toMatchObject([{ method: 'GET', url: `/api${call.slice(4)}${query}`, body: null }]);
  });

  it('FLT-11 stop when a newer filter takes their place', async () => {
    const { api } = await apiAgainst(() => envelope([]));
    const reason = new Error('another filter');
    const stoppable = calls.filter(([, , ask]) => ask.length === 2);
    expect(stoppable).toHaveLength(13);
    for (const [, , ask] of stoppable) {
      await expect(ask(api.catalog, AbortSignal.abort(reason))).rejects.toBe(reason);
    }
  });
});
