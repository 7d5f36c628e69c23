'use client';
import type { PendingWeek } from '@sereno/domain/commission';
import { formatPesos } from '@sereno/domain/money';
import { type BusinessWeek, type CataloguedWeek, formatWeek, weekLabelParts } from '@sereno/domain/week';
import { useId } from 'react';
import { Signature } from '../../foundation/icons/signature.ts';
import { useTexts } from '../../locale/index.ts';
import { commissionTexts } from '../../locale/texts/es/commission.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { Heading, Root, Week, Weeks } from './PendingWeeks.styles.ts';

export type PendingWeeksProps = RootProps<HTMLElement> & {
  /** The weeks that await the signed-in adviser, in display order. */
  weeks: readonly PendingWeek[];
  /** The displayed week; null without one. */
  current: BusinessWeek | null;
  /** The company's own weeks, whose days take precedence (WKP-11). Default: the computed ones. */
  catalogue?: readonly CataloguedWeek[] | undefined;
  /** Called with the pressed week. */
  onChoose: (week: BusinessWeek) => void;
};

/** 'N semanas por firmar': the pending weeks, each with its pay; nothing when there are none. */
export function PendingWeeks({ weeks, current, catalogue = [], onChoose, ...root }: PendingWeeksProps) {
  const t = useTexts(commissionTexts);
  const headingId = useId();
  if (weeks.length === 0) return null;
  const chosen = current && formatWeek(current);
  return (
    <Root {...root} aria-labelledby={headingId}>
      <Heading id={headingId}>
        <Signature aria-hidden />
        {t('pendingWeeks.title', { count: weeks.length })}
      </Heading>
      <Weeks>
        {weeks.map(({ week, toPay }) => (
          <li key={formatWeek(week)}>
            <Week
              type="button"
              aria-current={chosen === formatWeek(week) ? 'true' : undefined}
              onClick={() => onChoose(week)}
            >
              <span>{t('pendingWeeks.week', weekLabelParts(week, {}, catalogue))}</span>{' '}
              <strong>{formatPesos(toPay)}</strong>
            </Week>
          </li>
        ))}
      </Weeks>
    </Root>
  );
}
