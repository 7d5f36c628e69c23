'use client';
import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';
import { FullMessage, FullPage, Message } from './MessagePage.styles.ts';
import { defaultMainId, pageTitleId } from './page/pageIds.ts';
import type { RootProps } from '../state/rootProps.ts';

export type MessagePageProps = RootProps & {
  /** What happened; the page's one h1. */
  title: string;
  /** Why, and what can be done. Default: nothing. */
  text?: ReactNode;
  /** Buttons or links, the main one first. Default: none. */
  actions?: ReactNode;
  /** Without a frame: the page has its own `main` and the brand. Default: false. */
  fullPage?: boolean | undefined;
};

/** A page with one message: not found (EPG-03, EPG-04), not allowed, not available yet. */
export function MessagePage({ title, text, actions, fullPage = false, ...root }: MessagePageProps) {
  const content = (
    <>
      <h1 id={pageTitleId} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className="text">{text}</p>}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </>
  );
  if (!fullPage) return <Message {...root}>{content}</Message>;
  return (
    <FullPage {...root}>
      <header>
        <BrandMark />
      </header>
      <FullMessage id={defaultMainId} tabIndex={-1}>
        {content}
      </FullMessage>
    </FullPage>
  );
}
