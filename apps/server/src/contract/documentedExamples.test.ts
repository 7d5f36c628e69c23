import { afterAll, beforeAll, expect, it } from 'vitest';
import { entitledTo } from './callers.ts';
import { type OperationId, readDocument } from '../http/document.ts';
import { bearer, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The examples of these name no person of the demo, or have no query of their own. */
const UNHEARD: ReadonlySet<string> = new Set<OperationId>([
  'addActivity',
  'addQuotation',
  'answerGuardSwap',
  'askDiscount',
  'assignLead',
  'assignQuotation',
  'attendLead',
  'downloadQuotation',
  'endReportSubscription',
  'endSession',
  'forgotPassword',
  'getDiscountedSale',
  'getQuotation',
  'getTracingTypes',
  'importProspectList',
  'mendProspectList',
]);

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The first of the examples of a body, which fits the document. */
function bodyOf(operation: unknown): object | undefined {
  const json = fieldsOf(fieldsOf(fieldsOf(fieldsOf(operation)['requestBody'])['content'])['application/json']);
  const [example] = Object.values(fieldsOf(json['examples']));
  return example === undefined ? undefined : fieldsOf(fieldsOf(example)['value']);
}

const document = readDocument();

/** A parameter, defined in the call or among the shared ones. */
function parameterOf(parameter: unknown): Readonly<Record<string, unknown>> {
  const { $ref } = fieldsOf(parameter);
  if (typeof $ref !== 'string') return fieldsOf(parameter);
  return fieldsOf(
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, name) => fieldsOf(part)[name], document),
  );
}

/** The address of a call with the document's own example for each parameter. */
function addressOf(path: string, operation: unknown): string {
  const { parameters } = fieldsOf(operation);
  let address = path;
  const query = new URLSearchParams();
  for (const parameter of Array.isArray(parameters) ? parameters : []) {
    const { name, in: place, example } = parameterOf(parameter);
    if (place === 'path') address = address.replace(`{${String(name)}}`, String(example));
    else if (place === 'query' && name !== 'bare')
      for (const value of [example].flat()) query.append(String(name), String(value));
  }
  return `${address}?${query.toString()}`;
}

const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
);

it.each(calls)('%s takes its own example', async (id, { path, method, operation }) => {
  const payload = bodyOf(operation);
  const { statusCode } = await server.app.inject({
    method: method === 'get' ? 'GET' : 'POST',
    url: `/api${addressOf(path, operation)}`,
    // Some of them end the session, so each call has one of its own.
    headers: bearer(await server.signIn(entitledTo(id))),
    ...(payload && { payload }),
  });
  expect(statusCode).toBeLessThan(500);
  expect(statusCode === 400 || statusCode === 404).toBe(UNHEARD.has(id));
});
