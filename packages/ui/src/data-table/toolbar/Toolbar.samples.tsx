import type { ReactNode } from 'react';

export const today = '2026-11-21';

/** As wide as what it says, on a phone as wide as the toolbar. */
export const place = (inlineSize: string, picker: ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%', flexGrow: 1 }}>{picker}</div>
);
