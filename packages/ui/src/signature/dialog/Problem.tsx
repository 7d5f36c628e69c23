'use client';
import { useEffect, useRef } from 'react';
import { Banner } from '../../foundation/index.ts';
import { News } from './SignatureDialog.styles.ts';

/** The reason of a failed save. It is below the pad, and scrolls into view. */
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
