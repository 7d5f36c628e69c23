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
  ])('leads back to %s', (path) => {
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
    '?next=/a',
    '#a',
  ])('refuses %j', (text) => {
    expect(safeReturnPath(text)).toBeNull();
  });

  it('never lets through what a browser would take for another site', () => {
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

const ORIGIN = 'https://sereno.example';

/** The site that a browser opens for a link, read as the URL standard says: it drops tabs and line feeds, and `\` is `/`. */
function originOf(link: string): string {
  const read = link.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(read);
  return absolute || read.startsWith('//') ? read : ORIGIN;
}
