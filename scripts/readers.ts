/**
 * Generates the readers of answers: one for each schema of `openapi/` with an `x-own` type of ours, in one file per
 * folder of the domain, so that signing in loads only those of the session. docs/how-to.md explains their keys.
 */

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly properties?: Schemas;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly 'x-own'?: string;
  readonly 'x-name'?: string;
  readonly 'x-empty'?: unknown;
  readonly 'x-read'?: string;
  readonly 'x-or'?: readonly string[];
  readonly 'x-known-by'?: readonly string[];
  readonly 'x-by-hand'?: string;
};

/** Schemas of the document, or properties of one, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** Values of `x-read`: the function that reads such a value, and its file in `packages/api/src`. */
const READERS: Readonly<Record<string, { readonly name: string; readonly file: string; readonly isNeverNull?: true }>> =
  {
    text: { name: 'textOf', file: 'readers' },
    label: { name: 'labelOf', file: 'readers' },
    name: { name: 'nameIn', file: 'readers' },
    integer: { name: 'integerOf', file: 'readers' },
    flag: { name: 'flagOf', file: 'readers', isNeverNull: true },
    told: { name: 'isTold', file: 'readers', isNeverNull: true },
    knownFlag: { name: 'knownFlagOf', file: 'readers' },
    unlessZero: { name: 'unlessZeroOf', file: 'readers' },
    instant: { name: 'instantOf', file: 'readers' },
    amount: { name: 'amountOf', file: 'figures' },
    count: { name: 'countOf', file: 'figures' },
    positive: { name: 'positiveOf', file: 'figures' },
    percent: { name: 'percentOf', file: 'figures' },
    cents: { name: 'centsOf', file: 'figures' },
    price: { name: 'priceOf', file: 'figures' },
    measure: { name: 'measureOf', file: 'figures' },
    time: { name: 'timeOf', file: 'values' },
    address: { name: 'addressOf', file: 'values' },
    status: { name: 'statusOf', file: 'commissionValues' },
    moment: { name: 'momentOf', file: 'commissionValues' },
    fingerprint: { name: 'fingerprintOf', file: 'commissionValues' },
    image: { name: 'imageOf', file: 'commissionValues' },
    week: { name: 'weekOf', file: 'values' },
    day: { name: 'dayOf', file: 'values' },
  };

/** Further values of `x-read`: one of the codes of a list, and the folder of the domain that has the list. */
const CODES: Readonly<Record<string, { readonly list: string; readonly folder: string }>> = {
  line: { list: 'BUSINESS_LINES', folder: 'quotation' },
  channel: { list: 'CHANNELS', folder: 'activity' },
  color: { list: 'ACTIVITY_COLORS', folder: 'activity' },
  saleKind: { list: 'SALE_KINDS', folder: 'discount' },
  discountState: { list: 'DISCOUNT_STATES', folder: 'discount' },
  notDiscounted: { list: 'NOT_DISCOUNTED', folder: 'discount' },
  ceremony: { list: 'CEREMONIES', folder: 'recordari' },
  relationship: { list: 'RELATIONSHIPS', folder: 'contract' },
  swapState: { list: 'SWAP_STATES', folder: 'guard' },
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A reader's name is that of the schema: `DaySales` is read by `daySalesOf`. */
const readerName = (schema: string) => `${lower(schema)}Of`;

type Resolved = Schema & { readonly name?: string; readonly isNullable: boolean };

/** The schema that a property refers to, with the keys that stand beside the reference. */
function resolved(schema: Schema, schemas: Schemas): Resolved {
  const { $ref, ...own } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const target = schemas[name];
    if (target === undefined) throw new Error(`The document has no schema ${name}.`);
    return { ...resolved(target, schemas), name, ...own };
  }
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf ?? [];
  const [choice, ...others] = choices.filter(({ type }) => type !== 'null');
  if (choice !== undefined && others.length === 0) {
    const chosen = resolved(choice, schemas);
    return { ...chosen, ...own, isNullable: chosen.isNullable || choices.length > 1 };
  }
  return { ...schema, isNullable: Array.isArray(schema.type) && schema.type.includes('null') };
}

/** The word of `x-read`, or the one that follows from the type. */
function wordOf({ 'x-read': word, type, format, minimum }: Schema): string | undefined {
  if (word !== undefined) return word;
  if (format === 'wire-date') return 'day';
  const [kind = ''] = [type ?? []].flat().filter((name) => name !== 'null');
  if (kind === 'integer') return minimum === 0 ? 'count' : 'integer';
  return { string: 'text', number: 'amount', boolean: 'flag' }[kind];
}

