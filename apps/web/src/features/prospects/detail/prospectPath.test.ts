import { describe, expect, it } from 'vitest';
import { prospectIdOf } from './prospectPath.ts';

describe('the address of a prospect', () => {
  it.each([
    ['/prospect/12/detail', 12],
    ['/prospect/2147483647/detail', 2_147_483_647],
    ['/Prospect/7/Detail/', 7],
  ])('RTE-14 %s is that of %i', (path, id) => {
    expect(prospectIdOf(path)).toBe(id);
  });

  it.each([
    '/prospect/0/detail',
    '/prospect/-1/detail',
    '/prospect/012/detail',
    '/prospect/1e3/detail',
    '/prospect/1.5/detail',
    '/prospect/2147483648/detail',
    '/prospect/99999999999999999999/detail',
    '/prospect/abc/detail',
    '/prospect/１２/detail',
    '/prospect/12%20/detail',
    '/prospect//detail',
    '/prospect/12',
  ])('RTE-14 %s names no prospect', (path) => {
    expect(prospectIdOf(path)).toBeNull();
  });
});
