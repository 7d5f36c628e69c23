import { addDays, type CalendarDate, formatWireDate } from '@sereno/domain/calendar';
import * as fc from 'fast-check';
import { type Fields, fieldsOf, resolved } from './operations.ts';

/** What the database under test knows, so that some values hit. */
export type Known = {
  readonly today: CalendarDate;
  readonly ids: readonly number[];
  readonly texts: readonly string[];
};

/** Characters of one, two, three and four bytes, and those that SQL, HTML and paths make something of. */
const CHARACTERS = Array.from('abzAZ09 ñÑáü€日😀%_\'"\\<>;&/.,-=+@#(){}[]\n\t\u00a0\u200d');
const LONG = 60;
/** Whole numbers of requests are kept in 32 bits, whatever a schema leaves open. */
const MAX_WHOLE = 2_147_483_647;

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

function dayOf({ today }: Known): fc.Arbitrary<string> {
  const near = fc.integer({ min: -40, max: 40 }).map((days) => formatWireDate(addDays(today, days)));
  return fc.oneof(
    { weight: 8, arbitrary: near },
    { weight: 1, arbitrary: fc.constantFrom('0001/01/01', '1999/12/31', '2024/02/29', '9999/12/31') },
  );
}

const matches = new Map<string, fc.Arbitrary<string>>();

/**
 * Classes that patterns exclude, and that no printable character of ASCII is in. What a pattern does not exclude is filled with such
 * characters alone; but to find out that they are not in a class, it lists all of the class's million characters at each use.
 */
const BEYOND_ASCII = /\\p\{(?:C|DI)\}/gu;

/** Texts that a pattern takes. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const made =
    matches.get(pattern.source) ??
    fc.stringMatching(new RegExp(pattern.source.replaceAll(BEYOND_ASCII, '\\u007f'), 'u'));
  matches.set(pattern.source, made);
  return made;
}

function textOf(schema: Fields, known: Known): fc.Arbitrary<string> {
  if (schema['format'] === 'wire-date') return dayOf(known);
  const minLength = numberOf(schema['minLength'], 0);
  const maxLength = numberOf(schema['maxLength'], Math.max(LONG, minLength));
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : undefined;
  const fits = (text: string) => {
    // A schema counts code points.
    const { length } = Array.from(text);
    const isLongEnough = length >= minLength && length <= maxLength;
    return isLongEnough && !text.includes('\0') && (pattern === undefined || pattern.test(text));
  };
  const letters = fc.string({
    unit: fc.constantFrom(...CHARACTERS),
    minLength,
    maxLength: Math.min(maxLength, minLength + LONG),
  });
  const any = pattern === undefined ? letters : matching(pattern).filter(fits);
  const hits = known.texts.filter(fits);
  return hits.length === 0 ? any : fc.oneof(any, fc.constantFrom(...hits));
}

function integerOf(schema: Fields, { ids }: Known): fc.Arbitrary<number> {
  const min = numberOf(schema['minimum'], -MAX_WHOLE);
  const max = numberOf(schema['maximum'], MAX_WHOLE);
  const hits = ids.filter((id) => id >= min && id <= max);
  const any = fc.integer({ min, max });
  const small = fc.integer({ min: Math.max(min, Math.min(0, max)), max: Math.min(max, Math.max(20, min)) });
  return hits.length === 0
    ? fc.oneof(any, small)
    : fc.oneof(any, small, small, fc.constantFrom(...hits), fc.constantFrom(...hits));
}

function objectOf(schema: Fields, known: Known): fc.Arbitrary<Fields> {
  const properties = Object.entries(fieldsOf(schema['properties']));
  const required = Object.values(fieldsOf(schema['required'])).map(String);
  const model = Object.fromEntries(properties.map(([name, part]) => [name, valueOf(part, known)]));
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function typed(schema: Fields, type: unknown, known: Known): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integerOf(schema, known);
    case 'number':
      return fc.double({
        min: numberOf(schema['minimum'], -1e12),
        max: numberOf(schema['maximum'], 1e12),
        noNaN: true,
      });
    case 'string':
      return textOf(schema, known);
    case 'array': {
      const minLength = numberOf(schema['minItems'], 0);
      return fc.array(valueOf(schema['items'], known), {
        minLength,
        maxLength: Math.min(numberOf(schema['maxItems'], 4), minLength + 4),
      });
    }
    default:
      return objectOf(schema, known);
  }
}

/** The fields of an object that is put together from parts; any part may require a field of another one. */
function merged(part: unknown): Fields {
  const { allOf, ...own } = resolved(part);
  const parts = [...Object.values(fieldsOf(allOf)).map(merged), own];
  return {
    properties: Object.assign({}, ...parts.map((each) => each['properties'])),
    required: parts.flatMap((each) => Object.values(fieldsOf(each['required']))),
  };
}

/** Values that a schema of the document allows. */
export function valueOf(part: unknown, known: Known): fc.Arbitrary<unknown> {
  const schema = resolved(part);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const alternatives = Object.values({ ...fieldsOf(schema['oneOf']), ...fieldsOf(schema['anyOf']) });
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((each) => valueOf(each, known)));
  if ('allOf' in schema) return objectOf(merged(schema), known);
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  const made = fc.oneof(...types.map((type) => typed(schema, type, known)));
  return 'example' in schema ? fc.oneof({ weight: 3, arbitrary: made }, fc.constant(schema['example'])) : made;
}
