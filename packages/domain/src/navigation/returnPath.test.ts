import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './returnPath.ts';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/activity',
    '/activity/',
    '/activity?tab=sin-realizar',
    '/prospect/12/detail#top',
    '/prospect/add?data=%7B%22Name%22%3A%22a%2F%2Fb%22%7D',
    '/search?next=https://other.example//x',
    '/niños/ñandú',
    '/prospect/a%2520b/detail',
    '/prospect/100%25/detail',
    '/prospect/a%2Fb',
    '/activity?next=/%6Cogout#/../logout',
    '/authors',
    '/logouts',
  ])('returns to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'activity',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/.//evil.example',
    '/a//b',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' /activity',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000b',
    '/a\u0085b',
    '/auth/login',
    '/auth/login?returnTo=/auth/login',
    '/Logout',
    '/%6Cogout',
    '/%6cOGOUT?a',
    '/%61uth/login',
    '/auth%2Flogin',
    '/logout%3Fa',
    '/%256Cogout',
    '/%25256Cogout',
    '/%25%36Cogout',
    '/%256Cogout/100%25',
    '/a/../logout',
    '/a/%2e%2E/logout',
    '/./logout',
    '/%2e/logout',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%',
    '/a%zz',
    '/a%C3',
    '/a%25252525252525256C',
    '?next=/a',
    '#a',
  ])('refuses %j', (text) => {
    expect(safeReturnPath(text)).toBeNull();
  });

  it('never accepts what a browser would read as another site', () => {
    const text = fc
      .array(fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', ' ', 'a', 'https:', 'evil.example'))
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(text, (path) => {
        const safe = safeReturnPath(path);
        fc.pre(safe !== null);
        expect(originOf(path)).toBe(ORIGIN);
      }),
    );
  });
});

/** The path with some letters escaped, selected by `choices`. */
const escaped = (text: string, choices: readonly boolean[]) =>
  Array.from(text, (letter, at) =>
    choices[at % choices.length] && /[^%/]/.test(letter) ? `%${letter.codePointAt(0)?.toString(16)}` : letter,
  ).join('');

describe('login pages', () => {
  const someLetters = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });

  it('AUTH-05 are never returned to, however their letters are escaped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/logout', '/LOGOUT/', '/auth', '/auth/login', '/Auth/registration?a=1'),
        fc.array(someLetters, { maxLength: 4 }),
        fc.integer({ min: 0, max: 8 }),
        (path, rounds, percents) => {
          const letters = rounds.reduce(escaped, path);
          // An escaped percent sign before the digits is a double escape.
          const hidden = letters.replace(/%/g, `%${'25'.repeat(percents)}`);
          expect([hidden, safeReturnPath(hidden)]).toEqual([hidden, null]);
        },
      ),
    );
  });

  it('AUTH-05 leave every other page unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[%/\\?#\p{Cc}]/u.test(text));
        const path = `/prospect/a${encodeURIComponent(text)}`;
        expect(safeReturnPath(path)).toBe(path);
      }),
    );
  });

  it('are detected quickly in the longest URL', () => {
    const began = Date.now();
    expect(safeReturnPath(`/%${'25'.repeat(500_000)}6Cogout`)).toBeNull();
    expect(Date.now() - began).toBeLessThan(2000);
  });
});

const ORIGIN = 'https://sereno.example';

/** The origin a browser opens for a link, by the URL standard: it drops tabs and line feeds, and reads `\` as `/`. */
function originOf(link: string): string {
  const read = link.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(read);
  return absolute || read.startsWith('//') ? read : ORIGIN;
}
