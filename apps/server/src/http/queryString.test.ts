import { expect, it } from 'vitest';
import { readQueryString } from './queryString.ts';

it.each([
  ['', {}],
  ['a=1', { a: '1' }],
  ['a=&b=', {}],
  ['a=1&a=2&a=', { a: ['1', '2'] }],
  ['Advisors[]=1&Advisors%5B%5D=2', { Advisors: ['1', '2'] }],
  ['Advisors=1&Advisors[]=2', { Advisors: ['1', '2'] }],
  ['a=%20x+y', { a: ' x y' }],
  ['a=%zz', { a: '%zz' }],
])('SES-18 reads «%s»', (text, query) => {
  expect(readQueryString(text)).toEqual(query);
});

it('makes no prototype of a parameter', () => {
  expect(Object.hasOwn(readQueryString('__proto__=1'), '__proto__')).toBe(true);
});
