// Segments parted by one slash each: browsers read '//host' and '/\host' as another site and drop control characters.
const OWN_PATH = /^(?:\/(?!\/)[^/\\?#\p{Cc}]*)+(?:[?#][^\\\p{Cc}]*)?$/u;

/** Pages that are on the way in or out: returning to one would go round in circles, or out again. */
const PASSAGE = /^\/(?:auth|logout)(?:[/?#]|$)/iu;

/** Segments that browsers take for a step up or none at all, so that the path leads elsewhere than it says. */
const STEP = /\/\.{1,2}(?:[/?#]|$)/u;

/** The escapes of ASCII, in which everything is written that these rules look for. */
const ESCAPE = /%([0-7][\da-f])/giu;

/** No address of ours is escaped more often; looking no deeper keeps a hostile one from taking long. */
const DEPTH = 5;

/** The path with its escapes undone, those that were escaped themselves too; null for a broken one, or one too deep. */
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
 * The path to return to after signing in, exactly as it was asked for, when it is an absolute path of this application,
 * with or without query and fragment; null for the pages of the login, however they are escaped, for anything that could
 * lead elsewhere, and for what is no path at all (AUTH-05).
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || !OWN_PATH.test(text)) return null;
  const plain = plainPath(text.replace(/[?#].*$/su, ''));
  return plain !== null && OWN_PATH.test(plain) && !STEP.test(plain) && !PASSAGE.test(plain) ? text : null;
}
