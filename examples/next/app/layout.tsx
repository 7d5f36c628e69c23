import { loadShelfTexts } from '@sereno/ui/locale';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Sereno } from './Sereno.tsx';

export const metadata = { title: 'Activities' };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const texts = await loadShelfTexts('en', ['foundation', 'pickers', 'data-table', 'charts']);
  return (
    <html lang="en" data-theme="system" data-density="comfortable">
      <head>
        {/* Where styled-components finds it in the browser. */}
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>
        <Sereno locale="en" texts={texts} nonce={nonce}>
          {children}
        </Sereno>
      </body>
    </html>
  );
}
