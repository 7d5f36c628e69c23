import type { Fault } from './fault.ts';

const of = (...files: string[]) =>
  ({ project: 'server', files: files.map((file) => `apps/server/src/${file}`) }) as const;

/** Who may do what, whose rows are whose, and how long a session lasts. */
export const serverFaults: readonly Fault[] = [
  {
    file: 'apps/server/src/access/authentication.ts',
    find: 'mayCall(viewerOf(request)) ? undefined : reply.send(REFUSALS.notFound());',
    replace: 'mayCall(viewerOf(request)) ? undefined : undefined;',
    breaks: 'Whoever is signed in makes the calls that only some roles may make.',
    tests: of('access/permission.test.ts'),
  },
  {
    file: 'apps/server/src/access/authentication.ts',
    find: "if (who.kind === 'expired') return reply.send(REFUSALS.tokenExpired());",
    replace: "if (who.kind === 'expired') return reply.send(REFUSALS.sessionOver());",
    breaks: 'An adviser is thrown out every fifteen minutes: 401 is answered where 403 asks for a fresh token.',
    tests: of('session/sessions.test.ts'),
  },
  {
    file: 'apps/server/src/access/scope.ts',
    find: 'return sql<SqlBool>`${company} = ${scope.companyId} and ${employee} = ${scope.employeeId}`;',
    replace: 'return sql<SqlBool>`${company} = ${scope.companyId}`;',
    breaks: 'An adviser sees the clients and activities of all colleagues.',
    tests: of('resources/activity/lists.test.ts'),
  },
  {
    file: 'apps/server/src/resources/carousel/assigning.ts',
    find: ".where('carousel_lead.company_id', '=', companyId)",
    replace: '',
    breaks: 'A manager hands over a lead of another company.',
    tests: of('resources/carousel/assign.test.ts'),
  },
  {
    file: 'apps/server/src/resources/carousel/queries.ts',
    find: 'carousel_lead.attended_at is null and carousel_lead.assigned_at is null',
    replace: 'carousel_lead.attended_at is null',
    breaks: 'A lead that was handed to an adviser is called by somebody else as well.',
    tests: of('resources/carousel/queue.test.ts'),
  },
  {
    file: 'apps/server/src/resources/dashboards/offerQueries.ts',
    find: ".where('offer.company_id', '=', companyId)",
    replace: '',
    breaks: 'The offer and the ranking of another company are shown.',
    tests: of('resources/dashboards/offer.test.ts'),
  },
  {
    file: 'apps/server/src/resources/dashboards/teamFilter.ts',
    find: 'canChooseManagers(viewerOf(call), access) ? Managers : []',
    replace: 'Managers',
    breaks: 'Who may not choose managers narrows the team’s sales by them all the same.',
    tests: of('resources/dashboards/teamFigures.test.ts'),
  },
  {
    file: 'apps/server/src/resources/commissions/wire.ts',
    find: 'SecondaryCommission: seesIntegre(viewer) ? fromCents(row.secondaryCommission) : null,',
    replace: 'SecondaryCommission: fromCents(row.secondaryCommission),',
    breaks: 'Every role reads the 26 % commission, which is for role 1 alone.',
    tests: of('resources/commissions/reading.test.ts'),
  },
  {
    file: 'apps/server/src/resources/activity/wire.ts',
    find: 'if (!(seesContact ?? canSeeContact({ createdBy: row.created_by }, { id: accountId, roleId }))) {',
    replace: 'if (seesContact === false) {',
    breaks: 'Phones and addresses of clients are told to people who may not see them.',
    tests: of('resources/activity/lists.test.ts'),
  },
  {
    file: 'apps/server/src/resources/prospect/similar.ts',
    find: 'if (!row.isSeen) return { by, id: null, name: null, adviserName: null };',
    replace: '',
    breaks: 'Typing a phone tells the name of a colleague’s client.',
    tests: of('resources/prospect/record.test.ts'),
  },
  {
    file: 'apps/server/src/session/sessions.ts',
    find: 'if ((justRotated || neverArrived) && rotation >= current.rotation - 1) {',
    replace: 'if (neverArrived && rotation >= current.rotation - 1) {',
    breaks: 'Two tabs that refresh at the same moment sign the person out.',
    tests: of('session/sessions.test.ts'),
  },
  {
    file: 'apps/server/src/session/sessions.ts',
    find: 'await queries.revoke(read.claims.sessionId, clock());',
    replace: '',
    breaks: 'After the log-out a copied token still opens the account.',
    tests: of('session/sessions.test.ts'),
  },
  {
    file: 'apps/server/src/session/attemptLimit.ts',
    find: 'if (failed) entry.failures.push(options.clock().getTime());',
    replace: 'if (failed || forgives) entry.failures.push(options.clock().getTime());',
    breaks: 'Signing in ten times with the right password locks the account.',
    tests: of('session/attemptLimit.test.ts'),
  },
  {
    file: 'apps/server/src/resources/user/handlers.ts',
    find: 'if (account.disabled) return { failed: false, outcome: DISABLED };',
    replace: '',
    breaks: 'Who has left the company still signs in.',
    tests: of('resources/user/signIn.test.ts'),
  },
  {
    file: 'apps/server/src/resources/user/passwordHandlers.ts',
    find: 'await sessions.endAll(accountId, bearerToken(call));',
    replace: '',
    breaks: 'A thief stays signed in after the owner has changed the password.',
    tests: of('resources/user/newPassword.test.ts'),
  },
];
