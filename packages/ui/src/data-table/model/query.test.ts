import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_QUERY, nextSort } from './query.ts';

const up = (id: string) => ({ id, descending: false });
const down = (id: string) => ({ id, descending: true });

describe('what a table shows at first', () => {
  it('TBL-19 is the first ten rows as they came', () => {
    expect(FIRST_QUERY).toEqual({ search: '', sort: [], filters: {}, page: 0, pageSize: 10 });
  });
});

describe('the sort after a press on a title', () => {
  it.each([
    ['upwards at first', [], false, [up('a')]],
    ['downwards then', [up('a')], false, [down('a')]],
    ['none at last', [down('a')], false, []],
    ['of this column alone', [up('b'), down('c')], false, [up('a')]],
    ['downwards, of this column alone', [up('b'), up('a')], false, [down('a')]],
    ['behind the others when it is added', [up('b')], true, [up('b'), up('a')]],
    ['turned where it stands when it was added', [up('a'), up('b')], true, [down('a'), up('b')]],
    ['without it when it was added and turned', [up('b'), down('a')], true, [up('b')]],
  ])('is %s', (_, sort, adds, next) => {
    expect(nextSort(sort, 'a', adds)).toEqual(next);
  });

  it('comes back to what it was after three', () => {
    const others = fc.uniqueArray(fc.record({ id: fc.constantFrom('b', 'c', 'd'), descending: fc.boolean() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(others, (sort) => {
        const once = nextSort(sort, 'a', true);
        expect(nextSort(nextSort(once, 'a', true), 'a', true)).toEqual(sort);
      }),
    );
  });
});
