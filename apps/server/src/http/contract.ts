import { parseWireDate } from '@sereno/domain/calendar';
import { type ErrorObject, type Options, type ValidateFunction, Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { FieldIssue } from './envelope.ts';
import { issuesOf } from './issues.ts';
import { oddNumbers } from './plainNumbers.ts';
import { withoutBrackets } from './queryString.ts';

/** A request that does not fit the document. */
export class MalformedRequestError extends Error {
  override readonly name = 'MalformedRequestError';
  readonly fields: FieldIssue[];
  constructor(fields: FieldIssue[]) {
    super('The request does not fit the document; see its fields.');
    this.fields = fields;
  }
}

/** An answer that does not fit the document: a fault of the server, never of the caller. */
class AnswerMismatchError extends Error {
  override readonly name = 'AnswerMismatchError';
  constructor(call: string, errors: readonly ErrorObject[]) {
    const details = errors.map(({ instancePath, message }) => `${instancePath || 'answer'} ${message ?? ''}`);
    super(`${call} answered what the document does not allow, so nothing was sent: ${details.join('; ')}`);
  }
}

/** A body in a form that calls answer, but do not take. */
class NotJsonError extends Error {
  override readonly name = 'NotJsonError';
  readonly statusCode = 415;
}

const ANSWERED_DOCUMENTS = ['application/pdf', 'text/csv'];

const shared: Options = {
  allErrors: true,
  removeAdditional: false,
  useDefaults: false,
  strict: false,
  formats: { password: true, 'wire-date': (text: string) => parseWireDate(text) !== null },
};

type JsonSchema = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The largest id, year or count: whole numbers of requests are kept in 32 bits. */
const MAX_WHOLE = 2_147_483_647;

/** False for infinity, too, which is what the text `1e400` of a query is read as. */
const isStorable = (value: number) =>
  Number.isFinite(value) && !(Number.isInteger(value) && Math.abs(value) > MAX_WHOLE);

/** The fields that the database could not even compare: text with the character 0, and whole numbers beyond 32 bits. */
function unstorableFields(value: unknown, path: readonly string[] = []): FieldIssue[] {
  const field = path.join('.');
  if (typeof value === 'string') return value.includes('\0') ? [{ field, code: 'wrongFormat' }] : [];
  if (typeof value === 'number') return isStorable(value) ? [] : [{ field, code: 'outOfRange' }];
  return Object.entries(fieldsOf(value)).flatMap(([name, inner]) => unstorableFields(inner, [...path, name]));
}

/** The schema of a part without its media type: all bodies are JSON (SES-02), and so each is checked, even an absent one. */
function schemaOf(part: unknown): JsonSchema {
  return fieldsOf(fieldsOf(fieldsOf(fieldsOf(part)['content'])['application/json'])['schema']);
}

/** A query with names the document does not know is refused, since ignoring a filter answers the wrong rows. */
function closedQuery(schema: unknown): JsonSchema {
  const known = fieldsOf(schema);
  const properties = Object.entries(fieldsOf(known['properties'])).map(([name, value]) => [
    withoutBrackets(name),
    value,
  ]);
  const required = Object.values(fieldsOf(known['required'])).map((name) => withoutBrackets(String(name)));
  return {
    type: 'object',
    ...known,
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
}

/** Node reads every header under its name in lower case, however it was sent. */
function lowerCaseNames(schema: unknown): JsonSchema {
  const known = fieldsOf(schema);
  const properties = Object.entries(fieldsOf(known['properties'])).map(([name, value]) => [name.toLowerCase(), value]);
  const required = Object.values(fieldsOf(known['required'])).map((name) => String(name).toLowerCase());
  return { ...known, properties: Object.fromEntries(properties), required };
}

/** The schemas of a route in the form that Fastify compiles one by one. */
function flattened(schema: FastifySchema): FastifySchema {
  const responses = Object.entries(fieldsOf(schema.response)).map(([status, part]) => [status, schemaOf(part)]);
  return {
    ...schema,
    querystring: closedQuery(schema.querystring),
    response: Object.fromEntries(responses),
    ...(schema.headers !== undefined && { headers: lowerCaseNames(schema.headers) }),
    ...(schema.body !== undefined && { body: schemaOf(schema.body) }),
  };
}

/**
 * A schema's validator, compiled when it judges for the first time: to compile those of all calls takes as long as everything else that a
 * start does, and most are of answers that are seldom given.
 */
function lazyValidator(ajv: Ajv2020, schema: JsonSchema): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= ajv.compile(schema));
}

/**
 * Makes the document the judge of requests and answers. Bodies are taken as they are, text in queries is read as the
 * type that the document names; an answer that breaks its schema is not sent.
 */
export function enforceContract(app: FastifyInstance): void {
  const bodies = new Ajv2020(shared);
  const queries = new Ajv2020({ ...shared, coerceTypes: 'array' });

  // Documents are answered, never taken; but without a reader of their type the routes that answer them are warned about.
  app.addContentTypeParser(ANSWERED_DOCUMENTS, async () => {
    throw new NotJsonError();
  });
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.schema && 'operationId' in route.schema) route.schema = flattened(route.schema);
  });

  app.setValidatorCompiler<JsonSchema>(({ schema, httpPart }) => {
    const validator = lazyValidator(httpPart === 'body' ? bodies : queries, schema);
    return (data) => {
      const validate = validator();
      // Reading them writes over them.
      const sent: unknown = httpPart === 'body' ? null : structuredClone(data);
      if (!validate(data)) return { error: new MalformedRequestError(issuesOf(validate.errors ?? [])) };
      const odd = httpPart === 'body' ? [] : oddNumbers(sent, data);
      if (odd.length > 0) return { error: new MalformedRequestError(odd) };
      const unstorable = unstorableFields(data);
      return unstorable.length === 0 ? { value: data } : { error: new MalformedRequestError(unstorable) };
    };
  });

  app.setSerializerCompiler<JsonSchema>(({ schema, method, url }) => {
    const validator = lazyValidator(bodies, schema);
    return (data) => {
      const validate = validator();
      if (!validate(data)) throw new AnswerMismatchError(`${method} ${url}`, validate.errors ?? []);
      return JSON.stringify(data);
    };
  });
}
