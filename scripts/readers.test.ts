import { describe, expect, it } from 'vitest';
import { readerFiles, type Schemas } from './readers.ts';

/** The body of the reader of `Row`, beside other schemas. */
function bodyOf(properties: Schemas, others: Schemas = {}): string {
  const files = readerFiles({ Row: { 'x-own': 'domain/Own', properties }, ...others }, '');
  return files['readers/domain.ts']?.split('=> {\n')[1] ?? '';
}

describe('a reader', () => {
  it('is named after the schema, and is in the file of our type’s folder', () => {
    const files = readerFiles(
      {
        DaySales: { 'x-own': 'dashboards/DaySales', properties: { Sales: { type: 'integer', minimum: 0 } } },
        Flag: { type: 'integer' },
      },
      '// Made.\n\n',
    );
    expect(files).toEqual({
      'readers/dashboards.ts': `// Made.

import type { DaySales } from '@sereno/domain/dashboards';
import type { RowReader } from '../../readers.ts';
import type { components } from '../schema.ts';
import { countOf } from '../../figures.ts';

type Schemas = components['schemas'];

export const daySalesOf: RowReader<Schemas['DaySales'], DaySales | null> = (row): DaySales | null => {
  const sales = countOf(row['Sales']);
  if (sales === null) return null;
  return {
    sales,
  };
};
`,
    });
  });

  it('imports readers of other folders from their files', () => {
    const files = readerFiles(
      {
        Activity: { 'x-own': 'activity/Activity', properties: {} },
        History: {
          'x-own': 'prospect/History',
          properties: { List: { type: 'array', items: { $ref: '#/components/schemas/Activity' }, 'x-empty': [] } },
        },
      },
      '',
    );
    expect(files['readers/prospect.ts']).toContain("import { activityOf } from './activity.ts';");
    expect(files['readers/prospect.ts']).toContain("list: rowsOf(row['List'], activityOf),");
  });
});

describe('a field', () => {
  it.each<[string, Schemas[string], string]>([
    ['text', { type: 'string' }, 'textOf'],
    ['a whole number', { type: 'integer' }, 'integerOf'],
    ['a count', { type: 'integer', minimum: 0 }, 'countOf'],
    ['an amount', { type: 'number' }, 'amountOf'],
    ['a day', { type: ['string', 'null'], format: 'wire-date' }, 'dayOf'],
    ['what x-read says', { type: 'string', 'x-read': 'instant' }, 'instantOf'],
  ])('is read as %s', (_, schema, reader) => {
    expect(bodyOf({ Value: { ...schema, 'x-empty': null } })).toContain(`value: ${reader}(row['Value']),`);
  });

  it('is required for the row when it has neither x-empty nor null', () => {
    expect(bodyOf({ Id: { type: 'integer' } })).toContain('if (id === null) return null;');
    expect(bodyOf({ Id: { type: ['integer', 'null'] } })).not.toContain('return null');
    expect(bodyOf({ Id: { oneOf: [{ type: 'integer' }, { type: 'null' }] } })).not.toContain('return null');
    expect(bodyOf({ Rows: { type: 'array', items: { $ref: '#/Row' } } })).toContain(
      "if (!Array.isArray(row['Rows'])) return null;",
    );
  });

  it('defaults to its x-empty', () => {
    expect(bodyOf({ Name: { type: 'string', 'x-empty': '' } })).toContain("name: textOf(row['Name']) ?? '',");
    expect(bodyOf({ Sales: { type: 'integer', 'x-empty': 0 } })).toContain("sales: integerOf(row['Sales']) ?? 0,");
    expect(bodyOf({ IsOpen: { type: 'boolean' } })).toContain("isOpen: flagOf(row['IsOpen']),");
  });

  it('is placed by x-name', () => {
    const body = bodyOf({
      Street: { type: ['string', 'null'], 'x-name': 'address.street' },
      Zip: { type: ['string', 'null'], 'x-name': 'address.zipCode' },
    });
    expect(body).toContain(
      "address: {\n      street: textOf(row['Street']),\n      zipCode: textOf(row['Zip']),\n    },",
    );
  });

  it('is read as its reference says, unless the property overrides it', () => {
    const others = { Instant: { type: 'string', 'x-read': 'instant' } };
    expect(bodyOf({ At: { $ref: '#/Instant', 'x-empty': null } }, others)).toContain("at: instantOf(row['At']),");
    expect(bodyOf({ At: { $ref: '#/Instant', 'x-read': 'text', 'x-empty': null } }, others)).toContain(
      "at: textOf(row['At']),",
    );
    expect(bodyOf({ At: { anyOf: [{ $ref: '#/Instant' }, { type: 'null' }] } }, others)).toContain(
      "at: instantOf(row['At']),",
    );
  });

  it('may also be in the places of x-or', () => {
    const body = bodyOf({
      Email: { type: ['string', 'null'], 'x-or': ['Person.Email', 'Mail'] },
      Person: { properties: { Email: { type: 'string', 'x-read': 'label' } } },
    });
    expect(body).toContain("const personFields = fieldsOf(row['Person']);");
    expect(body).toContain("email: textOf(row['Email']) ?? labelOf(personFields['Email']) ?? textOf(row['Mail']),");
    expect(body).not.toContain('person:');
  });

  it('is true when a field of x-known-by can be read', () => {
    const body = bodyOf({
      HasEmail: { type: 'boolean', 'x-known-by': ['Email'] },
      Email: { type: ['string', 'null'] },
    });
    expect(body).toContain("const email = textOf(row['Email']);");
    expect(body).toContain("hasEmail: email !== null || flagOf(row['HasEmail']),\n    email,");
  });

  it('with x-by-hand is left to the caller of the reader', () => {
    const files = readerFiles(
      { Row: { 'x-own': 'domain/Own', properties: { Start: { type: 'string', 'x-by-hand': 'period' } } } },
      '',
    );
    expect(files['readers/domain.ts']).toContain("RowReader<Schemas['Row'], Omit<Own, 'period'>>");
  });

  it('with an object is read by its own reader, or field by field', () => {
    const inner = { Name: { type: 'string' } };
    const others = { Inner: { 'x-own': 'domain/Inner', properties: inner } };
    expect(bodyOf({ Part: { $ref: '#/Inner' } }, others)).toContain(
      "const part = innerOf(fieldsOf(row['Part']));\n  if (part === null) return null;",
    );
    expect(bodyOf({ Part: { properties: inner } })).toContain("const partName = textOf(partFields['Name']);");
  });

  it('of an unknown kind stops the generation', () => {
    expect(() => bodyOf({ Odd: { type: 'array', items: { type: 'integer' } } })).toThrow(/row\['Odd'\].*x-read/);
    expect(() => bodyOf({ Odd: { type: 'string', 'x-read': 'moon' } })).toThrow(/'moon'/);
    expect(() => bodyOf({ Odd: { $ref: '#/Missing' } })).toThrow(/Missing/);
    const name = { type: 'string', 'x-name': 'name' };
    expect(() => bodyOf({ First: name, Last: name })).toThrow('Two properties are read as name.');
  });
});
