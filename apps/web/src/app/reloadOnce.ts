const KEY = 'sereno:reloaded';
/** Two failures within this time, in ms, are no matter of an old page: loading it again would go on for ever. */
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
    // Without a memory nobody could tell how often it was tried.
    return;
  }
  window.location.reload();
}
