import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ACCESS_CONFIG } from '../access/index.ts';
import { MENU } from '../navigation/index.ts';
import { viewer } from '../testing/viewers.ts';
import { dimensionOf, formatGroupKey, type GroupKey, knownGrouping, parseGroupKey, parseGrouping } from './grouping.ts';
import { addSums, figureOf, isSum, type Measure, type Sums, sumsOf } from './report.ts';
import { REPORT_ENTRIES } from './reports/entries.ts';
import { canReadReport, type KnownReport, reportById, reportOf, REPORTS } from './reports/index.ts';

const one = (id: string): KnownReport => {
  const report = reportById(id);
  if (report === undefined) throw new Error(`There is no report ${id}.`);
  return report;
};
const quotations = one('quotations');
const weighing = one('weighing');

describe.each(REPORTS.map((report) => [report.id, report] as const))('the report %s', (id, report) => {
  it('names only what it has, each once', () => {
    const ids = [...report.dimensions, ...report.measures].map((part) => part.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(dimensionOf(report, report.groupedBy).id).toBe(report.groupedBy);
    expect(report.measures.map((measure) => measure.id)).toContain(report.chart);
  });

  it('works its other figures out of its sums', () => {
    const sums = sumsOf(report).map((sum) => sum.id);
    const used = report.measures.flatMap((measure) => ('of' in measure ? [...measure.of] : []));
    expect(sums).toEqual(expect.arrayContaining(used));
  });

  it('is found by its name and by its entry of the menu', () => {
    expect(reportById(id)).toBe(report);
    expect(reportOf(report.entry)).toBe(report);
    const entry = MENU.flatMap(({ children }) => children).find((child) => child.id === report.entry);
    expect(entry?.path).toBe(`/report/${id}`);
  });
});

it('the entries of the menu that lead to a report are those of the reports', () => {
  expect(REPORTS.map(({ entry }) => entry)).toEqual(REPORT_ENTRIES);
});

it.each([
  ['activities', [1, 2, 3, 4, 5, 6, 7, 12, 13, 14]],
  ['discounts', [1, 2, 3, 4, 5]],
  ['marketing', [1, 2, 3, 4, 5, 12, 13]],
])('RTE-06 RTE-07 MNU-24 %s is read by those who see its entry and may open its address: %j', (id, readers) => {
  const roles = Array.from({ length: 16 }, (_, roleId) => roleId);
  expect(roles.filter((roleId) => canReadReport(one(id), viewer(roleId), DEFAULT_ACCESS_CONFIG))).toEqual(readers);
});

const measure = (report: KnownReport, id: string): Measure => {
  const found = report.measures.find((part) => part.id === id);
  if (found === undefined) throw new Error(`There is no measure ${id}.`);
  return found;
};

describe('a figure', () => {
  const sums: Sums = { quotations: 7, won: 3, amount: 100.1, days: 20 };

  it.each([
    ['won', 3],
    ['lost', 0],
    ['amount', 100.1],
    ['wonShare', 42.9],
    ['meanDays', 6.7],
  ])('of %s is %d', (id, figure) => {
    expect(figureOf(measure(quotations, id), sums)).toBe(figure);
  });

  it('is none where there is nothing to divide by', () => {
    expect(figureOf(measure(quotations, 'wonShare'), {})).toBeNull();
    expect(figureOf(measure(quotations, 'meanDays'), { days: 4, won: 0 })).toBeNull();
  });

  it('UND-25 of an index is the sum of what its rows weigh, and the weight that explains it', () => {
    expect(figureOf(measure(weighing, 'points'), {})).toBe(0);
    expect(figureOf(measure(weighing, 'weight'), {})).toBeNull();
    const points = addSums(weighing, [
      { times: 2, points: 0.1 },
      { times: 1, points: 0.2 },
    ]);
    expect([points['times'], points['points']]).toEqual([3, 0.3]);
    expect(figureOf(measure(weighing, 'weight'), points)).toBe(0.1);
  });

  it('FMT-08 of all groups is worked out of their sums, whatever the groups', () => {
    const group = fc.record({
      amount: fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents / 100),
      won: fc.nat(500),
    });
    fc.assert(
      fc.property(fc.array(group), (groups) => {
        const total = addSums(quotations, groups);
        const cents = groups.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(Math.round((total['amount'] ?? 0) * 100)).toBe(cents);
        expect(total['won']).toBe(groups.reduce((sum, { won }) => sum + won, 0));
        expect(addSums(quotations, groups.toReversed())).toEqual(total);
        expect(Object.keys(total)).toEqual(quotations.measures.filter(isSum).map(({ id }) => id));
      }),
    );
  });
});

describe('a grouping', () => {
  it.each([
    ['adviser', ['adviser']],
    ['month,adviser', ['month', 'adviser']],
    ['', null],
    ['nothing', null],
    ['adviser,adviser', null],
    ['adviser,month,line', null],
    ['adviser,', null],
  ])('%j is read as %j', (text, grouping) => {
    expect(parseGrouping(quotations, text)).toEqual(grouping);
  });

  it.each([
    ['state,month', ['state', 'month'], false],
    ['state,gone', ['state'], true],
    ['gone,month', ['month'], true],
    ['gone', ['adviser'], true],
    ['state,state', ['adviser'], true],
    ['', ['adviser'], true],
  ])('of an address of an older version %j is by what is left', (text, groupedBy, isReduced) => {
    expect(knownGrouping(quotations, text)).toEqual({ groupedBy, isReduced });
  });

  it('by what the report does not have is a fault of ours', () => {
    expect(() => dimensionOf(quotations, 'nothing')).toThrow(RangeError);
  });
});

describe('a group', () => {
  it.each<[GroupKey, string]>([
    [{ dimension: 'adviser', key: '12' }, 'adviser:12'],
    [{ dimension: 'adviser', key: null }, 'adviser:'],
    [{ dimension: 'month', key: '2026-11-01' }, 'month:2026-11-01'],
    [{ dimension: 'product', key: 'Plan: uno, dos' }, 'product:Plan: uno, dos'],
  ])('%j is written %j and read back', (group, text) => {
    expect(formatGroupKey(group)).toBe(text);
    expect(parseGroupKey(quotations, text)).toEqual(group);
  });

  it.each([
    '',
    'adviser',
    'nothing:1',
    ':1',
    'month:2026-02-30',
    'month:x',
    'product:\n',
    `product:${'x'.repeat(201)}`,
  ])('is none in %j', (text) => {
    expect(parseGroupKey(quotations, text)).toBeNull();
  });

  it('is never a reason to throw, whatever is read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REPORTS), fc.string(), (report, text) => {
        expect(() => [parseGroupKey(report, text), parseGrouping(report, text)]).not.toThrow();
      }),
    );
  });
});
