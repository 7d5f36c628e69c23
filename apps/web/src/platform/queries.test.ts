import { MalformedAnswerError, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { describe, expect, it } from 'vitest';
import { shownData } from './queries.ts';

describe('what a screen shows of a query', () => {
  it('is its data, or undefined while loading', () => {
    expect(shownData({ data: [1], error: null })).toEqual([1]);
    expect(shownData({ data: undefined, error: null })).toBeUndefined();
  });

  it('FLT-05 stays unchanged after an unexpected status', () => {
    const error = new UnexpectedStatusError(500, 'GET /user/me');
    expect(shownData({ data: [1], error })).toEqual([1]);
    expect(shownData({ data: undefined, error })).toBeNull();
  });

  it('FLT-04 is reset to empty by any other failure', () => {
    expect(shownData({ data: [1], error: new UnreachableError(new TypeError('fetch failed')) })).toBeNull();
    expect(shownData({ data: [1], error: new MalformedAnswerError('GET /user/me') })).toBeNull();
  });
});
