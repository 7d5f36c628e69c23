'use client';
import { type CalendarDate, formatScreenDate } from '@sereno/domain/calendar';
import { formatCents } from '@sereno/domain/money';
import { type QuotationRow, type QuotationStatus, quotationStatus } from '@sereno/domain/quotation';
import { Badge, type BadgeTone, EmptyState } from '../../foundation/index.ts';
import { followLink } from '../../foundation/button/plainPress.ts';
import { useTexts } from '../../locale/index.ts';
import { prospectCardTexts } from '../../locale/texts/es/prospectCard.ts';
import { Sales } from './SaleList.styles.ts';
import { SaleSkeleton } from './SaleSkeleton.tsx';
import type { RootProps } from '../../state/rootProps.ts';

export type ProspectQuotationsProps = RootProps & {
  /** The quotations in display order; undefined while loading. */
  quotations: readonly QuotationRow[] | undefined;
  /** Today in the business zone: a quotation is valid on its last day too. */
  today: CalendarDate;
  /** URL of a quotation's page. */
  href: (id: number) => string;
  /** Called with the URL on a plain press of a link, instead of a page load. Default: ordinary links. */
  onNavigate?: ((href: string) => void) | undefined;
};

const TONES: Readonly<Record<QuotationStatus, BadgeTone>> = {
  contracted: 'positive',
  expired: 'neutral',
  valid: 'info',
};

/** The quotations of a prospect, each with a link to its sheet, its total and its validity. */
export function ProspectQuotations({ quotations, today, href, onNavigate, ...root }: ProspectQuotationsProps) {
  const t = useTexts(prospectCardTexts);
  if (quotations === undefined) return <SaleSkeleton {...root} />;
  if (quotations.length === 0) return <EmptyState {...root} title={t('prospectQuotations.empty')} />;
  return (
    <div {...root}>
      <Sales aria-label={t('prospectQuotations.title')}>
        {quotations.map((quotation) => {
          const standing = quotationStatus(quotation, today);
          const { id, number, productName, payments, quotedOn, total } = quotation;
          const facts = [
            productName,
            payments === 0 ? t('prospectQuotations.cash') : t('prospectQuotations.payments', { count: payments }),
            quotedOn === null ? t('prospectQuotations.noDate') : formatScreenDate(quotedOn),
          ].filter(Boolean);
          return (
            <li key={id}>
              <span className="first">
                <a href={href(id)} onClick={(event) => followLink(event, onNavigate)}>
                  {number}
                </a>
                <Badge tone={TONES[standing]}>{t(`prospectQuotations.${standing}`)}</Badge>
              </span>
              <span className="amount">{formatCents(total)}</span>
              <span className="quiet">{facts.join(' · ')}</span>
            </li>
          );
        })}
      </Sales>
    </div>
  );
}
