'use client';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../locale/index.ts';
import { frameTexts } from '../locale/texts/es/frame.ts';
import type { RootProps } from '../state/rootProps.ts';
import { BrandMark } from './BrandMark.tsx';
import { Arches, ArchesPage } from './errorPage/Arches.tsx';
import { Horizon, HorizonPage } from './errorPage/Horizon.tsx';
import { Ledger, LedgerPage } from './errorPage/Ledger.tsx';
import { Month, MonthPage } from './errorPage/Month.tsx';
import { Ripples, RipplesPage } from './errorPage/Ripples.tsx';
import { Thread, ThreadPage } from './errorPage/Thread.tsx';
import { defaultMainId, pageTitleId } from './page/pageIds.ts';

/** Which of the six pages: 1, 3 and 4 show '404', 2, 5 and 6 say 'OOPS! Something went wrong here' (EPG-06). */
export type ErrorPageVariant = 1 | 2 | 3 | 4 | 5 | 6;

export type ErrorPageProps = RootProps & {
  /** Which of the six pages. */
  variant: ErrorPageVariant;
  /** Links or buttons, usually one to the home page. Default: none. */
  actions?: ReactNode;
};

type Design = { Page: ComponentType<RootProps & { children: ReactNode }>; Drawing: ComponentType; hasCode: boolean };

const designs: Readonly<Record<ErrorPageVariant, Design>> = {
  1: { Page: RipplesPage, Drawing: Ripples, hasCode: true },
  2: { Page: MonthPage, Drawing: Month, hasCode: false },
  3: { Page: HorizonPage, Drawing: Horizon, hasCode: true },
  4: { Page: LedgerPage, Drawing: Ledger, hasCode: true },
  5: { Page: ThreadPage, Drawing: Thread, hasCode: false },
  6: { Page: ArchesPage, Drawing: Arches, hasCode: false },
};

/**
 * A full page for an unknown URL, in six designs (EPG-02a to EPG-02f): a number or an exclamation (EPG-03), that the
 * page was not found and is being worked on (EPG-04), and links onwards. The drawing is decorative.
 */
export function ErrorPage({ variant, actions, ...root }: ErrorPageProps) {
  const t = useTexts(frameTexts);
  const { Page, Drawing, hasCode } = designs[variant];
  const title = hasCode ? t('errorPage.title') : t('errorPage.oops');
  // The Spanish catalogue has it in English (EPG-03), other languages translate it.
  const isEnglish = title === frameTexts['errorPage.oops'];
  return (
    <Page {...root}>
      <header>
        <BrandMark />
      </header>
      <main id={defaultMainId} tabIndex={-1}>
        <div className="sign">
          <Drawing />
          {hasCode && <p className="code">404</p>}
        </div>
        <div className="words">
          <h1 id={pageTitleId} tabIndex={-1} lang={isEnglish ? 'en' : undefined}>
            {title}
          </h1>
          <p className="text">{t(hasCode ? 'errorPage.text' : 'errorPage.oopsText')}</p>
          {actions !== undefined && <div className="actions">{actions}</div>}
        </div>
      </main>
    </Page>
  );
}
