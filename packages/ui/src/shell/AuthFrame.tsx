'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/index.ts';
import { entryTexts } from '../locale/texts/es/entry.ts';
import type { RootProps } from '../state/rootProps.ts';
import { AuthRoot } from './AuthFrame.styles.ts';
import { BrandMark } from './BrandMark.tsx';
import { defaultMainId, pageTitleId } from './page/pageIds.ts';

export type AuthFrameProps = RootProps & {
  /** The page's one h1: 'Iniciar sesión'. */
  title: string;
  /** A sentence under the title. Default: none. */
  description?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Links to terms, a language switch. Default: nothing. */
  footer?: ReactNode;
};

/** The frame of pages before sign-in: brand and one sentence beside the form; on a phone the form alone. */
export function AuthFrame({ title, description, children, footer, ...root }: AuthFrameProps) {
  const t = useTexts(entryTexts);
  return (
    <AuthRoot {...root}>
      <header>
        <BrandMark size="large" />
        <p className="statement">{t('authFrame.statement')}</p>
      </header>
      <div className="sheet">
        <main id={defaultMainId} tabIndex={-1}>
          <h1 id={pageTitleId} tabIndex={-1}>
            {title}
          </h1>
          {description !== undefined && <p className="description">{description}</p>}
          <div className="content">{children}</div>
        </main>
        {footer !== undefined && <footer className="foot">{footer}</footer>}
      </div>
    </AuthRoot>
  );
}
