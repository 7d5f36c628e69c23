import { useEffect, useState } from 'react';

/**
 * The secret behind the # of a mailed link, which no server on the way has seen. It is taken out of the address, so that it
 * stays in no history and goes along with no copied link; a page that is loaded again needs the mail again.
 */
export function useLinkSecret(): string {
  const [secret] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (window.location.hash === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, []);
  return secret;
}

/** Puts the secret back, for a page that is about to load again in another language. */
export function restoreLinkSecret(secret: string): void {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}#${secret}`);
}
