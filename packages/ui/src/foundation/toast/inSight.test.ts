import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSight, places, withFading, type Candidate } from './inSight.ts';

const held = (...ids: readonly string[]): readonly Candidate[] => ids.map((id, index) => ({ id, reported: index }));

const candidates = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1, maxLength: 2 }), reported: fc.integer() }),
  {
    selector: ({ id }) => id,
  },
);

describe('visible toasts', () => {
  test.each([
    ['the newest on top', [], held('a', 'b'), false, ['b', 'a']],
    ['the three newest', [], held('a', 'b', 'c', 'd'), false, ['d', 'c', 'b']],
    ['the oldest gives way', ['c', 'b', 'a'], held('a', 'b', 'c', 'd'), false, ['d', 'c', 'b']],
    ['none gives way while they are read', ['c', 'b', 'a'], held('a', 'b', 'c', 'd'), true, ['c', 'b', 'a']],
    ['a free place is filled while they are read', ['c', 'b', 'a'], held('b', 'c', 'd', 'e'), true, ['e', 'c', 'b']],
    ['one that was reported again keeps its place', ['b', 'a'], held('b', 'a'), false, ['b', 'a']],
    ['one that was reported again comes back', ['d', 'c', 'b'], held('b', 'c', 'd', 'a'), false, ['a', 'd', 'c']],
    ['none are left', ['a'], [], true, []],
  ] as const)('%s', (_case, shown, now, reading, expected) => {
    expect(inSight(shown, now, reading)).toEqual(expected);
  });

  test('fill the slots when there are enough, each once', () => {
    fc.assert(
      fc.property(candidates, candidates, fc.boolean(), (before, now, reading) => {
        const next = inSight(inSight([], before, false), now, reading);
        expect(new Set(next).size).toBe(next.length);
        expect(next).toHaveLength(Math.min(places, now.length));
      }),
    );
  });

  test('are stable: the same toasts get the same slots', () => {
    fc.assert(
      fc.property(candidates, fc.boolean(), (now, reading) => {
        const shown = inSight([], now, reading);
        expect(inSight(shown, now, reading)).toEqual(shown);
      }),
    );
  });
});

describe('a fading toast', () => {
  test.each([
    ['stands where it stood', ['c', 'b', 'a'], ['c', 'a'], ['b'], ['c', 'b', 'a']],
    ['has the new ones above it', ['c', 'b'], ['d', 'c'], ['b'], ['d', 'c', 'b']],
    ['is gone afterwards', ['c', 'b', 'a'], ['c', 'a'], [], ['c', 'a']],
    ['that was never on the page stays off it', [], ['a'], ['b'], ['a']],
  ])('%s', (_case, before, shown, fading, expected) => {
    expect(withFading(before, shown, fading)).toEqual(expected);
  });
});
