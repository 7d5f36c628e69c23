import { DEFAULT_ACCESS_CONFIG } from '@sereno/domain/access';
import { defaultFilters, type Filters, SUMMARY_FILTERS, teamFilters, TOTAL_FILTERS } from '@sereno/domain/dashboards';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSaved, savedFilters, savedText } from './savedFilters.ts';

const TODAY = '2026-11-22';
const LATER = '2026-12-10';
const FIRST = defaultFilters(TODAY);
const person = { roleId: 2, companyId: 1, employeeId: 12, teamCarousel: false };

const keep = (filters: Filters): string => savedText(SUMMARY_FILTERS, filters, TODAY);
const recall = (text: string, today: typeof TODAY | typeof LATER = TODAY, roleId = 2): Filters =>
  savedFilters(SUMMARY_FILTERS, { ...person, roleId }, text, today);

describe('filters that are kept', () => {
  const filters: Filters = { ...FIRST, compare: true, chosen: { management: ['6', '7'], adviser: ['208'] } };

  it('are recalled as they were', () => {
    for (const range of [
      FIRST.range,
      { start: TODAY, end: TODAY } as const,
      { start: '2026-01-05', end: '2026-02-06' } as const,
    ]) {
      expect(recall(keep({ ...filters, range }))).toEqual({ ...filters, range });
    }
  });

  it('STM-04 STM-05 hold the switches of the dashboard that has them', () => {
    const plan = teamFilters(DEFAULT_ACCESS_CONFIG);
    const on: Filters = { ...FIRST, switches: ['activeOnly', 'withSalesOnly'] };
    const text = savedText(plan, on, TODAY);
    expect(savedFilters(plan, person, text, TODAY)).toEqual(on);
    expect(savedFilters(SUMMARY_FILTERS, person, text, TODAY)).toEqual(FIRST);
  });

  it('DRP-03 mean the days of now where their period was a preset, and the same days where it was one of their own', () => {
    const month = { start: '2026-11-01', end: '2026-11-30' } as const;
    expect(recall(keep({ ...filters, range: month }), LATER).range).toEqual({ start: '2026-12-01', end: '2026-12-31' });
    expect(recall(keep(filters), LATER).range).toEqual({ start: '2026-12-04', end: LATER });
    const own = { start: '2026-11-02', end: '2026-11-09' } as const;
    expect(recall(keep({ ...filters, range: own }), LATER).range).toEqual(own);
  });

  it('are the same text on the day after, so that the one in use stays marked', () => {
    const saved = keep(filters);
    expect(savedText(SUMMARY_FILTERS, recall(saved, LATER), LATER)).toBe(saved);
  });

  it('FLT-06 hold nothing that the person may use no longer', () => {
    expect(recall(keep(filters), TODAY, 6).chosen).toEqual({});
    expect(savedFilters(TOTAL_FILTERS, person, keep(filters), TODAY).chosen).toEqual({});
  });

  it('are as a dashboard starts where the text makes no sense', () => {
    expect(recall('periodo=__proto__&desde=2026-02-31&gerencia=x')).toEqual(FIRST);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(recall(text).range.start <= recall(text).range.end).toBe(true);
      }),
    );
  });
});

describe('what is stored', () => {
  it('is read as it was written', () => {
    const items = [
      { id: 'a', name: 'Fin de mes', value: 'gerencia=6' },
      { id: 'b', name: 'Todo', value: '' },
    ];
    expect(parseSaved(JSON.stringify(items))).toEqual(items);
  });

  it.each([null, '', '{', 'null', '7', '{"id":"a"}', '[null,1,"x",{"id":"a"},{"id":1,"name":"x","value":"y"}]'])(
    'is nothing where it is not ours: %j',
    (stored) => {
      expect(parseSaved(stored)).toEqual([]);
    },
  );

  it('has each id once, and fifty of them at most', () => {
    const items = Array.from({ length: 80 }, (_, place) => ({ id: `v${place}`, name: 'x', value: '' }));
    expect(parseSaved(JSON.stringify(items))).toHaveLength(50);
    expect(parseSaved(JSON.stringify([items[0], { ...items[0], name: 'y' }]))).toEqual([items[0]]);
  });
});
