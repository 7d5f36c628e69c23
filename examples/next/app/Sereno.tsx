'use client';
import { LocaleProvider, type LocaleProviderProps } from '@sereno/ui/locale';
import { GlobalStyle } from '@sereno/ui/theme';
import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

type SerenoProps = LocaleProviderProps & { nonce: string | undefined };

/** Language and theme of the page; on the server, the rules of what it renders go into its head. */
export function Sereno({ nonce, children, ...locale }: SerenoProps) {
  const [sheet] = useState(() => (typeof window === 'undefined' ? new ServerStyleSheet({ nonce }) : null));
  useServerInsertedHTML(() => {
    const styles = sheet?.getStyleElement();
    sheet?.instance.clearTag();
    return styles;
  });
  return (
    <StyleSheetManager sheet={sheet?.instance}>
      <LocaleProvider {...locale}>
        <GlobalStyle />
        {children}
      </LocaleProvider>
    </StyleSheetManager>
  );
}
