import { describe, expect, it } from 'vitest';
import type { Call } from './answer.ts';
import { MalformedAnswerError, UnexpectedStatusError } from './index.ts';
import { apiAgainst, envelope, type TestedApi } from './testing/apiAgainst.ts';
import { documentedReply } from './testing/documented.ts';

const range = { start: '2026-11-14', end: '2026-11-20' } as const;
const people = { advisers: [208, 209], managements: [6] };
const week = { year: 2026, week: 6 };

const start = 'StartDate=2026/11/14';
const days = `${start}&EndDate=2026/11/20`;
const summary = `${days}&Advisors[]=208&Advisors[]=209&Management[]=6`;
const created = 'InitialDate=2026/11/14&FinalDate=2026/11/20&Advisors=208&Advisors=209&Management=6';
const everySales = `${days}&SlpCode[]=208&JrManagement[]=12&Management[]=6&AssistantManagers[]=4&ActiveTeams[]=3`;
const financial = `${days}&SlpCode=208&SlpCode=209&Management=6&AssistantManagers=4`;

type Ask = (api: TestedApi) => Promise<unknown>;

/** Each call, how it is asked in our names, and the query that must leave for it. */
const calls: readonly [id: string, call: Call, ask: Ask, query: string][] = [
  ['API-30', 'GET /bi/dashboard/activities-count', (api) => api.summary.activityCounts(range, people), summary],
  ['API-30', 'GET /bi/dashboard/activities-count', (api) => api.summary.activityCounts(range), days],
  ['API-31', 'GET /bi/sales-amount', (api) => api.summary.salesAmounts(range, people), summary],
  ['API-32', 'GET /bi/dashboard/tipify-tracings-count', (api) => api.summary.tracingCounts(range, people), summary],
  [
    'API-33',
    'GET /bi/dashboard/prospection-means-count',
    (api) => api.summary.prospectionMeansCounts(range, people),
    summary,
  ],
  ['API-34', 'GET /dashboard/get-activities', (api) => api.summary.activityStatus(range, people), summary],
  ['API-35', 'GET /bi/created-prospects-per-date', (api) => api.summary.createdProspects(range, people), created],
  ['API-36', 'GET /bi/created-prospects-date', (api) => api.summary.createdProspectsDate(range, people), created],
  ['API-38 SAL-01', 'GET /dashboard/get', (api) => api.sales.dashboard(range), `BusinessLine=*&${days}`],
  [
    'API-38 SAL-02 to SAL-06',
    'GET /dashboard/get',
    (api) =>
      api.sales.dashboard(range, {
        businessLine: 'SG',
        assistantManagers: [4],
        managements: [6],
        juniorManagements: [12],
        teams: [3],
        advisers: [208],
      }),
    `BusinessLine=SG&${everySales}`,
  ],
  [
    'API-39 FIN-02 FIN-03',
    'GET /dashboard/get-financial-v2',
    (api) =>
      api.financial.results(range, { ...people, businessLine: 'BF', medium: 'Página web', assistantManagers: [4] }),
    `BusinessLine=BF&SocialWeb=Página web&${financial}`,
  ],
  ['API-39', 'GET /dashboard/get-financial-v2', (api) => api.financial.results(range, { medium: null }), days],
  [
    'API-40',
    'GET /dashboard/financial-socialweb',
    (api) => api.financial.media(range, { businessLine: 'PF' }),
    `BusinessLine=PF&${start}`,
  ],
  ['API-40', 'GET /dashboard/financial-socialweb', (api) => api.financial.media(range), start],
  [
    'API-41 STM-04 STM-05',
    'GET /dashboard/get-insurance-contract',
    (api) => api.teamSales.results(range, { managers: [6, 7], advisers: [208], activeOnly: true }),
    `${days}&AdvisorActiveSwitch=true&SaleOnlySwitch=false&Managers=6&Managers=7&Advisors=208`,
  ],
  [
    'API-41 STM-07',
    'GET /dashboard/get-insurance-contract',
    (api) => api.teamSales.results(range, { managers: [], withSalesOnly: true }),
    `${days}&AdvisorActiveSwitch=false&SaleOnlySwitch=true`,
  ],
  [
    'API-42',
    'GET /dashboard/compare-insurance-contract',
    (api) => api.teamSales.comparison(range, { managers: [6], advisers: [208] }),
    `${days}&Managers=6&Advisors=208`,
  ],
  [
    'DSH-04',
    'GET /bi/detail/contracts',
    (api) => api.detail.contracts(range, { ...people, basis: 'sold', businessLine: 'SG', status: 'Vigente' }),
    `${summary}&Basis=sold&BusinessLine=SG&Status=Vigente`,
  ],
  [
    'TOT-02',
    'GET /bi/detail/contracts',
    (api) => api.detail.contracts(range, { basis: 'cancelled' }),
    `${days}&Basis=cancelled`,
  ],
  [
    'FLT-07 SAL-21 SAL-23 SAL-24 SAL-25 SAL-34',
    'GET /bi/detail/contracts',
    (api) =>
      api.detail.contracts(range, {
        basis: 'sold',
        assistantManagers: [4],
        juniorManagements: [12],
        teams: [3],
        slpCode: 208,
        prospectionMeans: 'Facebook',
        payments: 0,
        downPaymentMethod: 'Tarjeta',
        item: 'Plan Familiar',
        stateCode: 'JAL',
        county: 'Tlaquepaque',
        zipCode: '44100',
      }),
    `${days}&AssistantManagers[]=4&JrManagement[]=12&ActiveTeams[]=3&SlpCode=208&Basis=sold&ProspectionMeans=Facebook` +
      '&NumberPayments=0&DownPaymentMethod=Tarjeta&ItemName=Plan Familiar&StateCode=JAL&County=Tlaquepaque&ZipCode=44100',
  ],
  [
    'SAL-31 STM-02 STM-04 STM-08',
    'GET /bi/detail/renewals',
    (api) =>
      api.detail.renewals(range, {
        managers: [106],
        activeOnly: true,
        adviserName: 'Ana Paz',
        managerName: 'Eva Cruz',
      }),
    `${days}&Managers[]=106&AdvisorActiveSwitch=true&AdvisorName=Ana Paz&ManagerName=Eva Cruz`,
  ],
  ['STM-08', 'GET /bi/detail/renewals', (api) => api.detail.renewals(range, { activeOnly: false }), days],
  [
    'DSH-03 DSH-05 DSH-06',
    'GET /bi/detail/activities',
    (api) => api.detail.activities(range, { ...people, activityTypeId: 1, tracingId: -1, state: 'ended' }),
    `${summary}&ActivityTypeId=1&TracingId=-1&State=ended`,
  ],
  ['DSH-05', 'GET /bi/detail/activities', (api) => api.detail.activities(range), days],
  [
    'DSH-07',
    'GET /bi/detail/prospects',
    (api) => api.detail.prospects(range, { ...people, prospectionMeansId: 2 }),
    `${summary}&ProspectionMeansId=2`,
  ],
  ['DSH-08', 'GET /bi/detail/prospects', (api) => api.detail.prospects(range), days],
  ['API-43 OFR-04', 'GET /dashboard/graph-monthlyoffer', (api) => api.offers.ofMonth('2026-02'), 'Year=2026&Month=2'],
  ['API-44', 'GET /dashboard/getTotal', (api) => api.sales.totals(range), days],
  ['API-45', 'GET /bi/commissions', (api) => api.commissions.report(range), days],
  [
    'API-46 CMA-04 CMA-05',
    'GET /bi/commissions-bonuses-analytics',
    (api) => api.commissions.ofWeek(week, { adviser: 208, management: 6 }),
    'WeekNumber=06-2026&SlpCode=208&ManagerId=6',
  ],
  [
    'API-46',
    'GET /bi/commissions-bonuses-analytics',
    (api) => api.commissions.ofWeek(week, { adviser: null }),
    'WeekNumber=06-2026',
  ],
  ['CMA-12', 'GET /bi/commissions-pending', (api) => api.commissions.pending(), ''],
  [
    'CMA-15',
    'GET /bi/commissions-states',
    (api) => api.commissions.states(week, { management: 6 }),
    'WeekNumber=06-2026&ManagerId=6',
  ],
  ['CMA-15', 'GET /bi/commissions-states', (api) => api.commissions.states(week), 'WeekNumber=06-2026'],
];

