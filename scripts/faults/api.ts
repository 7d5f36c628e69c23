import type { Fault } from './fault.ts';

const of = (...files: string[]) =>
  ({ project: 'node', files: files.map((file) => `packages/api/src/${file}`) }) as const;

/** What is sent, what is read of the answer, and what a session does meanwhile. */
export const apiFaults: readonly Fault[] = [
  {
    file: 'packages/api/src/answer.ts',
    find: 'if (!isSuccess(call, answer)) throw new UnexpectedStatusError(answer.status, call);',
    replace: '',
    breaks: 'A server that fails shows empty lists, as if there were nothing to do.',
    tests: of('answer.test.ts'),
  },
  {
    file: 'packages/api/src/session.ts',
    find: 'if (response.status !== 403) return response;',
    replace: 'if (response.status !== 401) return response;',
    breaks: 'An expired token is not renewed: every call fails until the person signs in again.',
    tests: of('session.test.ts'),
  },
  {
    file: 'packages/api/src/session.ts',
    find: 'if (running) return running;',
    replace: '',
    breaks: 'Calls that meet an expired token together refresh it many times over.',
    tests: of('session.interleaving.test.ts'),
  },
  {
    file: 'packages/api/src/session.ts',
    find: 'if (already !== null) return already;',
    replace: '',
    breaks: 'Two tabs refresh the same token one after the other, and the second one is signed out.',
    tests: of('session.test.ts'),
  },
  {
    file: 'packages/api/src/session.ts',
    find: 'if (port.owner() !== owner) throw new SessionEndedError();',
    replace: '',
    breaks: 'What one person saved is sent in the name of the next one who signs in.',
    tests: of('session.test.ts'),
  },
  {
    file: 'packages/api/src/idempotency.ts',
    find: "return key === undefined ? {} : { header: { 'Idempotency-Key': key } };",
    replace: 'return {};',
    breaks: 'The key is not sent, so that sending again saves twice.',
    tests: of('idempotency.test.ts'),
  },
  {
    file: 'packages/api/src/user.ts',
    find: "open.POST('/user/logout', { headers: { Authorization: `Bearer ${token}` } });",
    replace: "open.POST('/user/logout', {});",
    breaks: 'The log-out ends nothing on the server.',
    tests: of('client.test.ts'),
  },
  {
    file: 'packages/api/src/query.ts',
    find: 'return { StartDate: formatWireDate(start), EndDate: formatWireDate(end) };',
    replace: 'return { StartDate: formatWireDate(start), EndDate: formatWireDate(start) };',
    breaks: 'Dashboards show one day in place of the chosen period.',
    tests: of('analytics.test.ts'),
  },
  {
    file: 'packages/api/src/dashboards.ts',
    find: "'Advisors[]': idsOf(advisers),",
    replace: "'Advisors[]': [],",
    breaks: 'The chosen adviser is not asked for, and the figures of all are shown under one name.',
    tests: of('analytics.test.ts'),
  },
  {
    file: 'openapi/schemas/commission.yaml',
    find: 'x-name: monthlyBonus',
    replace: 'x-by-hand: monthlyBonus',
    breaks: 'The bonus of a week is not read.',
    tests: of('commissions.test.ts'),
  },
  {
    file: 'packages/api/src/commissionValues.ts',
    find: 'return Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? null) : null;',
    replace: "return STATUSES[status] ?? 'pending';",
    breaks: 'A week of unknown status is offered for a signature.',
    tests: of('commissions.test.ts'),
  },
  {
    file: 'packages/api/src/quotation.ts',
    find: 'DownPayment: fromCents(payload.downPayment),',
    replace: 'DownPayment: Math.round(fromCents(payload.downPayment)),',
    breaks: 'The cents of a down payment are rounded away.',
    tests: of('quotation.test.ts'),
  },
  {
    file: 'packages/api/src/activitySave.ts',
    find: "{ high: 'A', medium: 'M', low: 'B' }",
    replace: "{ high: 'B', medium: 'M', low: 'A' }",
    breaks: 'Hot prospects are kept as cold ones.',
    tests: of('activityCalls.test.ts'),
  },
  {
    file: 'packages/api/src/pdf.ts',
    find: 'if (data instanceof Blob && (await data.slice(0, SIGNATURE.length).text()) === SIGNATURE) {',
    replace: 'if (data instanceof Blob) {',
    breaks: 'The sentence of a refusal is saved as a PDF that no program opens.',
    tests: of('pdf.test.ts'),
  },
];
