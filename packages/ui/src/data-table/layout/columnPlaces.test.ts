import { expect, test } from 'vitest';
import { PLAIN_LAYOUT } from '../model/layout.ts';
import { placedColumns } from './columnPlaces.ts';

test('TBL-08 pinned columns stand first, in their own order', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  expect(placedColumns({ ...PLAIN_LAYOUT, order, pinned: ['d', 'b'] })).toEqual(['d', 'b', 'a', 'c', 'e']);
});