describe('a call', () => {
  it.each(calls)('API-72 %s %s sends its own parameters, under the session', async (_, call, ask, query) => {
    const { api, received } = await apiAgainst(() => documentedReply(call));
    await ask(api);
    expect(received).toHaveLength(1);
    const [path, sent = ''] = received[0]?.url.split('?') ?? [];
    expect(`GET ${path}`).toBe(call.replace(' ', ' /api'));
    expect(decodeURIComponent(sent)).toBe(query);
    expect(received[0]?.token).toBe('Bearer valid');
  });

  it.each(calls)('%s %s makes something of the documented answer', async (_, call, ask) => {
    const { api } = await apiAgainst(() => documentedReply(call));
    const answer = await ask(api);
    expect(answer).not.toBeNull();
    expect(answer).not.toEqual([]);
  });

  it.each(calls)('FLT-05 %s %s rejects a status that the document does not call a success', async (_, call, ask) => {
    const documented = documentedReply(call).status;
    const { api } = await apiAgainst(() => envelope([], documented === 201 ? 200 : 422));
    await expect(ask(api)).rejects.toThrow(UnexpectedStatusError);
  });

  it('API-31 takes 200 and 201 where the document names no status', async () => {
    const { api } = await apiAgainst(() => envelope([], 201));
    expect(await api.summary.salesAmounts(range)).toEqual([]);
  });

  it.each([null, {}, 'text', 7])('takes no rows from an answer that is no list: %j', async (body) => {
    const { api } = await apiAgainst(() => envelope(body));
    const rows = [
      api.detail.contracts(range, { basis: 'sold' }),
      api.detail.renewals(range),
      api.detail.activities(range),
      api.detail.prospects(range),
    ];
    for (const each of rows) await expect(each).rejects.toThrow(MalformedAnswerError);
  });

  it('FLT-11 stops when its caller aborts it', async () => {
    const { api, received } = await apiAgainst(() => envelope([]));
    const reason = new Error('another filter');
    const signal = AbortSignal.abort(reason);
    const requested = [
      api.summary.salesAmounts(range, {}, signal),
      api.sales.dashboard(range, {}, signal),
      api.sales.totals(range, signal),
      api.teamSales.results(range, {}, signal),
      api.financial.results(range, {}, signal),
      api.detail.contracts(range, { basis: 'sold' }, signal),
      api.detail.renewals(range, {}, signal),
      api.detail.activities(range, {}, signal),
      api.detail.prospects(range, {}, signal),
      api.offers.ofMonth('2026-11', signal),
      api.commissions.ofWeek(week, {}, signal),
      api.pdf.ofWeek({ kind: 'plain', week, person: 'Ana', adviser: 208 }, signal),
    ];
    for (const { status, ...rest } of await Promise.allSettled(requested)) {
      expect({ status, ...rest }).toEqual({ status: 'rejected', reason });
    }
    expect(received).toEqual([]);
  });
});

