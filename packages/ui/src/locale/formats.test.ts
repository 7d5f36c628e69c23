import { afterEach, describe, expect, it, vi } from 'vitest';
import { mexicanFormats, toFormats } from './formats.ts';

afterEach(() => vi.restoreAllMocks());

describe('toFormats', () => {
  it.each([
    ['es', { tag: 'es-MX', number: 'es-MX', date: 'dd/MM/yyyy' }],
    ['de', { tag: 'de', number: 'de', date: 'dd.MM.yyyy' }],
    ['en-US', { tag: 'en-US', number: 'en-US', date: 'MM/dd/yyyy' }],
    ['ja', { date: 'yyyy/MM/dd' }],
    ['ko', { date: 'yyyy. MM. dd.' }],
    ['ar', { date: 'dd/MM/yyyy' }],
    ['fa', { date: 'yyyy/MM/dd' }],
  ])('writes as %s does what the host leaves out', (locale, expected) => {
    expect(toFormats(locale, {})).toMatchObject({ currency: 'MXN', hour12: false, weekStartsOn: 1, ...expected });
  });

  it('FMT-01 FMT-02 FMT-03 CST-03 writes as in Mexico in every language of the product', () => {
    for (const locale of ['es', 'en', 'de', 'fr', 'ja', 'zh'])
      expect(toFormats(locale, mexicanFormats)).toMatchObject({
        currency: 'MXN',
        number: 'es-MX',
        date: 'dd/MM/yyyy',
        hour12: false,
        weekStartsOn: 1,
      });
  });

  it('leaves out what Intl does not know, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(toFormats('no language', { currency: 'euros', number: '??' })).toMatchObject({
      tag: 'es-MX',
      currency: 'MXN',
      number: 'es-MX',
    });
    expect(warn.mock.calls.flat().map((text) => /"(.*)"/.exec(String(text))?.[1])).toEqual([
      'no language',
      'euros',
      '??',
    ]);
  });
});
