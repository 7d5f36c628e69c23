import { type AccessConfig, DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import type { LateRule } from '@sereno/domain/activity';
import { DEFAULT_TIME_ZONE } from '@sereno/domain/calendar';
import { CREDENTIAL_LENGTH } from '@sereno/domain/session';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fastify from 'fastify';
import { addAuthentication } from './access/authentication.ts';
import { serveApiDocs } from './apiDocs/serveApiDocs.ts';
import type { Clock } from './config/clock.ts';
import type { TrustProxy } from './config/environment.ts';
import type { Database } from './database/database.ts';
import { enforceContract } from './http/contract.ts';
import { type ApiDocument, operationsOf, readDocument } from './http/document.ts';
import { httpStatusOf, isEnvelope } from './http/envelope.ts';
import { answerFailures } from './http/failures.ts';
import type { Handlers } from './http/handlers.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { readJsonBodies } from './http/jsonBody.ts';
import { readQueryString } from './http/queryString.ts';
import { addRoutes } from './http/routes.ts';
import { transportOptions } from './http/transport.ts';
import { serveWebApp, type WebApp } from './http/webApp.ts';
import { announceKeys } from './idempotency/keyHeader.ts';
import { backgroundMail } from './mail/background.ts';
import { noOutbox, type Outbox } from './mail/outbox.ts';
import { activityHandlers } from './resources/activity/handlers.ts';
import { carouselHandlers } from './resources/carousel/handlers.ts';
import { catalogHandlers } from './resources/catalog/handlers.ts';
import { organisationHandlers } from './resources/catalog/organisationHandlers.ts';
import { commissionHandlers } from './resources/commissions/handlers.ts';
import { commissionPdfHandlers } from './resources/commissions/pdf/handlers.ts';
import { contractHandlers } from './resources/contract/handlers.ts';
import { dashboardHandlers } from './resources/dashboards/handlers.ts';
import { guardHandlers } from './resources/guard/handlers.ts';
import { discountHandlers } from './resources/discount/handlers.ts';
import { healthHandlers } from './resources/health/handlers.ts';
import { historyHandlers } from './resources/history/handlers.ts';
import { POSTAL_LIMIT, postalHandlers } from './resources/postal/handlers.ts';
import { prospectListHandlers } from './resources/prospectList/handlers.ts';
import { prospectHandlers } from './resources/prospect/handlers.ts';
import { LOOK_UP_LIMIT } from './resources/prospect/readHandlers.ts';
import { quotationHandlers } from './resources/quotation/handlers.ts';
import { recordariHandlers } from './resources/recordari/handlers.ts';
import { searchHandlers } from './resources/search/handlers.ts';
import { registerHandlers } from './resources/registers/handlers.ts';
import { reportHandlers } from './resources/report/handlers.ts';
import { subscriptionHandlers } from './resources/report/subscriptions.ts';
import { accountHandlers, ACCOUNT_LIMIT } from './resources/user/accountHandlers.ts';
import { userHandlers } from './resources/user/handlers.ts';
import { passwordHandlers } from './resources/user/passwordHandlers.ts';
import { sessionHandlers } from './resources/user/sessionHandlers.ts';
import { ADDRESS_LIMIT, createAttemptLimit, SIGN_IN_LIMIT } from './session/attemptLimit.ts';
import { createSessions } from './session/sessions.ts';

export type AppOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: {
    /** Key that the access tokens are signed with, at least 32 bytes. */
    readonly tokenSecret: Uint8Array;
    /** Failures that one account may have from one address. */
    readonly signInLimit?: { readonly failures: number; readonly windowMs: number };
    /** Failures that all accounts together may have from one address. */
    readonly addressLimit?: { readonly failures: number; readonly windowMs: number };
    /** Registrations and forgotten passwords that one address may send. */
    readonly accountLimit?: { readonly failures: number; readonly windowMs: number };
    /** Postal codes that one address may ask for. */
    readonly postalLimit?: { readonly failures: number; readonly windowMs: number };
    /** Questions of one account after prospects with a phone or an e-mail address. */
    readonly lookUpLimit?: { readonly failures: number; readonly windowMs: number };
    /** Lists of employees and flags that rights depend on; those of the specification when left out (MNU-02). */
    readonly access?: AccessConfig;
    /** The zone of the business day; America/Mexico_City when left out. */
    readonly timeZone?: string;
    /** Which side of today makes an activity late; 'past' when left out (ACL-25). */
    readonly lateRule?: LateRule;
    /** The fewest characters of a password that somebody chooses; 3 when left out (REG-06). */
    readonly minPasswordLength?: number;
    /** Whose word about the caller's address and TLS counts: see `Settings.trustProxy`. This machine's alone when left out. */
    readonly trustProxy?: TrustProxy;
    /** Where mail goes; without one a forgotten password answers 503. */
    readonly outbox?: Outbox;
    /** Where people reach the application, for the links of mails; `http://localhost` when left out. */
    readonly publicUrl?: () => string;
  };
  /** The calls; those of `openapi/` when left out. */
  readonly document?: ApiDocument;
  /** The built web application; left out where only the calls are wanted. */
  readonly web?: WebApp;
  /** The reference page of the calls, for whom the application stores its session under that name; none when left out. */
  readonly apiDocs?: { readonly sessionKey: string } | undefined;
  /** Fastify's logger or its settings; silent when left out. */
  readonly logger?: FastifyServerOptions['logger'];
};