describe('the decision about a week', () => {
  const signature = 'data:image/png;base64,iVBORw0KGgo=';
  const fingerprint = 'a'.repeat(64);
  const accept = { kind: 'accept', signature, fingerprint: null } as const;
  const reconcile = { kind: 'reconcile', reasons: [] } as const;
  const missing = { type: 'BONO', contract: null, reason: ' Falta el bono\n' };

  it.each([
    ['CMA-16 SIG-04', accept, { WeekNumber: '06-2026', Status: 'A', Signature: signature }],
    [
      'CMA-16 what was on the screen',
      { ...accept, fingerprint },
      { WeekNumber: '06-2026', Status: 'A', Signature: signature, Digest: fingerprint },
    ],
    ['CMA-17', reconcile, { WeekNumber: '06-2026', Status: 'R' }],
    [
      'CMA-17 what is against single lines, blank reasons left out',
      { ...reconcile, reasons: [{ type: 'ENGANCHE', contract: 'C-1', reason: ' ' }, missing] },
      {
        WeekNumber: '06-2026',
        Status: 'R',
        Reasons: [{ TIPO: 'BONO', CONTRATO: null, Reason: 'Falta el bono' }],
      },
    ],
  ] as const)('API-47 %s posts %j', async (_, decision, body) => {
    const { api, received } = await apiAgainst(() => documentedReply('POST /bi/analytics-auth'));
    expect(await api.commissions.decide(week, decision)).toEqual({ kind: 'done' });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/bi/analytics-auth' });
    expect(received[0]?.body).toEqual(body);
  });

  it('CMA-20 takes 201 for done, too', async () => {
    const { api } = await apiAgainst(() => envelope(null, 201));
    expect(await api.commissions.decide(week, reconcile)).toEqual({ kind: 'done' });
  });

  it.each([
    ['409', 'decided', 'La semana ya fue aceptada o está en conciliación'],
    ['409', 'stale', 'Las comisiones de la semana cambiaron. Revísalas otra vez.'],
    ['422', 'emptySignature', 'La firma está vacía'],
  ])('CMA-13 CMA-14 SIG-03 is refused with %s %s and the server’s message', async (status, example, message) => {
    const { api } = await apiAgainst(() => documentedReply('POST /bi/analytics-auth', example, status));
    const result = await api.commissions.decide(week, { ...accept, fingerprint });
    expect(result).toEqual({ kind: 'refused', status: Number(status), message });
  });

  it('rejects when no answer comes, since what became of it is not known', async () => {
    const { api, server } = await apiAgainst(() => envelope(null));
    await new Promise((resolve) => server.close(resolve));
    await expect(api.commissions.decide(week, reconcile)).rejects.toBeInstanceOf(Error);
  });

  it('CMA-19 is posted once, whatever comes back', async () => {
    const { api, received } = await apiAgainst(() => envelope(null, 503));
    expect(await api.commissions.decide(week, accept)).toMatchObject({ kind: 'refused', status: 503 });
    expect(received).toHaveLength(1);
  });
});
