import { UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { describe, expect, it } from 'vitest';
import { knownData } from './knownData.ts';

const FAILURES = [new UnexpectedStatusError(500, 'GET /carousel'), new UnreachableError(new Error('offline'), false)];

describe('what a list of leads shows', () => {
  it('CAR-20 is what was known, whatever fails later', () => {
    for (const error of FAILURES) expect(knownData({ data: ['Rosa'], error })).toEqual(['Rosa']);
  });

  it('CAR-20 is nothing where it never came, and a place while it comes', () => {
    for (const error of FAILURES) expect(knownData({ data: undefined, error })).toBeNull();
    expect(knownData({ data: undefined, error: null })).toBeUndefined();
  });

  it('CAR-01 is an empty queue without leads', () => {
    expect(knownData({ data: [], error: null })).toEqual([]);
  });
});
