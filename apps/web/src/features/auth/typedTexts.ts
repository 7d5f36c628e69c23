import { useEffect, useState } from 'react';

const KEY = 'sereno:typed';

/**
 * Keeps what was typed for the page that this tab loads next, and for that one alone. Never a password. A browser that
 * keeps nothing loses it, as it would without.
 */
export function keepTyped(texts: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // It is a convenience: the form can be filled again.
  }
}

function storedTexts(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Reads the kept text of that name; empty for anything that is none. */
function textIn(stored: unknown, name: string): string {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const [, text] = entries.find(([key]) => key === name) ?? [];
  return typeof text === 'string' ? text : '';
}

/** What the page before this one kept: the text of that name, or an empty one. It is there once. */
export function useSavedText(): (name: string) => string {
  const [stored] = useState(storedTexts);
  useEffect(() => {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Where nothing may be removed, nothing was kept.
    }
  }, []);
  return (name) => textIn(stored, name);
}
