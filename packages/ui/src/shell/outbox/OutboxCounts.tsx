'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { outboxTexts } from '../../locale/texts/es/outbox.ts';
import { Counts } from './OutboxBar.styles.ts';

export type OutboxCountsProps = {
  /** Number of jobs waiting to be sent. */
  waiting: number;
  /** Number of jobs the server refused. */
  refused: number;
  /** Number of jobs with an unknown outcome. */
  unknown: number;
  /** More text beside the counts. Default: nothing. */
  children?: ReactNode;
};

/** Unsent jobs by status: waiting ones, and those that could not be sent. */
export function OutboxCounts({ waiting, refused, unknown, children }: OutboxCountsProps) {
  const t = useTexts(outboxTexts);
  return (
    <Counts>
      {waiting > 0 && <span>{t('outboxBar.waiting', { count: waiting })}</span>}
      {refused > 0 && <span>{t('outboxBar.refused', { count: refused })}</span>}
      {unknown > 0 && <span>{t('outboxBar.unknown', { count: unknown })}</span>}
      {children}
    </Counts>
  );
}
