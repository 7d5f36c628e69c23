import type { Fault } from './fault.ts';

const of = (...files: string[]) =>
  ({ project: 'node', files: files.map((file) => `apps/web/src/platform/${file}`) }) as const;
const journey = (...names: string[]) =>
  ({ project: 'e2e', files: names.map((name) => `tests/e2e/${name}.test.ts`) }) as const;

/** Sessions, drafts, what waits for a network, and what only a journey through the built application shows. */
export const webPlatformFaults: readonly Fault[] = [
  {
    file: 'apps/web/src/platform/session.ts',
    find: 'if (get(sessionAtom)?.user.id === userId) set(sessionAtom, null);',
    replace: 'set(sessionAtom, null);',
    breaks: 'A person who has signed in meanwhile is signed out with the one before.',
    tests: of('session.test.ts'),
  },
  {
    file: 'apps/web/src/platform/drafts.ts',
    find: 'for (const key of browserStorage.keys(PREFIX)) browserStorage.write(key, null);',
    replace: '',
    breaks: 'After a log-out the drafts of a person stay on a computer that is shared.',
    tests: of('drafts.test.ts'),
  },
  {
    file: 'apps/web/src/platform/openDraft.ts',
    find: 'if (key !== null) browserStorage.write(key, null);',
    replace: '',
    breaks: 'A form that was sent comes back as a draft, and is sent once more.',
    tests: of('drafts.test.ts'),
  },
  {
    file: 'apps/web/src/platform/commands/sentRequest.ts',
    find: 'return before?.content === content ? before : { content, key: newKey() };',
    replace: 'return { content, key: newKey() };',
    breaks: 'Saving again after a lost answer makes a second quotation.',
    tests: of('commands/sentRequest.test.ts'),
  },
  {
    file: 'apps/web/src/platform/queries.ts',
    find: 'return error instanceof UnexpectedStatusError ? (data ?? null) : null;',
    replace: 'return data ?? null;',
    breaks: 'Figures of an hour ago are shown as those of now although there is no connection.',
    tests: of('queries.test.ts'),
  },
  {
    file: 'apps/web/src/platform/commands/outbox/transitions.ts',
    find: "if (!alone && isBeingSent(job, now)) return { kind: 'busy', job };",
    replace: '',
    breaks: 'Two tabs send the same activity at the same moment.',
    tests: of('commands/outbox/transitions.test.ts'),
  },
  {
    file: 'apps/web/src/platform/commands/outbox/sender.ts',
    find: "const isNext = (job: OutboxJob) => job.state === 'waiting' && job.userId === env.userId() && !isUsed(job.key);",
    replace: "const isNext = (job: OutboxJob) => job.state === 'waiting' && !isUsed(job.key);",
    breaks: 'What one adviser saved without a network holds up the next one who signs in.',
    tests: of('commands/outbox/outbox.test.ts'),
  },
  {
    file: 'apps/web/src/platform/commands/verdict.ts',
    find: "if (status === SESSION_ENDED) return { kind: 'notSent' };",
    replace: '',
    breaks: 'What waits is set aside as refused because the session has ended.',
    tests: of('commands/outbox/outbox.test.ts'),
  },
  {
    file: 'apps/web/src/platform/commands/outbox/retries.ts',
    find: 'pause = Math.min(pause * 2, LONGEST_PAUSE_MS);',
    replace: '',
    breaks: 'A server that is down is asked every fifteen seconds by every phone.',
    tests: of('commands/outbox/outbox.test.ts'),
  },
  {
    file: 'apps/web/src/app/Logout.tsx',
    find: 'api.signOut(session.token).catch(report);',
    replace: '',
    breaks: 'The log-out leaves the session open on the server.',
    tests: journey('signIn'),
  },
  {
    file: 'apps/web/src/app/Logout.tsx',
    find: 'forgetDrafts();',
    replace: '',
    breaks: 'What somebody typed comes back after they have left on purpose.',
    tests: journey('session'),
  },
  {
    file: 'apps/web/src/features/auth/useSignIn.ts',
    find: "if (locationIssue(coordinates, config.auth.requireLocation)) return 'location';",
    replace: '',
    breaks: 'Somebody signs in without a location, although the company demands the place.',
    tests: journey('signIn'),
  },
  {
    file: 'apps/web/src/app/FramedPages.tsx',
    find: 'const allowed = canOpenPath(path, user, config) && (',
    replace: 'const allowed = path !== null && (',
    breaks: 'A page opens by its address for a role that may not see it.',
    tests: journey('routes'),
  },
  {
    file: 'apps/web/src/app/FreshUser.ts',
    find: 'if (data.id === id) setSession(withUser(id, data));',
    replace: 'if (data.id > 0) setSession(withUser(id, data));',
    breaks: 'The token of one person works under the name of another.',
    tests: journey('session'),
  },
  {
    file: 'apps/web/src/features/carousel/leadQueries.ts',
    find: 'refetchIntervalInBackground: false,',
    replace: 'refetchIntervalInBackground: true,',
    breaks: 'A page that is not in sight asks for leads all night.',
    tests: journey('carousel'),
  },
  {
    file: 'apps/web/src/features/carousel/useQueue.ts',
    find: 'if (isHere() && window.location.pathname === from) navigate(registerPath(lead));',
    replace: 'navigate(registerPath(lead));',
    breaks: 'An answer that comes late takes the person away from the page where they are by now.',
    tests: journey('carousel'),
  },
  {
    file: 'apps/web/src/features/dashboards/kit/DashboardFrame.tsx',
    find: 'csv: canDownloadCsv(user, config)',
    replace: 'csv: true',
    breaks: 'Everybody downloads the tables and charts of the dashboards, who may only look at them too.',
    tests: journey('commissionsReport'),
  },
  {
    file: 'apps/web/src/app/App.tsx',
    find: 'const isSomebodyElse = endedOf !== null && endedOf !== session.user.id;',
    replace: 'const isSomebodyElse = false;',
    breaks: 'Who signs in next lands on the page of the person before.',
    tests: journey('session'),
  },
];
