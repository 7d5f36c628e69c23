import type { Fault } from './fault.ts';

const MAILS = {
  project: 'server',
  files: ['apps/server/src/resources/report/mondayMails.test.ts'],
} as const;
const ROWS = { project: 'server', files: ['apps/server/src/resources/report/report.test.ts'] } as const;
const DUE = { project: 'node', files: ['packages/domain/src/report/subscription.test.ts'] } as const;
const GROUPS = {
  project: 'node',
  files: [
    'apps/web/src/features/dashboards/report/subtotals.test.ts',
    'apps/web/src/features/dashboards/report/reportColumns.test.ts',
  ],
} as const;

/** Reports: what a mail says to whom, what an index weighs, and how groups stand below their subtotals. */
export const reportFaults: readonly Fault[] = [
  {
    file: 'apps/server/src/resources/report/mondayMails.ts',
    find: '.where(sql<boolean>`(created_at at time zone ${timeZone}::text)::date < ${monday}::date`)',
    replace: '',
    breaks: 'A report that is subscribed to on a Monday is sent at once, for days before the subscription.',
    tests: MAILS,
  },
  {
    file: 'apps/server/src/resources/report/mondayMails.ts',
    find: "if (!canReadReport(report, account, access)) return 'noRight';",
    replace: '',
    breaks: 'A person who lost the right to a report still gets its figures by mail.',
    tests: MAILS,
  },
  {
    file: 'apps/server/src/resources/report/mondayMails.ts',
    find: "scope: report.scope === 'pay' ? payScopeOf(account) : scopeOf(account),",
    replace: "scope: { kind: 'company', companyId: account.companyId },",
    breaks: 'The mail of a manager counts the rows of the whole company.',
    tests: MAILS,
  },
  {
    file: 'packages/domain/src/report/subscription.ts',
    find: 'return today === monday && time < MAIL_TIME ? addDays(monday, -7) : monday;',
    replace: 'return monday;',
    breaks: 'The mails of a Monday are sent at midnight.',
    tests: DUE,
  },
  {
    file: 'apps/server/src/resources/report/reportRows.ts',
    find: "and not ended and work = 'activity')",
    replace: "and work = 'activity')",
    breaks: 'A weight that was taken out of use still counts.',
    tests: ROWS,
  },
  {
    file: 'apps/server/src/resources/report/reportRows.ts',
    find: 'coalesce(of_both.points, of_type.points, of_outcome.points,',
    replace: 'coalesce(of_both.points, of_outcome.points, of_type.points,',
    breaks: 'The weight of an outcome counts in place of that of the type of activity.',
    tests: ROWS,
  },
  {
    file: 'apps/server/src/resources/report/reportQueries.ts',
    find: 'before: first - newest.start',
    replace: 'before: 0',
    breaks: 'A page repeats the rows of its first day that stand on the page before.',
    tests: ROWS,
  },
  {
    file: 'apps/web/src/features/dashboards/report/subtotals.ts',
    find: 'before: before.length === 0 ? null : addSums(report, before),',
    replace: 'before: null,',
    breaks: 'Subtotals are not compared with the period before.',
    tests: GROUPS,
  },
  {
    file: 'apps/web/src/features/dashboards/report/reportColumns.ts',
    find: 'row.groups ? [] : [sumsIn(row)]',
    replace: '[sumsIn(row)]',
    breaks: 'The totals count subtotals and their groups.',
    tests: GROUPS,
  },
];
