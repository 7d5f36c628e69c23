import { expect, test } from 'vitest';
import { FIRST_QUERY } from './query.ts';

test('TBL-19 a table shows the first ten rows at first, as they came', () => {
  expect(FIRST_QUERY).toEqual({
    globalFilter: '',
    sorting: [],
    columnFilters: [],
    pagination: { pageIndex: 0, pageSize: 10 },
  });
});
