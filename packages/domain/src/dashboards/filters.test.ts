import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, diffDays } from '../calendar/index.ts';
import { anyDate } from '../testing/dates.ts';
import { anyFilters, anyIds } from '../testing/filters.ts';
import { everyListOfOne, viewer } from '../testing/viewers.ts';
import {
  chooseLevel,
  countChosen,
  defaultFilters,
  type Filters,
  keepKnown,
  mostChosen,
  previousRange,
  SALES_FILTERS,
  SUMMARY_FILTERS,
  teamFilters,
  TOTAL_FILTERS,
  turnSwitch,
} from './index.ts';

const TODAY = '2026-11-22';
const FIRST = defaultFilters(TODAY);
const sales = SALES_FILTERS.levels.map(({ level }) => level);

describe('the filters', () => {
  it('FLT-03 default to today and the six days before, everyone, without comparison', () => {
    expect(FIRST).toEqual({ range: { start: '2026-11-16', end: TODAY }, compare: false, chosen: {} });
  });

  it('FLT-02 drop the adviser when another management is chosen', () => {
    const one = chooseLevel(SUMMARY_FILTERS, FIRST, 'management', ['6']);
    const two = chooseLevel(SUMMARY_FILTERS, one, 'adviser', ['208', '9']);
    expect(two.chosen).toEqual({ management: ['6'], adviser: ['9', '208'] });
    expect(chooseLevel(SUMMARY_FILTERS, two, 'management', ['7']).chosen).toEqual({ management: ['7'] });
    expect(chooseLevel(SUMMARY_FILTERS, two, 'management', []).chosen).toEqual({});
    expect(chooseLevel(SUMMARY_FILTERS, two, 'adviser', ['9']).chosen).toEqual({ management: ['6'], adviser: ['9'] });
  });

  it('FLT-02 FLT-07 keep levels above a choice and reset those below, whatever was chosen before', () => {
    fc.assert(
      fc.property(anyFilters(SALES_FILTERS, TODAY), fc.constantFrom(...sales), anyIds, (filters, level, ids) => {
        const next = chooseLevel(SALES_FILTERS, filters, level, ids);
        const at = sales.indexOf(level);
        for (const higher of sales.slice(0, at)) expect(next.chosen[higher]).toEqual(filters.chosen[higher]);
        const isReset = sales.slice(at + 1).every((lower) => next.chosen[lower] === undefined);
        expect(isReset || next === filters).toBe(true);
        expect({ ...next, chosen: {} }).toEqual({ ...filters, chosen: {} });
      }),
    );
  });

  it('FLT-02 change when one of several ids changes', () => {
    const chosen = chooseLevel(SUMMARY_FILTERS, FIRST, 'management', ['6', '7']);
    for (const ids of [['6', '8'], ['5', '7'], ['6']])
      expect(chooseLevel(SUMMARY_FILTERS, chosen, 'management', ids).chosen).toEqual({ management: ids });
  });

  it('keep their identity when nothing changes, so that nothing is requested again', () => {
    const chosen = chooseLevel(SUMMARY_FILTERS, FIRST, 'management', ['6', '7']);
    expect(chooseLevel(SUMMARY_FILTERS, chosen, 'management', ['7', '6', '7'])).toBe(chosen);
    expect(chooseLevel(SUMMARY_FILTERS, chosen, 'team', ['3'])).toBe(chosen);
    expect(chooseLevel(TOTAL_FILTERS, chosen, 'management', [])).toBe(chosen);
    expect(keepKnown(chosen, 'management', new Set(['6', '7', '8']))).toBe(chosen);
    expect(keepKnown(chosen, 'adviser', new Set())).toBe(chosen);
  });

  it('hold only valid ids, each once, in numeric order', () => {
    const ids = ['10', '9', '9', '0', '-1', '007', '1.5', '1e3', '2147483648', 'x', '', '*', ' 8'];
    expect(chooseLevel(SUMMARY_FILTERS, FIRST, 'adviser', ids).chosen).toEqual({ adviser: ['9', '10'] });
  });

  it('SAL-01 hold one business line, the last chosen', () => {
    expect(chooseLevel(SALES_FILTERS, FIRST, 'businessLine', ['PF', 'BF']).chosen).toEqual({ businessLine: ['BF'] });
    expect(chooseLevel(SALES_FILTERS, FIRST, 'businessLine', ['*']).chosen).toEqual({});
    expect(chooseLevel(SALES_FILTERS, FIRST, 'businessLine', ['pf', '1']).chosen).toEqual({});
  });

  it('hold no more rows than a call takes', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => String(index + 1));
    const { adviser } = chooseLevel(SUMMARY_FILTERS, FIRST, 'adviser', ids).chosen;
    expect(adviser).toHaveLength(mostChosen('adviser'));
    expect(mostChosen('adviser')).toBe(500);
    expect(adviser?.at(-1)).toBe('5000');
  });

  it('drop only what a list does not offer', () => {
    const filters: Filters = { ...FIRST, compare: true, chosen: { management: ['6', '7'], adviser: ['208'] } };
    expect(keepKnown(filters, 'management', new Set(['7']))).toEqual({
      ...filters,
      chosen: { management: ['7'], adviser: ['208'] },
    });
    expect(keepKnown(filters, 'adviser', new Set()).chosen).toEqual({ management: ['6', '7'] });
  });

  it('count each level with a choice and a custom period', () => {
    const count = (filters: Filters, roleId = 1) => countChosen(SUMMARY_FILTERS, viewer(roleId), filters, TODAY);
    expect(count(FIRST)).toBe(0);
    expect(count({ ...FIRST, compare: true })).toBe(0);
    const filters: Filters = { ...FIRST, chosen: { management: ['6', '7'], adviser: ['208'] } };
    expect(count(filters)).toBe(2);
    expect(count(filters, 6)).toBe(0);
    expect(count({ ...filters, range: { start: TODAY, end: TODAY } })).toBe(3);
    expect(count({ ...FIRST, range: { start: '2026-11-16', end: '2026-11-21' } })).toBe(1);
  });
});

