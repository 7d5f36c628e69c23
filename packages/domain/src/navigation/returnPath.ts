// Segments parted by one slash each: browsers read '//host' and '/\host' as another site and drop control characters.
const OWN_PATH = /^(?:\/(?!\/)[^/\\?#\p{Cc}]*)+(?:[?#][^\\\p{Cc}]*)?$/u;

/** Pages that are on the way in or out: returning to one would go round in circles, or out again. */
const PASSAGE = /^\/(?:auth|logout)(?:[/?#]|$)/iu;

/**
 * The path to return to after signing in, exactly as it was asked for, when it is an absolute path of this application,
 * with or without query and fragment; null for the pages of the login, for anything that could lead elsewhere, and for what is no path at all (AUTH-05).
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  return text && OWN_PATH.test(text) && !PASSAGE.test(text) ? text : null;
}
