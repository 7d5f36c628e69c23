'use client';
import { useEffect, useRef } from 'react';
import { Banner } from '../../foundation/index.ts';
import { News } from './SignatureDialog.styles.ts';

/** Why it was not saved. It comes below the pad, and moves into sight by itself. */
export function Problem({ text }: { text: string }) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    news.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <News ref={news}>
      <Banner tone="danger">{text}</Banner>
    </News>
  );
}
