// Segments separated by single slashes: browsers read '//host' and '/\host' as another site and drop control
// characters.
const OWN_PATH = /^(?:\/(?!\/)[^/\\?#\p{Cc}]*)+(?:[?#][^\\\p{Cc}]*)?$/u;

/** Pages of signing in and out: returning to one would loop, or sign out again. */
const PASSAGE = /^\/(?:auth|logout)(?:[/?#]|$)/iu;

/** Segments that browsers resolve as '.' or '..', so that the path leads elsewhere. */
const STEP = /\/\.{1,2}(?:[/?#]|$)/u;

/** Escapes of ASCII, which covers everything these rules look for. */
const ESCAPE = /%([0-7][\da-f])/giu;

/** Our URLs are escaped at most this often; the limit bounds the time for a hostile one. */
const DEPTH = 5;

/** The path fully decoded; null when an escape is broken or nested too deep. */
function plainPath(path: string): string | null {
  try {
    decodeURIComponent(path);
  } catch {
    return null;
  }
  let plain = path;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    const next = plain.replace(ESCAPE, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
    if (next === plain) return plain;
    plain = next;
  }
  return null;
}

/**
 * The path to return to after signing in, unchanged, when it is an absolute path of this application, with or without
 * query and fragment. Null for login pages in any escaping, for anything that could lead elsewhere, and for text that
 * is not a path (AUTH-05).
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || !OWN_PATH.test(text)) return null;
  const plain = plainPath(text.replace(/[?#].*$/su, ''));
  return plain !== null && OWN_PATH.test(plain) && !STEP.test(plain) && !PASSAGE.test(plain) ? text : null;
}
