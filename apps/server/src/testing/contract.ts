import type { ApiDocument } from '../http/document.ts';
import { readDocument } from '../http/document.ts';
import { parseWireDate } from '@sereno/domain/calendar';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

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

const compiled = new Map<string, ValidateFunction>();
function validatorOf(response: string): ValidateFunction {
  const known = compiled.get(response);
  if (known) return known;
  const validate = ajv.compile({ $ref: `document${response}/content/application~1json/schema` });
  compiled.set(response, validate);
  return validate;
}

/** The document's path that a path of a request belongs to: `/carousel/{Id}/assign` for `/carousel/7/assign`. */
function templateOf(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/$/u, '') : path;
  if (plain in document().paths) return plain;
  const segments = plain.split('/');
  const fits = (template: string) => {
    const own = template.split('/');
    return own.length === segments.length && own.every((part, at) => part.startsWith('{') || part === segments[at]);
  };
  return Object.keys(document().paths).find(fits) ?? plain;
}

/** The fields in which an answer departs from the document; empty when it keeps to it. Has its own validators, as a client would. */
export function contractBreaches(call: { method: string; path: string; status: number; answer: unknown }): string[] {
  const path = templateOf(call.path);
  const operation = fieldsOf(document().paths[path]?.[call.method.toLowerCase()]);
  const responses = fieldsOf(operation['responses']);
  const status = String(call.status) in responses ? String(call.status) : 'default';
  const reference = fieldsOf(responses[status])['$ref'];
  const parts = ['paths', path, call.method.toLowerCase(), 'responses', status];
  const validate = validatorOf(typeof reference === 'string' ? reference : `#/${pointer(parts)}`);
  return validate(call.answer)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