describe('the switches', () => {
  const plan = teamFilters(everyListOfOne);
  const both = turnSwitch(turnSwitch(FIRST, 'withSalesOnly', true), 'activeOnly', true);

  it('STM-04 STM-05 turn on separately, keep the choices, and leave nothing when off', () => {
    const chosen = chooseLevel(plan, FIRST, 'adviser', ['208']);
    const on = turnSwitch(chosen, 'withSalesOnly', true);
    expect(on).toEqual({ ...chosen, switches: ['withSalesOnly'] });
    expect(turnSwitch(on, 'withSalesOnly', true)).toEqual(on);
    expect(turnSwitch(on, 'activeOnly', true).switches).toEqual(['activeOnly', 'withSalesOnly']);
    expect(turnSwitch(on, 'withSalesOnly', false)).toEqual(chosen);
    expect(both.switches).toEqual(['activeOnly', 'withSalesOnly']);
  });

  it('STM-04 STM-05 stay when an adviser is chosen', () => {
    expect(chooseLevel(plan, both, 'manager', ['6']).switches).toEqual(both.switches);
  });

  it('STM-04 STM-05 count as filters on a dashboard that has them', () => {
    expect(countChosen(plan, viewer(8), both, TODAY)).toBe(2);
    expect(countChosen(plan, viewer(1), chooseLevel(plan, both, 'manager', ['6']), TODAY)).toBe(3);
    expect(countChosen(SALES_FILTERS, viewer(1), both, TODAY)).toBe(0);
  });
});

describe('the previous period', () => {
  it('is the seven days before the last seven, the same number of days before a month, the day before a day', () => {
    expect(previousRange(FIRST.range)).toEqual({ start: '2026-11-09', end: '2026-11-15' });
    expect(previousRange({ start: '2026-03-01', end: '2026-03-31' })).toEqual({
      start: '2026-01-29',
      end: '2026-02-28',
    });
    expect(previousRange({ start: '2026-01-01', end: '2026-01-01' })).toEqual({
      start: '2025-12-31',
      end: '2025-12-31',
    });
  });

  it('has as many days and ends on the day before, for any range', () => {
    fc.assert(
      fc.property(anyDate(1000), fc.integer({ min: 0, max: 399 }), (start, more) => {
        const range = { start, end: addDays(start, more) };
        const before = previousRange(range);
        expect(diffDays(before.start, before.end)).toBe(more);
        expect(diffDays(before.end, range.start)).toBe(1);
      }),
    );
  });

  it('never leaves the calendar', () => {
    expect(previousRange({ start: '0001-01-03', end: '0001-02-01' })).toEqual({
      start: '0001-01-01',
      end: '0001-01-02',
    });
    expect(previousRange({ start: '0001-01-01', end: '9999-12-31' })).toEqual({
      start: '0001-01-01',
      end: '0001-01-01',
    });
  });
});
