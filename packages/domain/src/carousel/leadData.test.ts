import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lead } from './lead.ts';
import { instantText, readInstant } from '../calendar/instantText.ts';
import { leadData, LEAD_DATA_LIMIT, LEAD_TEXT_LIMIT, readLeadData } from './leadData.ts';

const rosa: Lead = {
  id: 501,
  name: 'Rosa',
  fullName: 'Rosa Elena Campos',
  prospectionMeans: 'Facebook',
  createdAt: Date.UTC(2026, 10, 20, 16, 4),
};

/** As the page reads it from its URL. */
const inAddress = (lead: Lead) => new URLSearchParams(`data=${leadData(lead)}`).get('data');
const readAs = (fields: unknown) => readLeadData(JSON.stringify(fields));

// Any UTF-16, including lone surrogates; blank text counts as unknown.
const someText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  maxLength: LEAD_TEXT_LIMIT,
});
const text = someText.filter((typed) => typed.trim() !== '');
const maybe = fc.option(text, { nil: null });
const instant = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(9999, 11, 31) });
const lead: fc.Arbitrary<Lead> = fc.record({
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  name: fc.oneof(text, fc.constant('')),
  fullName: maybe,
  prospectionMeans: maybe,
  createdAt: fc.option(instant, { nil: null }),
});

describe('lead data in a URL', () => {
  it('CAR-08 are JSON, encoded for a URL', () => {
    expect(decodeURIComponent(leadData(rosa))).toBe(
      '{"Id":501,"Name":"Rosa","FullName":"Rosa Elena Campos","ProspectionMeans":"Facebook","CreatedAt":"2026-11-20T16:04:00.000Z"}',
    );
    expect(leadData(rosa)).toMatch(/^[\w%.!~*'()-]+$/);
  });

  it('CAR-07 CAR-08 round-trip for any lead', () => {
    fc.assert(
      fc.property(lead, (one) => {
        const read = { kind: 'lead', lead: one };
        expect(readLeadData(inAddress(one))).toEqual(read);
        // A link that was encoded twice, and one that was read without decoding.
        expect(readLeadData(leadData(one))).toEqual(read);
      }),
    );
  });

  it('CAR-08 of the longest lead fit the limit', () => {
    const long = '漢'.repeat(1000);
    const longest = { ...rosa, name: long, fullName: long, prospectionMeans: long };
    expect(encodeURIComponent(leadData(longest)).length).toBeLessThanOrEqual(LEAD_DATA_LIMIT);
    expect(readLeadData(inAddress(longest))).toMatchObject({ kind: 'lead', lead: { fullName: '漢'.repeat(200) } });
  });

  it.each(['a\uD83D', `${'a'.repeat(LEAD_TEXT_LIMIT - 1)}\uD83D`])('CAR-08 keep texts that fit: %j', (name) => {
    expect(readLeadData(inAddress({ ...rosa, name }))).toMatchObject({ lead: { name } });
  });

  it('CAR-08 never cut within a character', () => {
    const name = `a${'👩'.repeat(150)}`;
    expect(readLeadData(inAddress({ ...rosa, name }))).toMatchObject({ lead: { name: `a${'👩'.repeat(99)}` } });
  });
});

describe('lead data from elsewhere', () => {
  it.each([null, '', '  ', '\n'])('CAR-08 are absent in %j', (nothing) => {
    expect(readLeadData(nothing)).toEqual({ kind: 'none' });
  });

  it.each([
    ['no JSON', 'hola'],
    ['half of it', leadData(rosa).slice(0, 40)],
    ['a cut escape', '%7B%22Id%22%3A5%7'],
    ['a list', '[{"Id":5}]'],
    ['a figure', '5'],
    ['nothing', 'null'],
    ['no id', '{"Name":"Rosa"}'],
    ['a text as id', '{"Id":"5"}'],
    ['a broken id', '{"Id":5.5}'],
    ['a negative id', '{"Id":-5}'],
    ['an id of 0', '{"Id":0}'],
    ['an id beyond all figures', '{"Id":1e300}'],
    ['an id by the prototype', '{"__proto__":{"Id":5}}'],
    ['script', '<script>alert(1)</script>'],
    ['an address of script', 'javascript:alert(1)'],
    ['100 kB', `{"Id":5,"Name":"${'a'.repeat(100_000)}"}`],
    ['100 kB of brackets', '['.repeat(100_000)],
    ['brackets within the limit', '['.repeat(LEAD_DATA_LIMIT)],
  ])('CAR-08 are unreadable: %s', (_, data) => {
    expect(readLeadData(data)).toEqual({ kind: 'unreadable' });
  });

  it('CAR-08 lose only the invalid fields', () => {
    expect(readAs({ Id: 5, Name: 7, FullName: ['x'], ProspectionMeans: {}, CreatedAt: 12, More: 'x' })).toEqual({
      kind: 'lead',
      lead: { id: 5, name: '', fullName: null, prospectionMeans: null, createdAt: null },
    });
  });

  it('CAR-08 treat blank text as missing', () => {
    expect(readAs({ Id: 5, Name: ' ', FullName: ' ', ProspectionMeans: '' })).toMatchObject({
      lead: { name: '', fullName: null, prospectionMeans: null },
    });
  });

  it('CAR-08 are plain text, even when they contain script', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(readAs({ Id: 5, Name: name })).toMatchObject({ lead: { name } });
  });

  it('CAR-08 never throw', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      someText,
      fc.json(),
      fc.json().map(encodeURIComponent),
      fc.jsonValue().map((value) => JSON.stringify({ Id: 5, Name: value, FullName: value, CreatedAt: value })),
    );
    fc.assert(
      fc.property(anything, (data) => {
        expect(['none', 'unreadable', 'lead']).toContain(readLeadData(data).kind);
      }),
    );
  });
});

describe('the instant in the data', () => {
  it('CAR-08 is formatted as the platform does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(0, 0) - 59_958_230_400_000, max: Date.UTC(9999, 11, 31, 23, 59, 59, 999) }),
        (ms) => {
          expect(instantText(ms)).toBe(new Date(ms).toISOString());
          expect(readInstant(new Date(ms).toISOString())).toBe(ms);
        },
      ),
    );
  });

  it.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY, Date.UTC(10_000, 0), Number.MIN_SAFE_INTEGER])(
    'CAR-08 is absent for %d',
    (ms) => {
      expect(instantText(ms)).toBeNull();
    },
  );

  it.each([
    '2026-02-30T00:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '2026-00-10T00:00:00.000Z',
    '2026-01-00T00:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-01-01T23:60:00.000Z',
    '2026-01-01T23:59:60.000Z',
    '2026-01-01',
    '2026-01-01T00:00:00',
    'ayer',
    '',
  ])('CAR-08 is not read from %j', (written) => {
    expect(readInstant(written)).toBeNull();
  });

  it('CAR-08 is read without milliseconds too', () => {
    expect(readInstant('2026-11-20T16:04:00Z')).toBe(rosa.createdAt);
  });
});