/**
 * Builds the server without starting anything: it listens to no port and reads no environment, so that tests can ask it
 * directly. Closing it leaves the database open, which belongs to the caller.
 */
export async function createApp({
  database,
  clock,
  config,
  document = readDocument(),
  web,
  apiDocs,
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const operations = operationsOf(document);
  const sessions = createSessions({ database, clock, secret: config.tokenSecret });
  const signInLimit = createAttemptLimit({ clock, ...(config.signInLimit ?? SIGN_IN_LIMIT) });
  const addressLimit = createAttemptLimit({ clock, ...ADDRESS_LIMIT, ...config.addressLimit });
  const { timeZone = DEFAULT_TIME_ZONE, outbox = noOutbox, publicUrl = () => 'http://localhost' } = config;
  const { access = DEFAULT_ACCESS_CONFIG, lateRule = 'past', minPasswordLength = CREDENTIAL_LENGTH.min } = config;
  const limit = createAttemptLimit({ clock, ...(config.accountLimit ?? ACCOUNT_LIMIT) });
  const changeLimit = createAttemptLimit({ clock, ...SIGN_IN_LIMIT });
  const postalLimit = createAttemptLimit({ clock, ...(config.postalLimit ?? POSTAL_LIMIT) });
  const lookUpLimit = createAttemptLimit({ clock, ...(config.lookUpLimit ?? LOOK_UP_LIMIT) });
  const mail = backgroundMail(outbox);
  const handlers: Required<Handlers> = {
    ...userHandlers({ database, clock, timeZone, sessions, mail, publicUrl, signInLimit, addressLimit }),
    ...sessionHandlers({ sessions }),
    ...accountHandlers({ database, sessions, limit, minPasswordLength }),
    ...passwordHandlers({ database, clock, sessions, limit, changeLimit, outbox, publicUrl, minPasswordLength }),
    ...activityHandlers({ database, clock, timeZone, lateRule }),
    ...carouselHandlers({ database, clock, timeZone }),
    ...postalHandlers({ limit: postalLimit }),
    ...catalogHandlers({ database, clock, timeZone }),
    ...organisationHandlers({ database }),
    ...prospectHandlers({ database, clock, timeZone, lookUpLimit }),
    ...prospectListHandlers({ database, clock, timeZone, access }),
    ...historyHandlers({ database, clock, timeZone }),
    ...quotationHandlers({ database, clock, timeZone }),
    ...contractHandlers({ database, clock, timeZone, access }),
    ...dashboardHandlers({ database, clock, timeZone, access }),
    ...commissionHandlers({ database, clock, timeZone }),
    ...commissionPdfHandlers({ database, clock, timeZone }),
    ...discountHandlers({ database, clock, timeZone, access }),
    ...recordariHandlers({ database, clock, timeZone }),
    ...guardHandlers({ database, clock, timeZone }),
    ...searchHandlers({ database, clock, timeZone, access }),
    ...registerHandlers({ database, clock, timeZone, access, outbox, publicUrl }),
    ...reportHandlers({ database, clock, timeZone, access }),
    ...subscriptionHandlers({ database, clock, timeZone, access }),
    ...healthHandlers({ database, clock }),
  };

  const app = fastify({
    ...transportOptions,
    trustProxy: config.trustProxy ?? 'loopback',
    logger,
    // The bare query of API-18 is written after a slash: `tipify-tracings/?7`.
    routerOptions: { querystringParser: readQueryString, ignoreTrailingSlash: true },
  });
  readJsonBodies(app);
  answerFailures(app);
  await addSecurityHeaders(app, web?.connectTo ?? []);
  announceKeys(app);
  enforceContract(app);
  addAuthentication(app, { operations, sessions, access });
  followEnvelope(app);
  hangUpWhenClosing(app);
  app.addHook('onClose', () => mail.settled());
  await addRoutes(app, document, handlers);
  if (apiDocs) serveApiDocs(app, document, apiDocs.sessionKey);
  await serveWebApp(app, web);
  return app;
}

/** Lets the HTTP status follow from the envelope that a handler gives back (SES-17). */
function followEnvelope(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (!isEnvelope(payload)) return payload;
    reply.code(httpStatusOf(payload));
    if (payload.status === 401) reply.header('www-authenticate', 'Bearer');
    return payload;
  });
}

/** The last answer of a connection closes it: one kept alive would hold up the end of the server. */
function hangUpWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
}
