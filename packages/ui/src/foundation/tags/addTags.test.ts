import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTags } from './addTags.ts';

it.each([
  ['ana', ['ana'], [], []],
  ['  ana , luis;eva\nraúl\t', ['ana', 'luis', 'eva', 'raúl'], [], []],
  ['Ana, ANA', ['Ana'], ['ANA'], []],
  ['展会，推荐；家人、朋友،أحمد', ['展会', '推荐', '家人', '朋友', 'أحمد'], [], []],
  ['', [], [], []],
  [' , ; ', [], [], []],
  ['a,b,c,d,e,f', ['a', 'b', 'c', 'd', 'e'], [], ['f']],
])('of "%s" %j are added, %j are there already and %j have no room', (text, added, duplicates, left) => {
  expect(addTags([], text, 5)).toEqual({ tags: added, added, duplicates, left });
});

it('nothing is lost, nothing is there twice, and what was there stays', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
      fc.array(fc.constantFrom('a', 'B', 'c', 'x', 'Y')),
      fc.nat(6),
      (before, more, most) => {
        const { tags, added, duplicates, left } = addTags(before, more.join(','), most);
        expect(tags).toEqual([...before, ...added]);
        expect(tags.length).toBeLessThanOrEqual(Math.max(most, before.length));
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
        expect(added.length + duplicates.length + left.length).toBe(more.length);
      },
    ),
  );
});
