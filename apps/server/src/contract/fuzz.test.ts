import process from 'node:process';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessions } from '../session/sessions.ts';
import { ON_POSTGRES } from '../testing/database.ts';
import { EFFORT } from '../testing/effort.ts';
import { bearer, SECRET, START, startTestServer, TODAY, type TestServer } from '../testing/testServer.ts';
import { CALLERS, entitledTo, outOfSight, sightOf } from './callers.ts';
import { breachesOf } from './judge.ts';
import { type FuzzedOperation, fuzzedOperations } from './operations.ts';
import { brokenRequests, exampleRequest, type Request, validRequests } from './requests.ts';
import type { Known } from './values.ts';

/** Requests per call and seed. The statements of both databases are the same, so the second one gets fewer. */
const VALID = Math.ceil((ON_POSTGRES ? 10 : 25) * EFFORT);
const BROKEN = Math.ceil((ON_POSTGRES ? 10 : 50) * EFFORT);
/** Calls that hash a password take as long as twenty others, so they get a fifth. */
const HASHING: ReadonlySet<string> = new Set(['signIn', 'register', 'resetPassword', 'changePassword']);
/** The same requests in every run of `npm test`, so that a red one is about what has changed; the long tests try others as well. */
const FIXED_SEED = 20_261_121;
const RANDOM_SEED = Number(process.env['FUZZ_SEED'] || Date.now() % 2 ** 31);
const SEEDS = EFFORT > 1 ? [FIXED_SEED, RANDOM_SEED] : [FIXED_SEED];
const NO_LIMIT = { failures: 1_000_000, windowMs: 1 };
/** Longer ago than an access token lives. */
const HOUR = 3_600_000;

type Caller = {
  token(): Promise<string | undefined>;
  readonly sight?: Awaited<ReturnType<typeof sightOf>>;
};

let server: TestServer;
let callers: ReadonlyMap<string, Caller>;
const NOBODY: Caller = { token: async () => undefined };
let known: Known;
const reached = new Set<string>();

beforeAll(async () => {
  if (EFFORT > 1)
    process.stdout.write(`Contract fuzz: the random seed is ${RANDOM_SEED}; FUZZ_SEED=${RANDOM_SEED} repeats it.\n`);
  server = await startTestServer({
    config: {
      tokenSecret: SECRET,
      signInLimit: NO_LIMIT,
      addressLimit: NO_LIMIT,
      accountLimit: NO_LIMIT,
      postalLimit: NO_LIMIT,
      lookUpLimit: NO_LIMIT,
      outbox: { send: async () => undefined },
    },
  });
  const { database } = server;
  const sessionsAt = (now: Date) => createSessions({ database, clock: () => now, secret: SECRET });
  const place = { latitude: null, longitude: null };
  const sights = await Promise.all(CALLERS.map((name) => sightOf(database, name)));
  const person = (at: number, name: string): [string, Caller][] => {
    const sight = sights[at];
    return sight ? [[name, { sight, token: () => sessionsAt(START).start(sight.accountId, place) }]] : [];
  };
  const expired = await sessionsAt(new Date(START.getTime() - HOUR)).start(sights[0]?.accountId ?? 0, place);
  callers = new Map([
    ...CALLERS.flatMap((name, at) => person(at, name)),
    ['nobody', NOBODY],
    ['an expired token', { token: async () => expired }],
    ['a forged token', { token: async () => `${expired.slice(0, -4)}AAAA` }],
  ]);
  const ids = sights.flatMap(({ company }) => [...company.employees, ...company.sellers]);
  const fresh = await sessionsAt(START).start(sights[2]?.accountId ?? 0, place);
  known = { today: TODAY, ids, texts: ['rol8', 'sereno-demo', 'deshabilitado', '12:30', 'A', 'R', '*', fresh] };
});
afterAll(() => server.close());

/** One token for many calls, but for those that might end sessions, their own or all of a person's. */
function createTokens(): (caller: Caller, operation: FuzzedOperation) => Promise<string | undefined> {
  const saved = new Map<Caller, string | undefined>();
  return async (caller, operation) => {
    if (operation.changesState) {
      saved.clear();
      return caller.token();
    }
    if (!saved.has(caller)) saved.set(caller, await caller.token());
    return saved.get(caller);
  };
}
const tokenFor = createTokens();

/** What the checks of the document itself say of a request, under 400; a call's own rules say it under another status. */
const MISFIT = /"code":"(?:required|unknown|wrongType|tooShort|tooLong)"/u;

/** What is wrong with the answer to a request; empty when nothing is. */
async function faultsOf(operation: FuzzedOperation, name: string, request: Request): Promise<string[]> {
  const caller = callers.get(name) ?? NOBODY;
  const token = await tokenFor(caller, operation);
  const { fits, ...sent } = request;
  const headers = { ...sent.headers, ...(token !== undefined && bearer(token)) };
  const response = await server.app.inject({ method: operation.method, ...sent, headers });
  const faults = breachesOf(operation, response);
  if (fits === false && response.statusCode < 400) faults.push('takes what the document refuses');
  if (fits === true && response.statusCode === 400 && MISFIT.test(response.body))
    faults.push(`refuses what the document takes: ${response.body}`);
  if (response.statusCode >= 300) return faults;
  reached.add(operation.id);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  if (!isJson || operation.isOpen || caller.sight === undefined) return faults;
  return [...faults, ...outOfSight(operation.id, response.json(), caller.sight)];
}

const operations = fuzzedOperations();

/**
 * What is tried of a call whatever the seeds give: of a call that is for few people, most requests of few would come from others.
 * Calls that change something are left to chance, so that what they change is, too.
 */
const certain = (operation: FuzzedOperation): [[string, Request]][] =>
  operation.changesState ? [] : [[[entitledTo(operation.id), exampleRequest(operation)]]];

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  'SES-17 SES-19 %s keeps to the document',
  { timeout: 30_000 * EFFORT },
  (_id, operation) => {
    it.each([
      ['every request that it allows', validRequests, VALID, certain(operation)],
      ['every request that it does not', brokenRequests, BROKEN, []],
    ] as const)('for %s', async (_title, requests, runs, examples) => {
      const cases = fc.tuple(fc.constantFrom(...callers.keys()), requests(operation, known));
      const property = fc.asyncProperty(cases, async ([name, request]) => {
        expect(await faultsOf(operation, name, request)).toEqual([]);
      });
      const numRuns = Math.ceil(runs / (HASHING.has(operation.id) ? 5 : 1));
      for (const seed of SEEDS) await fc.assert(property, { numRuns, seed, examples: [...examples] });
    });
  },
);

describe('the fuzz itself', () => {
  it('reaches every call that reads without an id in its path', () => {
    const reads = operations.filter(({ changesState, path }) => !changesState && !path.includes('{'));
    expect(reads.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
