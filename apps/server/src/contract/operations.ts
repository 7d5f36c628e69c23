import { type ApiDocument, type OperationId, readDocument } from '../http/document.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object, none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const document: ApiDocument = readDocument();

/** A part of the document with its reference followed, however many there are on the way. */
export function resolved(part: unknown): Fields {
  const { $ref: reference, ...own } = fieldsOf(part);
  if (typeof reference !== 'string') return own;
  const names = reference
    .split('/')
    .slice(1)
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  let target: unknown = document;
  for (const name of names) target = fieldsOf(target)[name];
  return { ...resolved(target), ...own };
}

export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
};

/** A call of the document, as far as requests are made from it and answers judged by it. */
export type FuzzedOperation = {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schema of the body; undefined for calls without one. */
  readonly body: unknown;
  /** Bodies that the document itself gives as examples. */
  readonly bodyExamples: readonly unknown[];
  /** The whole query is one number without a name. */
  readonly bareQuery: boolean;
  /** Media types by documented status. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  readonly changesState: boolean;
  /** Anybody may call it, with or without a token. */
  readonly isOpen: boolean;
};

function parametersOf(operation: Fields): Parameter[] {
  return Object.values(fieldsOf(operation['parameters']))
    .map(resolved)
    .map((parameter) => ({
      name: String(parameter['name']),
      in: String(parameter['in']),
      required: parameter['required'] === true,
      schema:
        'example' in parameter
          ? { ...resolved(parameter['schema']), example: parameter['example'] }
          : parameter['schema'],
    }));
}

function jsonOf(part: unknown): Fields {
  return fieldsOf(fieldsOf(resolved(part)['content'])['application/json']);
}

/** Every call of the document. */
export function fuzzedOperations(): FuzzedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const fields = fieldsOf(operation);
      const body = jsonOf(fields['requestBody']);
      const answers = Object.entries(fieldsOf(fields['responses']));
      return {
        id: operation.operationId,
        method: method === 'post' ? ('POST' as const) : ('GET' as const),
        path,
        parameters: parametersOf(fields),
        body: body['schema'],
        bodyExamples: Object.values(fieldsOf(body['examples'])).map((example) => fieldsOf(example)['value']),
        bareQuery: fields['x-bare-query'] !== undefined,
        answers: new Map(answers.map(([status, part]) => [status, Object.keys(fieldsOf(resolved(part)['content']))])),
        isOpen: operation.security?.length === 0,
        changesState: method !== 'get' || fields['x-changes-state'] === true,
      };
    }),
  );
}
