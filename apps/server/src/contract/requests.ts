import * as fc from 'fast-check';
import { type Fields, fieldsOf, type FuzzedOperation, type Parameter } from './operations.ts';
import { type Known, valueOf } from './values.ts';

/** A request but for who makes it. */
export type Request = {
  readonly url: string;
  readonly payload?: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the document surely allows it, or surely refuses it; left out where it may do either. */
  readonly fits?: boolean;
};

type Values = { readonly parameters: Fields; readonly body: unknown };
const JSON_TYPE = { 'content-type': 'application/json' };

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function write(operation: FuzzedOperation, { parameters, body }: Values): Request {
  const places = new Map(operation.parameters.map((parameter) => [parameter.name, parameter.in]));
  let path = operation.path;
  const query: [string, string][] = [];
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(parameters)) {
    const place = places.get(name);
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(textOf(value)));
    else if (place === 'header') headers[name] = textOf(value);
    else for (const each of Array.isArray(value) ? value : [value]) query.push([name, textOf(each)]);
  }
  const search = operation.bareQuery ? textOf(parameters['bare'] ?? '') : new URLSearchParams(query).toString();
  const url = `/api${path}${search === '' ? '' : `?${search}`}`;
  if (body === undefined) return { url, headers };
  return { url, headers: { ...JSON_TYPE, ...headers }, payload: JSON.stringify(body) };
}

/** A parameter left empty counts as absent, so what must be there is not empty. */
function parameterValue(parameter: Parameter, known: Known): fc.Arbitrary<unknown> {
  return valueOf(parameter.schema, known).filter(
    (value) => !parameter.required || (textOf(value) !== '' && textOf(value) !== '[]'),
  );
}

function validValues(operation: FuzzedOperation, known: Known): fc.Arbitrary<Values> {
  const parameters = operation.bareQuery
    ? fc.record({ bare: fc.integer({ min: 0, max: 12 }) })
    : fc.record(Object.fromEntries(operation.parameters.map((each) => [each.name, parameterValue(each, known)])), {
        requiredKeys: operation.parameters.filter(({ required }) => required).map(({ name }) => name),
      });
  if (operation.body === undefined) return fc.record({ parameters, body: fc.constant(undefined) });
  const made = valueOf(operation.body, known);
  const body =
    operation.bodyExamples.length === 0
      ? made
      : fc.oneof({ weight: 4, arbitrary: made }, fc.constantFrom(...operation.bodyExamples));
  return fc.record({ parameters, body });
}

/** Requests that the document allows. */
export function validRequests(operation: FuzzedOperation, known: Known): fc.Arbitrary<Request> {
  return validValues(operation, known).map((values) => ({ ...write(operation, values), fits: true }));
}

/** The request that the document itself gives as an example of a call. */
export function exampleRequest(operation: FuzzedOperation): Request {
  const examples = operation.parameters.flatMap(({ name, schema }) => {
    const { example } = fieldsOf(schema);
    return example === undefined ? [] : [[name, example] as const];
  });
  const [body] = operation.bodyExamples;
  return { ...write(operation, { parameters: Object.fromEntries(examples), body }), fits: true };
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

const strange = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '-1',
    '1e400',
    'NaN',
    '99999999999999999999',
    2_147_483_648,
    "' or 1=1 --",
    '../..',
    '%',
    '2026/02/30',
    null,
  ),
);

/** Ways to break the values of a request. */
function broken(operation: FuzzedOperation, values: Values): fc.Arbitrary<Request> {
  const made = (change: Partial<Values>) => write(operation, { ...values, ...change });
  const misfit = (change: Partial<Values>) => fc.constant({ ...made(change), fits: false });
  const inPath = new Set(operation.parameters.filter((each) => each.in === 'path').map(({ name }) => name));
  const inQuery = operation.parameters.filter((each) => each.in === 'query');
  const names = Object.keys(values.parameters);
  const fields = fieldsOf(values.body);
  const queryMisfit = operation.bareQuery ? (change: Partial<Values>) => fc.constant(made(change)) : misfit;
  const breaks: fc.Arbitrary<Request>[] = [queryMisfit({ parameters: { ...values.parameters, DesconocidoX: '1' } })];
  for (const { name } of inQuery.filter(({ required }) => required)) {
    breaks.push(queryMisfit({ parameters: without(values.parameters, name) }));
  }
  for (const name of names) {
    breaks.push(
      strange
        .filter((value) => !inPath.has(name) || !['', '.', '..'].includes(textOf(value)))
        .map((value) => made({ parameters: { ...values.parameters, [name]: value } })),
    );
    if (!inPath.has(name))
      breaks.push(fc.constant(made({ parameters: { ...values.parameters, [name]: [values.parameters[name], 'x'] } })));
  }
  if (operation.body === undefined) return fc.oneof(...breaks);
  for (const name of Object.keys(fields)) {
    breaks.push(strange.map((value) => made({ body: { ...fields, [name]: value } })));
    breaks.push(fc.constant(made({ body: without(fields, name) })));
  }
  breaks.push(misfit({ body: { ...fields, desconocidoX: 1 } }));
  breaks.push(fc.jsonValue().map((body) => made({ body })));
  breaks.push(
    fc
      .tuple(fc.string({ unit: 'binary' }), fc.constantFrom('application/json', 'text/plain', 'application/xml', ''))
      .map(([payload, type]) => ({
        ...made({}),
        payload,
        headers: type === '' ? {} : { 'content-type': type },
      })),
  );
  return fc.oneof(...breaks);
}

/** Requests in which something is not as the document wants it. */
export function brokenRequests(operation: FuzzedOperation, known: Known): fc.Arbitrary<Request> {
  return validValues(operation, known).chain((values) => broken(operation, values));
}
