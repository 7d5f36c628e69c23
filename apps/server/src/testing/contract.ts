import type { ApiDocument } from '../http/document.ts';
import { readDocument } from '../http/document.ts';
import { parseWireDate } from '@sereno/domain/calendar';
import { Ajv2020 } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { password: true, 'wire-date': (text: string) => parseWireDate(text) !== null },
});

const pointer = (parts: readonly string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

let registered: ApiDocument | undefined;
function document(): ApiDocument {
  if (registered === undefined) {
    registered = readDocument();
    ajv.addSchema(registered, 'document');
  }
  return registered;
}

/** The fields in which an answer departs from the document; empty when it keeps to it. Reads the document afresh, as a client would. */
export function contractBreaches(call: { method: string; path: string; status: number; answer: unknown }): string[] {
  const operation = fieldsOf(document().paths[call.path]?.[call.method.toLowerCase()]);
  const responses = fieldsOf(operation['responses']);
  const status = String(call.status) in responses ? String(call.status) : 'default';
  const reference = fieldsOf(responses[status])['$ref'];
  const parts = ['paths', call.path, call.method.toLowerCase(), 'responses', status];
  const response = typeof reference === 'string' ? reference : `#/${pointer(parts)}`;
  const validate = ajv.compile({ $ref: `document${response}/content/application~1json/schema` });
  return validate(call.answer)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
