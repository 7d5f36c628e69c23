'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { outboxBarTexts } from '../../locale/ownTexts.ts';
import { Counts } from './OutboxBar.styles.ts';

export type OutboxCountsProps = {
  /** How many jobs wait to be sent. */
  waiting: number;
  /** How many the server refused. */
  refused: number;
  /** Of how many nobody knows whether they arrived. */
  unknown: number;
  /** What else is said beside the counts. Default: nothing. */
  children?: ReactNode;
};

/** How much was not sent, by how it stands: what waits is one thing, what could not be sent another. */
export function OutboxCounts({ waiting, refused, unknown, children }: OutboxCountsProps) {
  const t = useTexts(outboxBarTexts);
  return (
    <Counts>
      {waiting > 0 && <span>{t('outboxBar.waiting', { count: waiting })}</span>}
      {refused > 0 && <span>{t('outboxBar.refused', { count: refused })}</span>}
      {unknown > 0 && <span>{t('outboxBar.unknown', { count: unknown })}</span>}
      {children}
    </Counts>
  );
}
