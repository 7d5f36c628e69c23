import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as activity from './generated/readers/activity.ts';
import * as carousel from './generated/readers/carousel.ts';
import * as commission from './generated/readers/commission.ts';
import * as contract from './generated/readers/contract.ts';
import * as dashboards from './generated/readers/dashboards.ts';
import * as discount from './generated/readers/discount.ts';
import * as guard from './generated/readers/guard.ts';
import * as mail from './generated/readers/mail.ts';
import * as organization from './generated/readers/organization.ts';
import * as prospect from './generated/readers/prospect.ts';
import * as quotation from './generated/readers/quotation.ts';
import * as recordari from './generated/readers/recordari.ts';
import * as search from './generated/readers/search.ts';
import * as session from './generated/readers/session.ts';
import type { Fields } from './readers.ts';
import { documentedFields } from './testing/documented.ts';

const files = {
  activity,
  carousel,
  commission,
  contract,
  dashboards,
  discount,
  guard,
  mail,
  organization,
  prospect,
  quotation,
  recordari,
  search,
  session,
};

const readers: readonly (readonly [string, (row: Fields) => object | null])[] = Object.values(files).flatMap((file) =>
  Object.entries(file),
);

/** What servers put in the place of anything, and what they may put there by mistake. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(1, '1', '12.50', '2026/11/20', '10:30', '46-2026', '2026-11-20T16:04:00.000Z', 'PF', { Name: 'x' }),
);

describe('a generated reader', () => {
  it('is held to its promise, whichever file it is in', () => {
    const folder = readdirSync(new URL('generated/readers', import.meta.url));
    expect(folder.toSorted()).toEqual(Object.keys(files).map((name) => `${name}.ts`));
  });

  it.each(readers)('%s gives all fields of our type, or null, whatever the row', (name, read) => {
    const schema = name.charAt(0).toUpperCase() + name.slice(1, -'Of'.length);
    const row = fc.record(Object.fromEntries(documentedFields(schema).map((field) => [field, value])), {
      requiredKeys: [],
    });
    const shapes = new Set<string>();
    fc.assert(
      fc.property(row, (fields) => {
        const own = read(fields);
        if (own !== null) shapes.add(Object.keys(own).join(' '));
        expect(Object.values(own ?? {})).not.toContain(undefined);
        expect(shapes.size).toBeLessThan(2);
      }),
    );
  });
});
