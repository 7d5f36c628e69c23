import type { Fault } from './fault.ts';

const of = (...files: string[]) =>
  ({ project: 'server', files: files.map((file) => `apps/server/src/${file}`) }) as const;

/** What is kept, counted and answered. */
export const serverDataFaults: readonly Fault[] = [
  {
    file: 'apps/server/src/http/headers.ts',
    find: 'frameAncestors: ["\'none\'"],',
    replace: '',
    breaks: 'A foreign page frames the application and has its buttons pressed.',
    tests: of('http/webApp.test.ts'),
  },
  {
    file: 'apps/server/src/http/headers.ts',
    find: "if (isApiPath(request.url)) reply.header('cache-control', 'no-store');",
    replace: '',
    breaks: 'The next person at the computer reads the answers of the one before out of the browser’s cache.',
    tests: of('http/contract.test.ts'),
  },
  {
    file: 'apps/server/src/http/webApp.ts',
    find: "return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';",
    replace: "return hashed ? 'no-cache' : 'public, max-age=31536000, immutable';",
    breaks: 'Browsers keep the first page for a year and miss every release.',
    tests: of('http/webApp.test.ts'),
  },
  {
    file: 'apps/server/src/idempotency/once.ts',
    find: 'if (answer.status >= 400) await sql`rollback to savepoint work`.execute(trx);',
    replace: '',
    breaks: 'A refused request leaves half of its work behind.',
    tests: of('idempotency/once.test.ts'),
  },
  {
    file: 'apps/server/src/idempotency/once.ts',
    find: 'saved.operation === request.operation && saved.request_digest === digestOf(request.body);',
    replace: 'saved.operation === request.operation;',
    breaks: 'Another activity saved under a used key is told as saved, and is lost.',
    tests: of('idempotency/once.test.ts'),
  },
  {
    file: 'apps/server/src/resources/activity/saveHandlers.ts',
    find: 'key: keyOf(call), operation, body, now };',
    replace: 'key: undefined, operation, body, now };',
    breaks: 'A phone that sends again after a lost answer books the activity twice.',
    tests: of('idempotency/once.test.ts'),
  },
  {
    file: 'packages/domain/src/activity/timing.ts',
    find: '<= ON_TIME_MINUTES',
    replace: '< ON_TIME_MINUTES',
    breaks: 'An activity begun fifteen minutes after its time counts as late.',
    tests: of('resources/activity/start.test.ts'),
  },
  {
    file: 'apps/server/src/resources/activity/listHandlers.ts',
    find: 'end: lastOverdueDay(today) }',
    replace: 'end: today }',
    breaks: 'The activities of today stand among those that are overdue.',
    tests: of('resources/activity/lists.test.ts'),
  },
  {
    file: 'apps/server/src/resources/commissions/deciding.ts',
    find: 'if (running) return COMMISSION_REFUSALS.running();',
    replace: '',
    breaks: 'A week is signed before it has ended, and what comes after is never seen.',
    tests: of('resources/commissions/deciding.test.ts'),
  },
  {
    file: 'apps/server/src/resources/commissions/deciding.ts',
    find: 'weekFingerprint(week, slpCode, lines) === decision.digest;',
    replace: 'lines.length > 0;',
    breaks: 'A signature is kept for other amounts than those on the screen.',
    tests: of('resources/commissions/deciding.test.ts'),
  },
  {
    file: 'apps/server/src/resources/commissions/signature/signature.ts',
    find: "return hasInk ? { image } : { fault: 'empty' };",
    replace: 'return { image };',
    breaks: 'An empty picture passes for a signature.',
    tests: of('resources/commissions/signature/signature.test.ts'),
  },
  {
    file: 'apps/server/src/resources/dashboards/rowFilter.ts',
    find: '((${end}::date + 1)::timestamp at time zone',
    replace: '(${end}::date::timestamp at time zone',
    breaks: 'The prospects of the last day of a period are missing from the dashboards.',
    tests: of('resources/dashboards/figures.test.ts'),
  },
  {
    file: 'apps/server/src/resources/dashboards/rowFilter.ts',
    find: '(${start}::date::timestamp at time zone ${timeZone}::text)',
    replace: "(${start}::date::timestamp at time zone 'UTC')",
    breaks: 'Prospects registered in the evening of the day before are counted in the period.',
    tests: of('resources/dashboards/figures.test.ts'),
  },
  {
    file: 'apps/server/src/resources/quotation/adding.ts',
    find: 'if (total !== centsOf(payload.Total)) return { refused: pricesChanged() };',
    replace: '',
    breaks: 'A client is quoted another price than the one that was shown.',
    tests: of('resources/quotation/add.test.ts'),
  },
  {
    file: 'apps/server/src/resources/quotation/wire.ts',
    find: 'Tax: fromCents(total - row.untaxed),',
    replace: 'Tax: fromCents(row.amount - row.untaxed),',
    breaks: 'A quotation with a discount names too much tax.',
    tests: of('resources/quotation/read.test.ts'),
  },
  {
    file: 'apps/server/src/resources/prospect/changing.ts',
    find: 'await moveActivities(trx, id, employee_id);',
    replace: '',
    breaks: 'A prospect changes hands, and the appointments stay with the former adviser.',
    tests: of('resources/prospect/assigning.test.ts'),
  },
  {
    file: 'apps/server/src/commands/replaceProducts.ts',
    find: ".where('company_id', '=', company_id)",
    replace: '',
    breaks: 'Replacing the products of one company withdraws those of all others.',
    tests: of('commands/replaceProducts.test.ts'),
  },
  {
    file: 'apps/server/src/http/headers.ts',
    find: 'trustedTypes: ["\'none\'"],',
    replace: '',
    breaks: 'A library turns text of the data into markup, and the browser lets it.',
    tests: of('http/webApp.test.ts'),
  },
];
