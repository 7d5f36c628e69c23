import type { Fault } from './fault.ts';

const of = (...files: string[]) => ({ project: 'node', files: files.map((file) => `apps/web/src/${file}`) }) as const;

/** What the host does between the calls and the screens. */
export const webFaults: readonly Fault[] = [
  {
    file: 'apps/web/src/features/activity/saving.ts',
    find: "call: task === 'finish' ? 'end' : 'reschedule'",
    replace: "call: task === 'finish' ? 'reschedule' : 'end'",
    breaks: 'Ending an activity moves it to another day.',
    tests: of('features/activity/saving.test.ts'),
  },
  {
    file: 'apps/web/src/features/activity/activityColumns.ts',
    find: 'canSeeAdviserName(context.roleId) ? [adviser] : []',
    replace: '[adviser]',
    breaks: 'A role that may not see advisers has their column.',
    tests: of('features/activity/activityColumns.test.ts'),
  },
  {
    file: 'apps/web/src/features/activity/activityRow.ts',
    find: 'contact: visibleContact(activity, viewer) }',
    replace: 'contact: activity.contact }',
    breaks: 'Contact data that a host has sent by mistake is shown to everybody.',
    tests: of('features/activity/activityRow.test.ts'),
  },
  {
    file: 'apps/web/src/features/activity/shortcuts.ts',
    find: '!metaKey && !repeat && !isComposing',
    replace: '!metaKey && !isComposing',
    breaks: 'A letter that is held down opens one dialog after the other.',
    tests: of('features/activity/shortcuts.test.ts'),
  },
  {
    file: 'apps/web/src/features/dashboards/commissionReport/reportColumns.ts',
    find: "SecondaryCommission: 'secondaryCommission',",
    replace: "SecondaryCommission: 'commission',",
    breaks: 'The report shows another amount under the title of the 26 % commission.',
    tests: of('features/dashboards/commissionReport/reportColumns.test.ts'),
  },
  {
    file: 'apps/web/src/features/dashboards/detail/detailMemory.ts',
    find: 'query: { ...start.query, filters: {}, page: 0 }',
    replace: 'query: start.query',
    breaks: 'A filter of yesterday hides the rows behind the figure of today.',
    tests: of('features/dashboards/detail/detailMemory.test.ts'),
  },
  {
    file: 'apps/web/src/features/dashboards/detail/detailQueries.ts',
    find: 'const scope = { ...peopleIn(filters), activeOnly, ...mark };',
    replace: 'const scope = { activeOnly, ...mark };',
    breaks: 'The contracts behind a team’s figure are those of the whole company.',
    tests: of('features/dashboards/detail/detailQueries.test.ts'),
  },
  {
    file: 'apps/web/src/features/dashboards/filters/savedFilters.ts',
    find: 'return preset === undefined ? filters : { ...filters, range: presetRange(preset, today) };',
    replace: 'return filters;',
    breaks: 'Saved filters of «last month» open with another period.',
    tests: of('features/dashboards/filters/savedFilters.test.ts'),
  },
  {
    file: 'apps/web/src/features/dashboards/filters/scopes.ts',
    find: '...(team && { teams: team.map(Number) }),',
    replace: '',
    breaks: 'A team is chosen on the sales dashboard, and nothing changes.',
    tests: of('features/dashboards/filters/scopes.test.ts'),
  },
  {
    file: 'apps/web/src/features/dashboards/weeklyCommissions/address/startWeek.ts',
    find: 'rangeOfWeek(week, catalogue).end >= today;',
    replace: 'rangeOfWeek(week, catalogue).end > today;',
    breaks: 'On its last day a week is taken for one that has ended.',
    tests: of('features/dashboards/weeklyCommissions/address/startWeek.test.ts'),
  },
  {
    file: 'apps/web/src/features/dashboards/weeklyCommissions/decision/decisionOutcome.ts',
    find: "if (fingerprintOf(week, slpCode, now.lines) !== fingerprint) return 'changed';",
    replace: '',
    breaks: 'Nobody says that the amounts have changed since they were signed.',
    tests: of('features/dashboards/weeklyCommissions/decision/decisionOutcome.test.ts'),
  },
  {
    file: 'apps/web/src/features/prospects/detail/contactHrefs.ts',
    find: 'if (!canEdit) return null;',
    replace: '',
    breaks: 'Buttons dial the client of somebody else.',
    tests: of('features/prospects/detail/contactHrefs.test.ts'),
  },
  {
    file: 'apps/web/src/features/prospects/form/prospectState.ts',
    find: "const isFree = form.state.trim() === '' || form.state === foundState;",
    replace: 'const isFree = true;',
    breaks: 'The look-up of a postal code overwrites the state that somebody has typed.',
    tests: of('features/prospects/form/prospectState.test.ts'),
  },
  {
    file: 'apps/web/src/features/quotations/quotationCommand.ts',
    find: "statuses: { [CONFLICT]: 'quotationAdd.pricesChanged' },",
    replace: '',
    breaks: 'Nobody is told that prices have changed when a quotation is refused for it.',
    tests: of('features/quotations/quotationCommand.test.ts'),
  },
  {
    file: 'apps/web/src/features/registers/registerForm.ts',
    find: 'const isMine = (field: string) => !same(form.values[field], form.base[field]);',
    replace: 'const isMine = (field: string) => field in form.base;',
    breaks: 'What somebody else has saved meanwhile is overwritten with the old values of the form.',
    tests: of('features/registers/registerForm.test.ts'),
  },
];
