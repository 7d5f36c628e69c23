import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, shareChosen, toggleAll } from './allChosen.ts';
import { distinct } from './options.ts';

const options = [
  { value: 'gdl', label: 'Guadalajara' },
  { value: 'mty', label: 'Monterrey' },
  { value: 'pue', label: 'Puebla', disabled: true },
];
const closed = [{ value: 'pue', label: 'Puebla', disabled: true }];

describe('shareChosen', () => {
  test.each([
    [[], 'none'],
    [['gone'], 'none'],
    [['gdl'], 'some'],
    [['pue'], 'some'],
    [['gdl', 'mty'], 'all'],
    [['gdl', 'mty', 'pue'], 'all'],
  ])('of %o is %s', (chosen, share) => {
    expect(shareChosen(options, chosen)).toBe(share);
  });

  test('counts all options when none can be changed', () => {
    expect(shareChosen(closed, [])).toBe('none');
    expect(shareChosen(closed, ['pue'])).toBe('all');
    expect(shareChosen([], ['gone'])).toBe('none');
  });
});

const chosen = fc.uniqueArray(fc.constantFrom<string[]>('gdl', 'mty', 'pue', 'gone'));

describe('toggleAll', () => {
  test('selects all or none, and leaves disabled options unchanged', () => {
    fc.assert(
      fc.property(chosen, (before) => {
        const after = toggleAll(options, before);
        const all = shareChosen(options, before) !== 'all';
        expect(['gdl', 'mty'].map((value) => after.includes(value))).toEqual([all, all]);
        expect(['pue', 'gone'].map((value) => after.includes(value))).toEqual(
          ['pue', 'gone'].map((value) => before.includes(value)),
        );
      }),
    );
  });
});

test('inOrder follows the options and keeps values that are not options, without duplicates', () => {
  expect(inOrder(options, ['gone', 'mty', 'gdl', 'mty'])).toEqual(['gdl', 'mty', 'gone']);
});

test('two options with one value throw in development, in three components', () => {
  expect(() => distinct('RadioGroup', [...options, ...options.slice(2)])).toThrow(
    'RadioGroup: two options have the value "pue". Choosing one would choose both. Give each option a value of its own.',
  );
  expect(distinct('RadioGroup', options)).toBe(options);
});
