import { describe, expect, it } from 'vitest';
import { namedChoice } from './namedChoice.ts';

const options = [
  { value: '6', label: 'Occidente' },
  { value: '7', label: 'Centro' },
  { value: '8', label: 'Norte' },
];

describe('a choice in words', () => {
  it.each([
    [['6'], 'Occidente'],
    [['6', '7'], 'Occidente, Centro'],
    [['6', '7', '8'], '3'],
    [['6', '99'], '2'],
    [['99'], '1'],
  ])('FLT-09 %j is %s', (ids, words) => {
    expect(namedChoice(ids, options)).toBe(words);
  });

  it('FLT-09 is a number while the names are not known', () => {
    expect(namedChoice(['6'], [])).toBe('1');
  });
});
