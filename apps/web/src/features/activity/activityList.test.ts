import { UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { describe, expect, it, vi } from 'vitest';
import { quotationPath } from './quotationPath.ts';
import { tracingKeys } from '../../platform/activityCatalogs.ts';
import { rowAfter } from './nextRow.ts';
import { searchText } from '../../platform/prospectChoices.ts';
import { sampleActivity } from './testing/sampleActivity.ts';
import { activityList } from './useActivityLists.ts';
import { searchWithTab } from './useActivityTab.ts';

const refetch = vi.fn<() => Promise<never>>();

const answered = (data: readonly (typeof sampleActivity)[] | undefined, error: Error | null, isFetching = false) =>
  activityList({ data, error, dataUpdatedAt: 5, isFetching, refetch });
const list = (...answer: Parameters<typeof answered>) => answered(...answer).activities;

describe('the list of a tab', () => {
  it('FLT-04 is loading, there, or could not be fetched', () => {
    expect(list(undefined, null)).toBeUndefined();
    expect(list([sampleActivity], null)).toEqual([sampleActivity]);
    expect(list(undefined, new UnreachableError(null))).toBeNull();
  });

  it('ADL-38 FLT-05 stays as it was when it cannot be asked for again', () => {
    expect(list([sampleActivity], new UnreachableError(null))).toEqual([sampleActivity]);
    expect(list([sampleActivity], new UnexpectedStatusError(500, 'GET /activity/activities'))).toHaveLength(1);
  });
});

describe('that a list could not be asked for again', () => {
  it('FLT-04 is said until it is asked for again', () => {
    const error = new UnreachableError(null);
    expect(answered([sampleActivity], null).hasFailed).toBe(false);
    expect(answered([sampleActivity], error).hasFailed).toBe(true);
    expect(answered([sampleActivity], error, true).hasFailed).toBe(false);
  });
});

describe('the address', () => {
  it.each([
    ['overdue', 'tab=sin-realizar'],
    ['today', ''],
    ['week', 'tab=semana'],
    ['future', 'tab=futuras'],
  ] as const)('ACL-02 ACL-03 of %s is %s', (tab, search) => {
    expect(searchWithTab(new URLSearchParams('tab=futuras'), tab).toString()).toBe(search);
    expect(searchWithTab(new URLSearchParams('a=1'), tab).get('a')).toBe('1');
  });

  it('STA-13 of a quotation names activity and prospect', () => {
    expect(quotationPath(sampleActivity)).toBe('/quotation/add?ActivityId=9001&ProspectId=3001');
    expect(quotationPath({ id: 7, prospectId: null })).toBe('/quotation/add?ActivityId=7');
  });
});

describe('after a save', () => {
  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['x', null],
  ])('of %s one goes on with %s', (id, next) => {
    expect(rowAfter(['a', 'b', 'c'], id)).toBe(next);
  });

  it('is null after the only row', () => {
    expect(rowAfter(['a'], 'a')).toBeNull();
  });
});

describe('what is fetched ahead', () => {
  it('ADL-20 ADL-22 ADL-35 are the outcomes of every way to close those activities', () => {
    const started = { ...sampleActivity, started: true };
    expect(tracingKeys([])).toEqual([7, -1]);
    expect(tracingKeys([sampleActivity, started, started, { ...started, activityTypeId: 4 }])).toEqual([7, -1, 2, 4]);
  });
});

describe('a search for prospects', () => {
  it.each([
    ['', null],
    [' a ', null],
    [' an ', 'an'],
    ['x'.repeat(150), 'x'.repeat(100)],
  ])('of %j asks for %j', (typed, requested) => {
    expect(searchText(typed)).toBe(requested);
  });
});