/** One field of a type of ours. */
type Field = {
  /** Where it stands in the type. */
  readonly own: readonly string[];
  /** The expression that gives it. */
  readonly value: string;
  /** The condition under which it is missing and the row is none; undefined where something stands for nothing. */
  readonly missing?: string;
  /** The constants that these two need. */
  readonly constants: Readonly<Record<string, string>>;
};

/** Where fields are read: the constant that holds the object, where they stand in our type, and what that constant needs. */
type Place = { readonly row: string; readonly own: readonly string[]; readonly constants: Field['constants'] };

/** The document, and what hears of each function that a reader calls. */
type Document = { readonly schemas: Schemas; readonly uses: (name: string, module: string) => void };

/** 'session/SessionUser' is that type of `@sereno/domain/session`. */
function homeOf(own: string): { readonly folder: string; readonly type: string } {
  const [folder = '', type = ''] = own.split('/');
  return { folder, type };
}

/** The expression that reads a value, and whether it may give null. */
function reading(schema: Schema, at: string, { schemas, uses }: Document): { code: string; mayBeNull: boolean } {
  const target = resolved(schema, schemas);
  const row = target.items === undefined ? target : resolved(target.items, schemas);
  const own = target['x-read'] === undefined ? row['x-own'] : undefined;
  if (own !== undefined && row.name !== undefined) {
    const name = readerName(row.name);
    uses(name, `./${homeOf(own).folder}.ts`);
    uses(target.items === undefined ? 'fieldsOf' : 'rowsOf', '../../readers.ts');
    if (target.items !== undefined) return { code: `rowsOf(${at}, ${name})`, mayBeNull: false };
    return { code: `${name}(fieldsOf(${at}))`, mayBeNull: mayBeNone(row, schemas) };
  }
  const word = wordOf(target) ?? '';
  const codes = CODES[word];
  if (codes !== undefined) {
    uses(codes.list, `@sereno/domain/${codes.folder}`);
    uses('codeOf', '../../readers.ts');
    return { code: `codeOf(${codes.list}, ${at})`, mayBeNull: true };
  }
  const reader = READERS[word];
  if (reader === undefined) throw new Error(`${at}: scripts/readers.ts has no reader '${word}'; name one by x-read.`);
  uses(reader.name, `../../${reader.file}.ts`);
  return { code: `${reader.name}(${at})`, mayBeNull: reader.isNeverNull !== true };
}

/** Whether a row may be none, because something is missing that it cannot be without. */
const mayBeNone = ({ properties = {} }: Schema, schemas: Schemas): boolean =>
  fieldsIn(properties, atTop, { schemas, uses: () => undefined }).some(({ missing }) => missing !== undefined);

const atTop: Place = { row: 'row', own: [], constants: {} };

/** The path of a property in our type. */
const ownPath = (wire: string, property: Schema | undefined): readonly string[] =>
  (property?.['x-name'] ?? lower(wire)).split('.');

/** 'contact', 'email' is kept in the constant `contactEmail`. */
const constantOf = (own: readonly string[]): string => own.map((part, at) => (at === 0 ? part : upper(part))).join('');

/** A place within an object of the row. */
function within(wire: string, own: readonly string[], place: Place, { uses }: Document): Place {
  const row = `${lower(wire)}Fields`;
  uses('fieldsOf', '../../readers.ts');
  return { row, own, constants: { ...place.constants, [row]: `fieldsOf(${place.row}['${wire}'])` } };
}

/** The expression that reads a value where another of our fields may stand, 'Prospect.Email' or 'Name', and what it needs. */
function otherReading(other: string, property: Schema, properties: Schemas, place: Place, document: Document) {
  const [head = '', inner] = other.split('.');
  const schema = properties[head];
  if (inner === undefined)
    return { ...reading(schema ?? property, `${place.row}['${head}']`, document), constants: {} };
  const { row, constants } = within(head, [], place, document);
  const innerSchema = schema && resolved(schema, document.schemas).properties?.[inner];
  return { ...reading(innerSchema ?? property, `${row}['${inner}']`, document), constants };
}

