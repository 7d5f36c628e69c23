const KEY = 'sereno:reloaded';
/** Two failures within this time, ms, are not caused by an old release: reloading would loop. */
const PATIENCE = 60_000;

/**
 * Loads the page again, unless that was tried a moment ago. After a new version of the application an old page asks for code
 * that is gone, and a browser does not ask again for what it could not fetch once.
 */
export function reloadOnce(): void {
  try {
    const before = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - before < PATIENCE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage the number of attempts is unknown.
    return;
  }
  window.location.reload();
}
