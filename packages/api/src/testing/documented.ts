import { readFileSync } from 'node:fs';
import type { Call } from '../answer.ts';
import { fieldsOf, type Fields } from '../readers.ts';
import type { Reply } from './apiAgainst.ts';

const document: unknown = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'));

function within(value: unknown, ...path: readonly string[]): Fields {
  return path.reduce((fields, name) => fieldsOf(fields[name]), fieldsOf(value));
}

/** The calls of the document that carry one of the tags, as 'GET /user/me', each with what the document says of it. */
export function documentedCalls(...tags: readonly string[]): readonly (readonly [string, Fields])[] {
  return Object.entries(within(document, 'paths')).flatMap(([route, item]) =>
    Object.entries(fieldsOf(item)).flatMap(([method, operation]): [string, Fields][] => {
      const fields = fieldsOf(operation);
      const tagged = Array.isArray(fields['tags']) && fields['tags'].some((tag) => tags.includes(String(tag)));
      return tagged ? [[`${method.toUpperCase()} ${route}`, fields]] : [];
    }),
  );
}

/** The examples of an answer of a call: those of its success, or of the HTTP status named. */
export function documentedExamples(operation: Fields, status?: string): Readonly<Record<string, unknown>> {
  const responses = within(operation, 'responses');
  const answer = fieldsOf(responses[status ?? ('201' in responses ? '201' : '200')]);
  const reference = answer['$ref'];
  const resolved = typeof reference === 'string' ? within(document, ...reference.split('/').slice(1)) : answer;
  const examples = within(resolved, 'content', 'application/json', 'examples');
  return Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, fieldsOf(example)['value']]));
}

/** The envelope that the document gives as the example of a call: the one named, else the first. */
export function documentedAnswer(call: Call, name?: string, status?: string): Fields {
  const [method = '', route = ''] = call.split(' ');
  const operation = within(document, 'paths', route, method.toLowerCase());
  const examples = documentedExamples(operation, status);
  const example = fieldsOf(name === undefined ? Object.values(examples)[0] : examples[name]);
  if (!('status' in example)) throw new Error(`openapi/ has no example ${name ?? ''} for ${call}.`);
  return example;
}

/** The body of that example, for the reader of the call. */
export function documentedBody(call: Call, name?: string): unknown {
  return documentedAnswer(call, name)['body'];
}

/** The same example as an answer of the server of a test. */
export function documentedReply(call: Call, name?: string, status?: string): Reply {
  const answer = documentedAnswer(call, name, status);
  return { status: Number(answer['status']), text: JSON.stringify(answer) };
}

/** The names of the fields that a schema of the document has. */
export const documentedFields = (schema: string): readonly string[] =>
  Object.keys(within(document, 'components', 'schemas', schema, 'properties'));