function fieldOf(
  wire: string,
  property: Schema,
  properties: Schemas,
  place: Place,
  document: Document,
): readonly Field[] {
  const target = resolved(property, document.schemas);
  const own = [...place.own, ...ownPath(wire, property)];
  const at = `${place.row}['${wire}']`;
  if (target.properties !== undefined && target['x-own'] === undefined && target['x-read'] === undefined) {
    return fieldsIn(target.properties, within(wire, own, place, document), document);
  }
  const empty = 'x-empty' in property ? property['x-empty'] : target.isNullable ? null : undefined;
  const first = reading(property, at, document);
  const others = (property['x-or'] ?? []).map((other) => otherReading(other, property, properties, place, document));
  const constants = Object.assign({}, place.constants, ...others.map((other) => other.constants));
  const code = [first, ...others].map((read) => read.code).join(' ?? ');

  if (target.items !== undefined && target['x-read'] === undefined) {
    return [{ own, value: code, constants, ...(empty === undefined && { missing: `!Array.isArray(${at})` }) }];
  }
  const known = (property['x-known-by'] ?? []).map(
    (other) => `${constantOf([...place.own, ...ownPath(other, properties[other])])} !== null`,
  );
  const isRequired = first.mayBeNull && empty === undefined;
  const instead = first.mayBeNull && !isRequired && empty !== null ? ` ?? ${literal(empty)}` : '';
  const isAskedFor = Object.values(properties).some((other) => other['x-known-by']?.includes(wire));
  if (!isRequired && !isAskedFor) return [{ own, value: [...known, `${code}${instead}`].join(' || '), constants }];
  const constant = constantOf(own);
  const missing = isRequired && { missing: `${constant} === null` };
  return [{ own, value: `${constant}${instead}`, constants: { ...constants, [constant]: code }, ...missing }];
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** The fields of an object's properties; a property that only substitutes another has none. */
function fieldsIn(properties: Schemas, place: Place, document: Document): readonly Field[] {
  const standIns = new Set(Object.values(properties).flatMap((property) => property['x-or'] ?? []));
  const heads = new Set([...standIns].map((other) => other.split('.')[0]));
  return Object.entries(properties).flatMap(([wire, property]) =>
    property['x-by-hand'] !== undefined || (property['x-name'] === undefined && heads.has(wire))
      ? []
      : fieldOf(wire, property, properties, place, document),
  );
}

/** The object that the fields make, with those of one path together; each field in a line. */
function objectOf(fields: readonly Field[], depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const groups = Map.groupBy(fields, ({ own }) => own[depth] ?? '');
  const lines = [...groups].map(([name, group]) => {
    const [leaf, ...others] = group.filter(({ own }) => own.length === depth + 1);
    if (others.length > 0) throw new Error(`Two properties are read as ${name}.`);
    const value = leaf === undefined ? objectOf(group, depth + 1) : leaf.value;
    return `${indent}  ${value === name ? name : `${name}: ${value}`},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** The reader of one schema. */
function readerOf(name: string, schema: Schema, type: string, document: Document): string {
  const properties = schema.properties ?? {};
  const fields = fieldsIn(properties, atTop, document);
  const byHand = new Set(Object.values(properties).flatMap((property) => property['x-by-hand'] ?? []));
  const own = byHand.size === 0 ? type : `Omit<${type}, ${[...byHand].map(literal).join(' | ')}>`;
  const missing = fields.flatMap((field) => field.missing ?? []);
  const constants: Field['constants'] = Object.assign({}, ...fields.map((field) => field.constants));
  const lines = Object.entries(constants).map(([constant, value]) => `  const ${constant} = ${value};`);
  const result = missing.length === 0 ? own : `${own} | null`;
  // The result stands at the function too: only there does the compiler refuse a field that our type lacks.
  return [
    `export const ${readerName(name)}: RowReader<Schemas['${name}'], ${result}> = (row): ${result} => {`,
    ...lines,
    ...(missing.length === 0 ? [] : [`  if (${missing.join(' || ')}) return null;`]),
    `  return ${objectOf(fields, 0)};`,
    '};\n',
  ].join('\n');
}

/** The files of readers by their name, each with what it begins with. */
export function readerFiles(schemas: Schemas, header: string): Readonly<Record<string, string>> {
  const owned = Object.entries(schemas).flatMap(([name, schema]) => {
    const own = schema['x-own'];
    return own === undefined ? [] : [{ name, schema, ...homeOf(own) }];
  });
  const files = [...Map.groupBy(owned, ({ folder }) => folder)].map(([folder, group]) => {
    const imports = new Map<string, Set<string>>();
    const uses = (name: string, module: string) => imports.set(module, (imports.get(module) ?? new Set()).add(name));
    const readers = group.map(({ name, schema, type }) => readerOf(name, schema, type, { schemas, uses }));
    imports.delete(`./${folder}.ts`);
    const types = [...new Set(group.map(({ type }) => type))].join(', ');
    const lines = [
      `import type { ${types} } from '@sereno/domain/${folder}';`,
      "import type { RowReader } from '../../readers.ts';",
      "import type { components } from '../schema.ts';",
      ...[...imports].map(([module, names]) => `import { ${[...names].join(', ')} } from '${module}';`),
    ];
    return [
      `readers/${folder}.ts`,
      `${header}${lines.join('\n')}\n\ntype Schemas = components['schemas'];\n\n${readers.join('\n')}`,
    ];
  });
  return Object.fromEntries(files);
}
