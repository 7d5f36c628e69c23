import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldIssue } from './envelope.ts';

const CODES: Readonly<Record<string, string>> = {
  required: 'required',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  type: 'wrongType',
  pattern: 'wrongFormat',
  format: 'wrongFormat',
  minimum: 'outOfRange',
  maximum: 'outOfRange',
};

function issueOf({ instancePath, keyword, params }: ErrorObject): FieldIssue {
  const own: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const path = instancePath.split('/').slice(1);
  return {
    field: (typeof own === 'string' ? [...path, own] : path).join('.'),
    code: CODES[keyword] ?? keyword,
  };
}

const keyOf = ({ field, code }: FieldIssue) => JSON.stringify([field, code]);

/** The alternative of the outermost choice that an error is of; undefined for an error beside it. */
const ALTERNATIVE = /^#\/oneOf\/(?<alternative>\d+)\//u;

/**
 * What is wrong with a body that has several alternatives. A field with one value in each identifies the one that was meant; errors
 * of the others are dropped. If none was meant, the errors that all alternatives share remain.
 */
function issuesOfMeant(errors: readonly ErrorObject[]): FieldIssue[] {
  const alternatives = [
    ...Map.groupBy(errors, ({ schemaPath }) => ALTERNATIVE.exec(schemaPath)?.groups?.['alternative']),
  ]
    .filter(([alternative]) => alternative !== undefined)
    .map(([, own]) => own);
  const meant = alternatives.filter((own) => own.every(({ keyword }) => keyword !== 'const'));
  const [only, ...others] = meant.length === 1 ? meant : alternatives;
  const issues = (only ?? []).map(issueOf);
  const keys = others.map((own) => new Set(own.map((error) => keyOf(issueOf(error)))));
  const shared = issues.filter((issue) => keys.every((known) => known.has(keyOf(issue))));
  return shared.length > 0 ? shared : issues;
}

/** The faults of a request, by field, each with a machine-readable code. */
export function issuesOf(errors: readonly ErrorObject[]): FieldIssue[] {
  const isChoice = errors.some(({ schemaPath }) => ALTERNATIVE.test(schemaPath));
  const issues = isChoice ? issuesOfMeant(errors) : errors.map(issueOf);
  return [...new Map(issues.map((issue) => [keyOf(issue), issue])).values()];
}
